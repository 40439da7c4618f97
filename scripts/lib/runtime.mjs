// @ts-check
import { existsSync, realpathSync, rmSync } from 'node:fs'
import { run } from './steps.mjs'

/** Where npm puts the Node of the lock file, on systems that it has one for; npm's scripts find it before any other. */
const ownNode = 'node_modules/.bin/node'

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
