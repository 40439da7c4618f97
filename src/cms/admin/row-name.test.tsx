import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { LiveRowName } from './row-name.client'

const row = vi.hoisted(() => ({ current: { data: {}, rowNumber: 1 } }))
vi.mock('@payloadcms/ui', () => ({ useRowLabel: () => row.current }))

const drawn = (data: object, words: Record<string, string> | null = null): string => {
  row.current = { data, rowNumber: 1 }
  return renderToStaticMarkup(<LiveRowName by="name" words={words} plain="Names" />).replace(/<[^>]*>/g, '')
}

beforeEach(() => {
  row.current = { data: {}, rowNumber: 1 }
})

test.each([
  ['a text', { name: 'Porcini' }, null, 'Porcini'],
  ['a choice', { name: 'muscimol' }, { muscimol: 'Muscimol' }, 'Muscimol'],
  ['a chosen document', { name: 12 }, { 12: 'Anxiety' }, 'Anxiety'],
  ['one chosen a moment ago', { name: 13 }, { 12: 'Anxiety' }, 'Names 02'],
  [
    'rows below',
    {
      name: [
        { id: 'a', key: 'size', option: '100 g' },
        { id: 'b', key: 'cut', option: 'whole' },
      ],
    },
    null,
    'size: 100 g, cut: whole',
  ],
  ['nothing', {}, null, 'Names 02'],
  ['a long text', { name: 'a'.repeat(90) }, null, `${'a'.repeat(80)}…`],
])('the label of a row is made from %s', (_what, data, words, name) => {
  expect(drawn(data, words)).toBe(name)
})
