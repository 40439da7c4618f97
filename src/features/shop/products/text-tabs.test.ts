import { describe, expect, test } from 'vitest'
import type { Product } from '@/payload-types'
import { textTabs } from './text-tabs'

const text = (words: string) =>
  ({
    root: { type: 'root', children: [{ type: 'paragraph', version: 1, children: [{ type: 'text', text: words }] }] },
  }) as unknown as NonNullable<Product['description']>

const ids = (product: Parameters<typeof textTabs>[0]): string[] => textTabs(product).map(({ id }) => id)

describe('PRD-06 the texts of a product', () => {
  test('are its description and its details, in their order', () => {
    const details = [
      { title: 'Storage', content: text('Dry') },
      { title: 'Use', content: text('Whole') },
    ]
    expect(ids({ description: text('Caps'), details })).toEqual(['description', 'detail-1', 'detail-2'])
  })

  test('have no tab when they are empty, and the ids of the others stay', () => {
    expect(ids({})).toEqual([])
    expect(ids({ description: text(' ') })).toEqual([])
    const details = [
      { title: 'Storage', content: null },
      { title: 'Use', content: text('Whole') },
    ]
    expect(ids({ description: null, details })).toEqual(['detail-2'])
  })
})
