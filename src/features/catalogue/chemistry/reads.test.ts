import { expect, test, vi } from 'vitest'
import { publicFind, publicFindEvery } from '@/cms/public-find'
import type { Mushroom } from '@/payload-types'
import { compoundAt } from './model'
import { speciesWithCompound } from './reads'

vi.mock('@/cms/public-find', () => ({ publicFind: vi.fn(), publicFindEvery: vi.fn() }))

const species = (id: number, title: string, psilocybin: number | null): Mushroom => ({
  id,
  slug: `species-${id}`,
  title,
  specie: {
    scientificName: `Genus ${id}`,
    edibility: 'psychoactive',
    chemistry: {
      psychoactiveChem: {
        units: 'mg/g dry',
        psilocybin,
        ranges: [{ compound: 'psilocybin' }],
      },
    },
  },
  createdAt: '',
  updatedAt: '',
})

const some = [species(1, 'Zoned', 2), species(2, 'Unknown', null), species(3, 'Ábaco', 2), species(4, 'Strong', 9)]

const psilocybin = compoundAt('psychoactive', 'psilocybin')

const ranked = async (found: Mushroom[], limit: number): Promise<{ ids: number[]; total: number }> => {
  vi.mocked(publicFindEvery).mockResolvedValue(found)
  vi.mocked(publicFind).mockResolvedValue({ docs: found } as never)
  if (!psilocybin) throw new Error('no such compound')
  const answer = await speciesWithCompound(psilocybin, 'es', limit)
  return { ids: answer.ranked.map(({ species: { id } }) => id), total: answer.total }
}

test('NAV-11 the richest come first, equals by name as the reader sorts names, unknown last', async () => {
  expect(await ranked(some, 48)).toEqual({ ids: [4, 3, 1, 2], total: 4 })
})

test('NAV-11 a page has the first of them, and counts all', async () => {
  expect(await ranked(some, 2)).toEqual({ ids: [4, 3], total: 4 })
  expect(vi.mocked(publicFind).mock.lastCall?.[0].where).toEqual({ id: { in: [4, 3] } })
  expect(await ranked([], 2)).toEqual({ ids: [], total: 0 })
})
