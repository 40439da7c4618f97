import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ensureEnvironment, loadEnvironment, siteAddress, siteEnvironment } from './environment.mjs'

const home = process.cwd()
let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sporeprint-env-'))
  process.chdir(folder)
  for (const name of ['PAYLOAD_SECRET', 'ADMIN_EMAIL', 'ADMIN_PASSWORD', 'SMTP_URL']) vi.stubEnv(name, undefined)
})
afterEach(() => {
  process.chdir(home)
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

const text = () => readFileSync('.env', 'utf8')
const mode = () => statSync('.env').mode & 0o777

describe('.env', () => {
  test('is written with mode 600, with a random secret and admin password', () => {
    expect(ensureEnvironment()).toBe(true)
    expect(mode()).toBe(0o600)
    expect(parseEnv(text())).toEqual({
      PAYLOAD_SECRET: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      ADMIN_EMAIL: 'admin@sporeprint.example',
      ADMIN_PASSWORD: expect.stringMatching(/^[a-z2-9]{20}$/) as string,
    })
    const first = text()
    rmSync('.env')
    ensureEnvironment()
    expect(text()).not.toBe(first)
  })

  test('is not changed by a second run', () => {
    ensureEnvironment()
    const before = text()
    expect(ensureEnvironment()).toBe(false)
    expect(text()).toBe(before)
  })

  test('begun by an owner gets the missing lines, and keeps the others', () => {
    writeFileSync('.env', '# mine\nADMIN_EMAIL=me@example.org\nPORT=4000')
    expect(ensureEnvironment()).toBe(true)
    expect(text().startsWith('# mine\nADMIN_EMAIL=me@example.org\nPORT=4000\nPAYLOAD_SECRET=')).toBe(true)
    expect(text().match(/ADMIN_EMAIL/g)).toHaveLength(1)
    expect(mode()).toBe(0o600)
  })

  test('that begins with a byte order mark keeps its first line, and its secret', () => {
    writeFileSync('.env', `\uFEFFPAYLOAD_SECRET=${'s'.repeat(40)}\nADMIN_EMAIL=me@example.org\n`)
    ensureEnvironment()
    loadEnvironment()
    expect(process.env.PAYLOAD_SECRET).toBe('s'.repeat(40))
    expect(text().match(/PAYLOAD_SECRET/g)).toHaveLength(1)
  })

  test('that others can read gets mode 600, its content unchanged', () => {
    ensureEnvironment()
    const before = text()
    chmodSync('.env', 0o644)
    expect(ensureEnvironment()).toBe(false)
    expect([mode(), text()]).toEqual([0o600, before])
  })

  test('is not written where the shell sets all of its variables', () => {
    vi.stubEnv('PAYLOAD_SECRET', 's'.repeat(32))
    vi.stubEnv('ADMIN_EMAIL', 'me@example.org')
    vi.stubEnv('ADMIN_PASSWORD', 'a-long-enough-password')
    expect(ensureEnvironment()).toBe(false)
    expect(() => text()).toThrow('ENOENT')
  })
})

describe('a program beside the site', () => {
  test('uses the .env of the site, and fails without one instead of writing it', () => {
    expect(siteEnvironment).toThrow('no PAYLOAD_SECRET')
    expect(existsSync('.env')).toBe(false)
    ensureEnvironment()
    const before = text()
    siteEnvironment()
    expect(process.env.PAYLOAD_SECRET).toBe(parseEnv(before).PAYLOAD_SECRET)
    expect(text()).toBe(before)
  })
})

describe('an empty variable of the shell', () => {
  beforeEach(() => {
    ensureEnvironment()
    writeFileSync('.env', `${text()}SMTP_URL=smtp://localhost\n`)
    for (const name of ['PAYLOAD_SECRET', 'ADMIN_PASSWORD', 'SMTP_URL']) vi.stubEnv(name, '')
  })

  test('does not cause a second secret to be written to .env', () => {
    const before = text()
    expect(ensureEnvironment()).toBe(false)
    expect(text()).toBe(before)
  })

  test('replaces the value of .env for an optional variable, not for a required one', () => {
    loadEnvironment()
    const file = parseEnv(text())
    expect(process.env.PAYLOAD_SECRET).toBe(file.PAYLOAD_SECRET)
    expect(process.env.ADMIN_PASSWORD).toBe(file.ADMIN_PASSWORD)
    expect(process.env.SMTP_URL).toBe('')
  })
})

test('the README names every variable of the environment', () => {
  const names = [...readFileSync(path.join(home, 'src/core/env.ts'), 'utf8').matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(
    ([, name]) => name,
  )
  const rows = readFileSync(path.join(home, 'README.md'), 'utf8').matchAll(/^\| `([A-Z][A-Z_]+)`/gm)
  expect(names.length).toBeGreaterThan(10)
  expect([...rows].map(([, name]) => name).sort()).toEqual(names.sort())
})

describe('a malformed line of .env', () => {
  test.each([
    ['a full-width sign', 'PORT=4000\nSITE_URL＝https://guide.example.org\n', 2],
    ['a colon', '# mine\n\nSMTP_URL: smtp://mail.example.org\n', 3],
    ['a name with a sign that nobody sees', '\u200BTRUST_PROXY=true', 1],
    ['a value whose quote is closed on the next line only', 'MAIL_FROM="Guide\nPORT="4000"\n', 2],
  ])('with %s is reported by its number, without its value', (_, text, line) => {
    writeFileSync('.env', text)
    const error = { message: `line ${line} of .env is no NAME=value` }
    expect(() => ensureEnvironment()).toThrow(expect.objectContaining(error))
    expect(() => siteEnvironment()).toThrow(expect.objectContaining(error))
    expect(readFileSync('.env', 'utf8')).toBe(text)
  })

  test.each(['# a\r\nA=1\r\n', 'export A=1', '  A = 1 # one', 'A="1\n2=\n3" # all\nB=2', "A=it's\nB=you're", 'A='])(
    'is not found in %j',
    (text) => {
      writeFileSync('.env', text)
      expect(() => loadEnvironment()).not.toThrow()
      for (const name of ['A', 'B']) vi.stubEnv(name, undefined)
    },
  )

  test('.env.local, which Next alone reads, is an error that says where its lines belong', () => {
    writeFileSync('.env.local', 'DATABASE_URL=postgres://u:p@db/guide\n')
    const advice = 'Put its lines into .env, and delete or rename it.'
    expect(() => ensureEnvironment()).toThrow(expect.objectContaining({ advice }))
  })
})

test('the site’s address has no slash at its end', () => {
  vi.stubEnv('SITE_URL', 'https://guide.example.org/')
  expect(siteAddress()).toBe('https://guide.example.org')
})
