import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fingerprint, isStamped, run, runScript, writeWhole } from './steps.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sporeprint-steps-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const inFolder = (...names: string[]) => path.join(folder, ...names)
const moduleOf = (name: string) => JSON.stringify(pathToFileURL(path.resolve('scripts/lib', name)).href)

/** Runs a few lines as a program of their own, in the folder; returns how it ended and what it wrote. */
const program = (code: string): Promise<{ code: number | null; out: string; err: string }> =>
  new Promise((resolve) => {
    const args = ['--input-type=module', '-e', code]
    const env = { ...process.env, PATH: `${folder}:${process.env.PATH ?? ''}` }
    const child = spawn(process.execPath, args, { cwd: folder, env })
    let [out, err] = ['', '']
    child.stdout.on('data', (chunk) => (out += String(chunk)))
    child.stderr.on('data', (chunk) => (err += String(chunk)))
    child.on('close', (ended) => resolve({ code: ended, out, err }))
  })

describe('a step', () => {
  const failing = (error: string) =>
    program(`import { step, StepError } from ${moduleOf('steps.mjs')}
      await step('Port', () => { throw ${error} })
      console.log('went on')`)

  test('that fails prints name, reason and advice without a stack, and ends the program with 1', async () => {
    expect(await failing("new StepError('it is taken', 'Take another.')")).toEqual({
      code: 1,
      out: '',
      err: '\n✗ Port failed: it is taken\n  What to do: Take another.\n',
    })
  })

  test('that fails without advice prints name and reason', async () => {
    expect(await failing("new Error('it broke')")).toEqual({ code: 1, out: '', err: '\n✗ Port failed: it broke\n' })
  })

  test('that ends prints its result and duration', async () => {
    const { code, out } = await program(
      `import { step } from ${moduleOf('steps.mjs')}\nawait step('Build', () => 'nothing to do')`,
    )
    expect([code, out]).toEqual([0, expect.stringMatching(/^✓ Build: nothing to do \(\d\.\d s\)\n$/)])
  })
})

describe('a script started by runScript', () => {
  test('loads the production builds of Lexical, whose other builds can deadlock on a top-level await', async () => {
    const code = `const names = ['lexical', '@lexical/extension', '@lexical/dragon', '@lexical/rich-text']
      console.log(names.map((name) => import.meta.resolve(name)).join())`
    const out = await runScript(['--input-type=module', '-e', code], { quiet: true })
    expect(out.split(',').map((url) => /\.(\w+)\.mjs\s*$/.exec(url)?.[1])).toEqual(Array(4).fill('prod'))
  })

  test('is run once, even if it fails', async () => {
    const file = inFolder('failing.ts')
    writeFileSync(file, "const word: string = 'once'\nconsole.log(word)\nprocess.exit(13)")
    await expect(runScript([file], { quiet: true })).rejects.toMatchObject({ code: 13, message: /code 13\nonce\n$/ })
  })
})

describe('a command', () => {
  const node = (code: string, options = {}) => run(process.execPath, ['-e', code], { quiet: true, ...options })

  test('that ends well returns what it wrote', async () => {
    expect(await node("console.log('done')")).toBe('done\n')
  })

  test('that fails rejects with its exit code and output', async () => {
    await expect(node("console.error('no room'); process.exit(3)")).rejects.toThrow(/ended with code 3\nno room\n$/)
  })

  test('has a lower priority where requested', async () => {
    const nice = async (options: object): Promise<number> =>
      Number(await node('setTimeout(() => console.log(os.getPriority()), 50)', options))
    expect((await nice({ nice: 3 })) - (await nice({}))).toBe(3)
  })

  test('that sends a message before it fails rejects with that message', async () => {
    const said = run(process.execPath, ['-e', "process.send('the disk is full'); process.exit(1)"], { hears: true })
    await expect(said).rejects.toThrow(/^the disk is full$/)
  })

  test('that was killed rejects with the signal', async () => {
    const killed = node("process.kill(process.pid, 'SIGKILL')")
    await expect(killed).rejects.toMatchObject({ signal: 'SIGKILL', message: /ended with SIGKILL/ })
  })

  test('that does not exist rejects with ENOENT', async () => {
    await expect(run(inFolder('absent'), [], { quiet: true })).rejects.toThrow('could not be started (ENOENT)')
  })

  test('that is interrupted ends the program with 130, and no advice is given', async () => {
    const interrupted = await program(
      `import { run, step } from ${moduleOf('steps.mjs')}
       await step('Seed', () => run('sh', ['-c', 'kill -INT $$']).catch(() => console.log('went on')))`,
    )
    expect(interrupted).toEqual({ code: 130, out: '', err: '' })
  })
})

