import { afterEach, expect, test, vi } from 'vitest'
import type { CommunityListBlock as Block, Mushroom } from '@/payload-types'
import { rendered } from '../rendered.fixtures'
import { CommunityListBlock } from './component'
import { communityListFixture } from './fixture'

vi.mock('@/features/community/ui', () => ({
  GuestList: ({ title, kind, ratingsOnly }: { title: string; kind: string; ratingsOnly: boolean }) =>
    `${kind} of ${title}${ratingsOnly ? ', ratings only' : ''}`,
}))

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
afterEach(() => warn.mockClear())

const draw = (over: Partial<Block>): Promise<string> =>
  rendered(<CommunityListBlock block={{ ...communityListFixture, ...over }} locale="en" first={false} />)

const species = (edibility: string): Block['doc'] => ({
  relationTo: 'mushrooms',
  value: { id: 1, title: 'A mushroom', slug: 'a', specie: { edibility } } as unknown as Mushroom,
})

test('BLK-11 a list of the community, or its ratings, stands on any page', async () => {
  expect(await draw({})).toBe('reviews of Grow kit')
  expect(await draw({ ratingsOnly: true })).toBe('reviews of Grow kit, ratings only')
  expect(await draw({ list: 'comments', ratingsOnly: true })).toBe('comments of Grow kit')
  expect(await draw({ doc: species('choice'), list: 'impressions' })).toBe('impressions of A mushroom')
})

test.each([
  ['what is not published', { doc: { relationTo: 'products', value: 7 } }],
  ['a kind it cannot have', { list: 'impressions' }],
  ['ratings of what poisons', { doc: species('deadly'), list: 'impressions' }],
] as const)('BLK-11 a list of %s is skipped with a warning', async (_, over) => {
  expect(await draw(over)).toBe('')
  expect(warn).toHaveBeenCalledOnce()
})
