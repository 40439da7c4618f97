// @ts-check
import { existsSync, realpathSync, rmSync } from 'node:fs'
import module from 'node:module'
import path from 'node:path'
import { run } from './steps.mjs'

/** The Node binary that the lock file installs, on systems for which the package has one. */
const ownNode = 'node_modules/.bin/node'

/** Exists since Node 22; the installed types are those of Node 20, the oldest that runs the site. */
const { enableCompileCache } = /** @type {{ enableCompileCache?: (folder: string) => unknown }} */ (module)

/** Turns on Node's compile cache for this process and its children, which makes later starts a quarter quicker. */
export function keepCompiled() {
  process.env.NODE_COMPILE_CACHE ??= path.resolve('node_modules/.cache/compiled')
  enableCompileCache?.(process.env.NODE_COMPILE_CACHE)
}

/**
 * Runs this program again under the Node of the lock file and exits with its code. Where that binary does not run (a
 * system without glibc), it is removed and the current Node goes on.
 */
export async function onOwnNode() {
  if (!existsSync(ownNode) || realpathSync(ownNode) === realpathSync(process.execPath)) return
  try {
    await run(ownNode, ['--version'], { quiet: true })
  } catch {
    rmSync(ownNode)
    return
  }
  // A terminal and npm both send each signal. `run` forwards the first; the second must not end us before our child.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined)
  const code = await run(ownNode, [...process.execArgv, ...process.argv.slice(1)]).then(
    () => 0,
    (error) => error.code ?? 1,
  )
  process.exit(code)
}
