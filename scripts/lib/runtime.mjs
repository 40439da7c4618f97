// @ts-check
import { existsSync, realpathSync, rmSync } from 'node:fs'
import module from 'node:module'
import path from 'node:path'
import { run } from './steps.mjs'

/** Where npm puts the Node of the lock file, on systems that it has one for; npm's scripts find it before any other. */
const ownNode = 'node_modules/.bin/node'

/** Node 22 and newer have it; the types are those of the oldest Node that runs the site. */
const { enableCompileCache } = /** @type {{ enableCompileCache?: (folder: string) => unknown }} */ (module)

/** Has this process and those that it starts keep what Node compiles: a site is ready a quarter sooner from then on. */
export function keepCompiled() {
  process.env.NODE_COMPILE_CACHE ??= path.resolve('node_modules/.cache/compiled')
  enableCompileCache?.(process.env.NODE_COMPILE_CACHE)
}

/**
 * Goes on under the Node of the lock file once the packages are there, and ends as that ends. A system on which it does
 * not run, as one without glibc, goes on under the Node that began.
 */
export async function onOwnNode() {
  if (!existsSync(ownNode) || realpathSync(ownNode) === realpathSync(process.execPath)) return
  try {
    await run(ownNode, ['--version'], { quiet: true })
  } catch {
    rmSync(ownNode)
    return
  }
  // A terminal and npm both send a signal: the first is passed on, and the second must not end this process before the other.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined)
  const code = await run(ownNode, [...process.execArgv, ...process.argv.slice(1)]).then(
    () => 0,
    (error) => error.code ?? 1,
  )
  process.exit(code)
}
