// @ts-check
import { secondsSince } from './steps.mjs'

/**
 * @typedef {object} Task
 * @property {string} name
 * @property {(report: (progress: string) => void) => Promise<unknown>} work A string that it returns is shown behind its
 *   name. `report` tells how far it is, in a few words.
 */

/**
 * Runs tasks in parallel with one progress view: on a terminal one live line per running task, elsewhere one line per
 * finished task. The first failure ends the view.
 * @param {readonly Task[]} tasks
 * @param {Pick<NodeJS.WriteStream, 'isTTY' | 'write'>} [out]
 * @returns {Promise<void>}
 */
export async function sideBySide(tasks, out = process.stdout) {
  const begun = Date.now()
  const open = new Map(tasks.map(({ name }) => [name, '']))
  let drawn = 0
  const draw = (finished = '') => {
    const lines = out.isTTY
      ? [...open].map(([name, progress]) => `… ${name} ${secondsSince(begun)}  ${progress}\n`)
      : []
    out.write(`${drawn > 0 ? `\u001b[${drawn}A\u001b[0J` : ''}${finished}${lines.join('')}`)
    drawn = lines.length
  }
  draw()
  const timer = out.isTTY ? setInterval(draw, 250) : undefined
  try {
    await Promise.all(
      tasks.map(async ({ name, work }) => {
        const said = await work((progress) => {
          if (open.has(name)) open.set(name, progress)
        })
        open.delete(name)
        draw(`✓ ${name}${typeof said === 'string' ? `: ${said}` : ''} (${secondsSince(begun)})\n`)
      }),
    )
  } finally {
    clearInterval(timer)
  }
}
