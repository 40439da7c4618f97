import { beforeEach, expect, test, vi } from 'vitest'
import type { EmbeddedEntryList } from '@/features/community/ui'
import type { CommunityListBlock as Block } from '@/payload-types'
import { rendered } from '../rendered.fixtures'
import { CommunityListBlock } from './component'
import { communityListFixture } from './fixture'

/** The published documents by key, as the mocked `aboutOf` returns them. */
const abouts = vi.hoisted(() => new Map<string, { collection: string; title: string; path: string; rated: boolean }>())

vi.mock('@/features/community/server', () => ({ aboutOf: (key: string) => Promise.resolve(abouts.get(key) ?? null) }))
vi.mock('@/features/community/ui', () => ({
  EmbeddedEntryList: ({ id, about, kind, ratingsOnly }: Parameters<typeof EmbeddedEntryList>[0]) =>
    `${kind} of ${id}, ${about.title}${ratingsOnly ? ', ratings only' : ''}`,
}))

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
beforeEach(() => {
  warn.mockClear()
  abouts.clear()
  for (const [key, title, rated] of [
    ['products:3', 'Grow kit', true],
    ['products:8', 'Withdrawn spawn', false],
    ['mushrooms:1', 'A mushroom', true],
  ] as const)
    abouts.set(key, { collection: key.split(':')[0] ?? '', title, path: '/a', rated })
})

const draw = (over: Partial<Block>): Promise<string> =>
  rendered(<CommunityListBlock block={{ ...communityListFixture, ...over }} locale="en" first={false} />)

const doc = (relationTo: 'products' | 'mushrooms', value: number): Block['doc'] => ({ relationTo, value })

test('BLK-11 a community list, or its ratings alone, is rendered on any page', async () => {
  expect(await draw({})).toBe('reviews of 3, Grow kit')
  expect(await draw({ ratingsOnly: true })).toBe('reviews of 3, Grow kit, ratings only')
  expect(await draw({ list: 'comments', ratingsOnly: true })).toBe('comments of 3, Grow kit')
  expect(await draw({ doc: doc('mushrooms', 1), list: 'impressions' })).toBe('impressions of 1, A mushroom')
  expect(await draw({ doc: doc('products', 8), list: 'comments' })).toBe('comments of 8, Withdrawn spawn')
})

test.each([
  ['what is not published', { doc: doc('products', 7) }],
  ['a kind it cannot have', { list: 'impressions' }],
  ['ratings of what was found to poison', { doc: doc('products', 8) }],
] as const)('BLK-11 SAF-04 a list of %s is skipped with a warning', async (_, over) => {
  expect(await draw(over)).toBe('')
  expect(warn).toHaveBeenCalledOnce()
})
