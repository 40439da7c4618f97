import { expect, test } from 'vitest'
import { holdsEmptyBlock, isEmptyBlock, nameOfBlock, needsOneOf } from './filled-blocks'

const blocks = {
  text: { custom: needsOneOf('body', 'links') },
  columns: { custom: needsOneOf('columns.body', 'columns.links.label') },
  cards: { custom: { ...needsOneOf('docs'), when: { source: 'chosen' } } },
  list: {},
}
const text = (words: string) => ({
  root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text: words }] }] },
})

test.each([
  { blockType: 'text' },
  { blockType: 'text', body: null, links: [] },
  { blockType: 'text', body: text('   ') },
  { blockType: 'text', body: '', links: null },
  { blockType: 'text', body: '   ' },
  { blockType: 'columns', columns: [{ id: 'a' }, { id: 'b', body: text(''), links: [] }] },
  { blockType: 'columns', columns: [{ links: [{ id: 'c', label: ' ' }] }] },
  { blockType: 'columns', columns: 'x' },
  { blockType: 'cards', source: 'chosen', docs: [] },
])('BLK-01 %j is empty', (block) => {
  expect(isEmptyBlock(block, blocks)).toBe(true)
})

test.each([
  { blockType: 'text', body: text('words') },
  { blockType: 'text', body: { root: { children: [{ type: 'upload' }] } } },
  { blockType: 'text', links: [{}] },
  { blockType: 'columns', columns: [{ id: 'a' }, { body: text('words') }] },
  { blockType: 'columns', columns: [{ links: [{ label: 'Read on' }] }] },
  { blockType: 'cards', source: 'newest', docs: [] },
  { blockType: 'cards', source: 'chosen', docs: [{ relationTo: 'posts', value: 1 }] },
  { blockType: 'list' },
  { blockType: 'unknown' },
  { blockType: 'constructor' },
  null,
  'text',
])('BLK-01 %j is not empty', (block) => {
  expect(isEmptyBlock(block, blocks)).toBe(false)
})

test('BLK-01 RTX-01 an empty block inside rich text is found, in any rich text of a block', () => {
  const inside = (fields: object) => ({ root: { type: 'root', children: [{ type: 'block', fields }] } })
  const empty = inside({ blockType: 'text', body: null })
  for (const value of [empty, { blockType: 'columns', columns: [{ body: text('words') }, { body: empty }] }])
    expect(holdsEmptyBlock(value, blocks)).toBe(true)
  for (const value of [
    inside({ blockType: 'text', body: 'words' }),
    inside({ blockType: 'unknown' }),
    text('a'),
    null,
    7,
  ])
    expect(holdsEmptyBlock(value, blocks)).toBe(false)
})

test('BLK-01 an empty block is named by its number and its kind, in the editor’s language', () => {
  const named = { ...blocks, text: { labels: { singular: { en: 'Text', es: 'Texto', pt: 'Texto' }, plural: 'Texts' } } }
  const rows = [{ blockType: 'list' }, { blockType: 'text' }]
  expect(nameOfBlock(rows, 1, named, 'es')).toBe('El bloque 2 (Texto)')
  expect(nameOfBlock(rows, 1, named, 'de')).toBe('Block 2 (Text)')
  expect(nameOfBlock(rows, 0, named, 'pt')).toBe('O bloco 1 (list)')
})
