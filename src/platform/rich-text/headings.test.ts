import { expect, test } from 'vitest'
import { headingsOf } from './headings'

const heading = (text: string, tag = 'h2') => ({
  type: 'heading',
  tag,
  version: 1,
  children: [
    { type: 'text', text: text.slice(0, 2) },
    { type: 'link', children: [{ type: 'text', text: text.slice(2) }] },
  ],
})
const text = (...children: { type: string; version: number }[]) => ({ root: { type: 'root', children } })

test('I18-01 each section heading has a unique anchor without accents', () => {
  const value = text(
    heading('Incubación y siembra'),
    { type: 'paragraph', version: 1 },
    heading('Not a section', 'h3'),
    heading('Colheita'),
    heading('Colheita'),
    heading('   '),
  )
  expect([...headingsOf(value).values()]).toEqual([
    { id: 'text-incubacion-y-siembra', text: 'Incubación y siembra' },
    { id: 'text-colheita', text: 'Colheita' },
    { id: 'text-colheita-2', text: 'Colheita' },
  ])
})

test.each([null, undefined, text()])('%j has no sections', (value) => {
  expect(headingsOf(value).size).toBe(0)
})
