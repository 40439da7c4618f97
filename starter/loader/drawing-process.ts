import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { DrawnSvg } from './drawing-process.entry'

export type DrawingProcess = {
  /**
   * The SVG text of a picture of the catalogue.
   * @throws Error with the message of what failed in the child process
   */
  svgOf: (key: string) => Promise<string>
  end: () => void
}

/** The child loads TypeScript through tsx; a large young generation suits drawing, whose objects are short-lived. */
const execArgv = ['--max-semi-space-size=64', '--conditions=production', '--import', 'tsx']

/**
 * Draws pictures in a child process, forked at the first request: drawing them all takes half a minute, during which
 * this process writes documents. It is no worker thread, because tsx does not transpile imports there.
 */
export function drawingProcess(): DrawingProcess {
  let begun: ChildProcess | undefined
  const waiting = new Map<string, { resolve: (svg: string) => void; reject: (error: Error) => void }>()

  const begin = (): ChildProcess => {
    const child = fork(fileURLToPath(new URL('./drawing-process.entry.ts', import.meta.url)), { execArgv })
    child.on('message', (drawn: DrawnSvg) => {
      const picture = waiting.get(drawn.key)
      waiting.delete(drawn.key)
      if ('svg' in drawn) picture?.resolve(drawn.svg)
      else picture?.reject(new Error(`"${drawn.key}" could not be drawn: ${drawn.error}`))
    })
    const failed = (reason: string): void => {
      for (const [key, { reject }] of waiting) reject(new Error(`"${key}" could not be drawn: ${reason}`))
    }
    child.on('error', (error) => failed(error.message))
    child.on('exit', (code, signal) => failed(`its process ended with ${code ?? signal}`))
    return child
  }

  return {
    svgOf: (key) =>
      new Promise((resolve, reject) => {
        begun ??= begin()
        waiting.set(key, { resolve, reject })
        begun.send(key)
      }),
    end: () => begun?.disconnect(),
  }
}
