import { expect, test } from 'vitest'
import { isEmptyBlock, needsOneOf } from './filled-blocks'

const blocks = { text: { custom: needsOneOf('body', 'links') }, list: {} }
const text = (words: string) => ({
  root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text: words }] }] },
})

test.each([
  { blockType: 'text' },
  { blockType: 'text', body: null, links: [] },
  { blockType: 'text', body: text('   ') },
  { blockType: 'text', body: '', links: null },
])('BLK-01 %j is empty', (block) => {
  expect(isEmptyBlock(block, blocks)).toBe(true)
})

test.each([
  { blockType: 'text', body: text('words') },
  { blockType: 'text', body: { root: { children: [{ type: 'upload' }] } } },
  { blockType: 'text', links: [{}] },
  { blockType: 'list' },
  { blockType: 'unknown' },
  { blockType: 'constructor' },
  null,
  'text',
])('BLK-01 %j is not', (block) => {
  expect(isEmptyBlock(block, blocks)).toBe(false)
})