describe('installPackages', () => {
  /** An npm that writes down how it was called, makes the folder, and ends `npm ci` as told. */
  const install = async (ending: string, options = '') => {
    writeFileSync(
      inFolder('npm'),
      `#!/bin/sh\necho "$1 $(echo "$*" | grep -o '[a-z]*=dev')" >> calls\n[ "$1" = install ] || ${ending}\nmkdir -p node_modules/next\n`,
    )
    chmodSync(inFolder('npm'), 0o755)
    writeFileSync(inFolder('calls'), '')
    const ended = await program(
      `import { installPackages } from ${moduleOf('install.mjs')}
       import { step } from ${moduleOf('steps.mjs')}
       await step('Packages', () => installPackages(${options}))`,
    )
    return { ...ended, calls: readFileSync(inFolder('calls'), 'utf8').trim().split('\n').filter(Boolean) }
  }
  const callsOf = async (options = '') => (await install('true', options)).calls
  const site = '{ tools: false }'
  beforeEach(() => writeFileSync(inFolder('package-lock.json'), '{}'))

  test('runs `npm install` where `npm ci` rejects the lock file', async () => {
    const { code, calls } = await install('exit 1')
    expect([code, calls]).toEqual([0, ['ci include=dev', 'install include=dev']])
  })

  test('does not retry an interrupted install', async () => {
    expect(await install('kill -INT $$')).toEqual({ code: 130, out: '', err: '', calls: ['ci include=dev'] })
  })

  test('does not retry a killed install, and prints what to check', async () => {
    const { code, err, calls } = await install('kill -KILL $$')
    expect([code, calls]).toEqual([1, ['ci include=dev']])
    expect(err).toMatch(/npm ended with SIGKILL[^]*What to do: Check the network, the free memory/)
  })

  test('omits dev packages at a first start, and adds them later without removing others', async () => {
    expect(await callsOf(site)).toEqual(['ci omit=dev'])
    expect(await callsOf(site)).toEqual([])
    expect(await callsOf()).toEqual(['install include=dev'])
    expect([await callsOf(), await callsOf(site)]).toEqual([[], []])
  })

  test('installs a changed lock file with dev packages only if they are installed or needed', async () => {
    await callsOf(site)
    writeFileSync(inFolder('package-lock.json'), '{ "other": true }')
    expect(await callsOf(site)).toEqual(['ci omit=dev'])
    writeFileSync(inFolder('package-lock.json'), '{ "third": true }')
    expect(await callsOf()).toEqual(['ci include=dev'])
    writeFileSync(inFolder('package-lock.json'), '{ "fourth": true }')
    expect(await callsOf(site)).toEqual(['ci include=dev'])
  })

  test('keeps dev packages that were installed by hand', async () => {
    mkdirSync(inFolder('node_modules'))
    expect(await callsOf(site)).toEqual(['ci include=dev'])
  })
})

describe('a fingerprint', () => {
  const print = () => fingerprint([inFolder('src'), inFolder('absent')])
  beforeEach(() => {
    mkdirSync(inFolder('src', 'deep'), { recursive: true })
    writeFileSync(inFolder('src', 'deep', 'a.ts'), 'a')
    writeFileSync(inFolder('src', 'b.ts'), 'b')
  })

  test('is the same for the same files', () => {
    expect(print()).toBe(print())
  })

  test.each<[string, () => void]>([
    ['changes', () => writeFileSync(inFolder('src', 'deep', 'a.ts'), 'A')],
    ['is new', () => writeFileSync(inFolder('src', 'c.ts'), '')],
    ['is gone', () => rmSync(inFolder('src', 'b.ts'))],
    [
      'bears what another one held',
      () => {
        writeFileSync(inFolder('src', 'deep', 'a.ts'), 'b')
        writeFileSync(inFolder('src', 'b.ts'), 'a')
      },
    ],
  ])('differs when a file %s', (_, change) => {
    const before = print()
    change()
    expect(print()).not.toBe(before)
  })
})

test('a stamp is written with its mode, creates its folder, and matches its own text alone', () => {
  const stamp = inFolder('made', 'stamp')
  expect(isStamped(stamp, 'one')).toBe(false)
  writeWhole(stamp, 'one', 0o600)
  expect([isStamped(stamp, 'one'), isStamped(stamp, 'two'), statSync(stamp).mode & 0o777]).toEqual([true, false, 0o600])
})

test('`npm run build` runs the script that also makes the server file', () => {
  expect(readFileSync('package.json', 'utf8')).toContain('"build": "node scripts/build.mjs"')
  expect(readFileSync('scripts/build.mjs', 'utf8')).toContain('buildSite({ env: buildEnvironment(')
})

test('the documented supervisor commands start Node with the flags of `npm start`', () => {
  const flags = '--max-semi-space-size=64 --conditions=production'
  expect(readFileSync('package.json', 'utf8')).toContain(`"start": "node ${flags} scripts/start.mjs"`)
  const told = readFileSync('docs/operations/run-in-production.md', 'utf8')
  const starts = [...told.matchAll(/\bnode (.*) (?:scripts\/start|\.next\/sporeprint-server)\.mjs/g)]
  expect(starts.length).toBe(3)
  for (const [, given] of starts) expect(given).toContain(flags)
})
