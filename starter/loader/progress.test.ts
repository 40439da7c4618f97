import { expect, test } from 'vitest'
import { progressBar } from './progress'

/** A progress bar on a fake terminal or file, and the strings that it wrote. */
function writtenTo(isTTY: boolean) {
  const texts: string[] = []
  const out = { isTTY, write: (text: string) => texts.push(text) > 0 } as unknown as NodeJS.WriteStream
  return { texts, progress: progressBar(out) }
}

test('without a terminal each group is one line, printed when it ends', () => {
  const { texts, progress } = writtenTo(false)
  const pictures = progress.begin('Pictures', 2)
  const species = progress.begin('Species', 1)
  pictures.step(true)
  species.step(false)
  pictures.step(true)
  progress.end()
  expect(texts.map((text) => text.replaceAll(/[█░]+/g, '').replaceAll(/\s+/g, ' ').trim())).toEqual([
    'Species 1/1',
    'Pictures 2/2 2 written',
    'Total: 3 items, 2 written, 1 already there.',
  ])
})

test('a terminal shows every running group, and overwrites only the lines it printed', () => {
  const { texts, progress } = writtenTo(true)
  progress.begin('Pictures', 2)
  const species = progress.begin('Species', 1)
  expect(texts.at(-1)).toMatch(/^\u001b\[1A\u001b\[0J {2}Pictures.*\n {2}Species.*\n$/)
  species.step(true)
  expect(texts.at(-1)).toMatch(/^\u001b\[2A\u001b\[0J {2}Species.*1\/1 {2}1 written\n {2}Pictures.*0\/2\n$/)
  progress.begin('Empty', 0)
  expect(texts.at(-1)).toMatch(/^\u001b\[1A\u001b\[0J {2}Empty.*0\/0\n {2}Pictures.*0\/2\n$/)
})
