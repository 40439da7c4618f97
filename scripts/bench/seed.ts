import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { step, typescript } from '../lib/steps.mjs'
import { benchEnvironment, script } from './catalogue'

const kills = 10

const environment = (folder: string): NodeJS.ProcessEnv => ({ ...process.env, ...benchEnvironment, DATA_DIR: folder })

type Digests = Readonly<Record<string, string>>

/** A digest of every table's content. */
async function contents(folder: string): Promise<Digests> {
  const env = { ...environment(folder), TSX_TSCONFIG_PATH: 'scripts/bench/tsconfig.json' }
  const out = await script('scripts/bench/table-digests.ts', env)
  return JSON.parse(out.trim().split('\n').at(-1) ?? '') as Digests
}

const different = (one: Digests, other: Digests): string[] =>
  Object.keys(one).filter((name) => one[name] !== other[name])

/** Fills a database and returns the last line of output; `killAfter` (ms) kills the process on the way. */
const fill = (folder: string, killAfter?: number): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...typescript, 'scripts/prepare.ts'], {
      env: environment(folder),
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    const timer = killAfter ? setTimeout(() => child.kill('SIGKILL'), killAfter) : undefined
    child.on('exit', (code, signal) => {
      clearTimeout(timer)
      if (code === 0 || signal === 'SIGKILL') resolve(output.trim().split('\n').at(-1)?.trim() ?? '')
      else reject(new Error(`The seed ended with ${String(code)}`))
    })
  })

const empty = (folder: string): void => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
}

/**
 * Seeds an empty database, a second time, and with ten kills at random moments; reports tables that differ in the end.
 */
export async function benchSeed(): Promise<void> {
  const folder = path.resolve('.data/bench-seed')
  console.log('\n| seed | seconds | rows |\n|---|---|---|')
  const timed = async (name: string, work: () => Promise<string>): Promise<void> => {
    const begun = performance.now()
    const said = await work()
    console.log(`| ${name} | ${((performance.now() - begun) / 1000).toFixed(1)} | ${said} |`)
  }
  let whole: Digests = {}
  await step('Seed', async () => {
    empty(folder)
    await timed('from nothing, every picture drawn', () => fill(folder))
    whole = await contents(folder)
    await timed('again', () => fill(folder))
    const changed = different(whole, await contents(folder))
    if (changed.length > 0) throw new Error(`The second run changed ${changed.join(', ')}`)
    empty(folder)
    for (let at = 0; at < kills; at += 1) await fill(folder, 3000 + Math.random() * 22_000)
    await timed(`after ${kills} kills`, () => fill(folder))
    const left = different(whole, await contents(folder))
    console.log(`\nAfter ${kills} kills: ${left.length === 0 ? 'the same content' : `different in ${left.join(', ')}`}`)
  })
  rmSync(folder, { recursive: true, force: true })
}
