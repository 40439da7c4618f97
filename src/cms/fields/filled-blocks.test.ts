import { expect, test } from 'vitest'
import { isEmptyBlock, needsOneOf } from './filled-blocks'

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
])('BLK-01 %j is not', (block) => {
  expect(isEmptyBlock(block, blocks)).toBe(false)
})
