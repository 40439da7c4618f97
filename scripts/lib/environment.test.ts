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
  test('is written for its owner alone, with a secret and a login of its own', () => {
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

  test('is left byte for byte by a second run', () => {
    ensureEnvironment()
    const before = text()
    expect(ensureEnvironment()).toBe(false)
    expect(text()).toBe(before)
  })

  test('that an owner began is made complete, and keeps what stands there', () => {
    writeFileSync('.env', '# mine\nADMIN_EMAIL=me@example.org\nPORT=4000')
    expect(ensureEnvironment()).toBe(true)
    expect(text().startsWith('# mine\nADMIN_EMAIL=me@example.org\nPORT=4000\nPAYLOAD_SECRET=')).toBe(true)
    expect(text().match(/ADMIN_EMAIL/g)).toHaveLength(1)
    expect(mode()).toBe(0o600)
  })

  test('that an editor began with a mark of its encoding keeps its first line, and its secret', () => {
    writeFileSync('.env', `\uFEFFPAYLOAD_SECRET=${'s'.repeat(40)}\nADMIN_EMAIL=me@example.org\n`)
    ensureEnvironment()
    loadEnvironment()
    expect(process.env.PAYLOAD_SECRET).toBe('s'.repeat(40))
    expect(text().match(/PAYLOAD_SECRET/g)).toHaveLength(1)
  })

  test('that is complete and open to others is closed, its words untouched', () => {
    ensureEnvironment()
    const before = text()
    chmodSync('.env', 0o644)
    expect(ensureEnvironment()).toBe(false)
    expect([mode(), text()]).toEqual([0o600, before])
  })

  test('need not hold what the shell gives', () => {
    vi.stubEnv('PAYLOAD_SECRET', 's'.repeat(32))
    vi.stubEnv('ADMIN_EMAIL', 'me@example.org')
    vi.stubEnv('ADMIN_PASSWORD', 'a-long-enough-password')
    expect(ensureEnvironment()).toBe(false)
    expect(() => text()).toThrow('ENOENT')
  })
})

describe('a program beside the site', () => {
  test('runs in the environment of the site, and writes none of its own', () => {
    expect(siteEnvironment).toThrow('no PAYLOAD_SECRET')
    expect(existsSync('.env')).toBe(false)
    ensureEnvironment()
    const before = text()
    siteEnvironment()
    expect(process.env.PAYLOAD_SECRET).toBe(parseEnv(before).PAYLOAD_SECRET)
    expect(text()).toBe(before)
  })
})

describe('an empty value of the shell', () => {
  beforeEach(() => {
    ensureEnvironment()
    writeFileSync('.env', `${text()}SMTP_URL=smtp://localhost\n`)
    for (const name of ['PAYLOAD_SECRET', 'ADMIN_PASSWORD', 'SMTP_URL']) vi.stubEnv(name, '')
  })

  test('has no second secret written', () => {
    const before = text()
    expect(ensureEnvironment()).toBe(false)
    expect(text()).toBe(before)
  })

  test('hides what may be absent, and nothing that every start needs', () => {
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

describe('a line of .env that would be passed over', () => {
  test.each([
    ['a full-width sign', 'PORT=4000\nSITE_URL＝https://guide.example.org\n', 2],
    ['a colon', '# mine\n\nSMTP_URL: smtp://mail.example.org\n', 3],
    ['a name with a sign that nobody sees', '\u200BTRUST_PROXY=true', 1],
    ['a value whose quote is closed on the next line only', 'MAIL_FROM="Guide\nPORT="4000"\n', 2],
  ])('%s is named by its number, without its value', (_, text, line) => {
    writeFileSync('.env', text)
    const error = { message: `line ${line} of .env is no NAME=value` }
    expect(() => ensureEnvironment()).toThrow(expect.objectContaining(error))
    expect(() => siteEnvironment()).toThrow(expect.objectContaining(error))
    expect(readFileSync('.env', 'utf8')).toBe(text)
  })

  test.each(['# a\r\nA=1\r\n', 'export A=1', '  A = 1 # one', 'A="1\n2=\n3" # all\nB=2', "A=it's\nB=you're", 'A='])(
    '%j has none',
    (text) => {
      writeFileSync('.env', text)
      expect(() => loadEnvironment()).not.toThrow()
      for (const name of ['A', 'B']) vi.stubEnv(name, undefined)
    },
  )

  test('a file that Next alone would read is named, and where its lines belong', () => {
    writeFileSync('.env.local', 'DATABASE_URL=postgres://u:p@db/guide\n')
    const advice = 'Put its lines into .env, and delete or rename it.'
    expect(() => ensureEnvironment()).toThrow(expect.objectContaining({ advice }))
  })
})

test('the address is said without a slash at its end', () => {
  vi.stubEnv('SITE_URL', 'https://guide.example.org/')
  expect(siteAddress()).toBe('https://guide.example.org')
})
