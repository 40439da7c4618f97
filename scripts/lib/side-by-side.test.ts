import { expect, test } from 'vitest'
import { sideBySide } from './side-by-side.mjs'

/** What a terminal, or a file, was given to write. */
function written(isTTY: boolean) {
  const texts: string[] = []
  return { texts, out: { isTTY, write: (text: string) => texts.push(text) > 0 } }
}

/** Two tasks that end in the other order than they began. */
const tasks = () => {
  let second: () => void
  const ended = new Promise<void>((resolve) => (second = resolve))
  return [
    { name: 'Build', work: () => ended.then(() => 'done') },
    {
      name: 'Catalogue',
      work: (report: (progress: string) => void) => {
        report('5 of 10')
        setImmediate(second)
        return Promise.resolve(undefined)
      },
    },
  ]
}

const plain = (texts: readonly string[]): string[] => texts.map((text) => text.replaceAll(/\d+\.\d s/g, 'N s'))

test('without a terminal each task is printed as a line when it ends', async () => {
  const { texts, out } = written(false)
  await sideBySide(tasks(), out)
  expect(plain(texts)).toEqual(['', '✓ Catalogue (N s)\n', '✓ Build: done (N s)\n'])
})

test('a terminal shows running tasks, and overwrites only the lines it printed', async () => {
  const { texts, out } = written(true)
  await sideBySide(tasks(), out)
  expect(plain(texts)).toEqual([
    '… Build N s  \n… Catalogue N s  \n',
    '\u001b[2A\u001b[0J✓ Catalogue (N s)\n… Build N s  \n',
    '\u001b[1A\u001b[0J✓ Build: done (N s)\n',
  ])
})

test('sideBySide throws the first error of a task', async () => {
  const { out } = written(false)
  const failing = [{ name: 'Build', work: () => Promise.reject(new Error('no memory')) }]
  await expect(sideBySide(failing, out)).rejects.toThrow('no memory')
})
