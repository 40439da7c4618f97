import { beforeEach, expect, test, vi } from 'vitest'
import { markFallbacks, publicFind } from '@/cms/public-find'
import type { Mushroom } from '@/payload-types'
import { plateOfSeason, speciesInSeason } from './reads'

vi.mock('@/cms/public-find', () => ({ publicFind: vi.fn(), markFallbacks: vi.fn() }))

const species = (id: number, edibility: Mushroom['specie']['edibility'], ...months: number[]): Mushroom => ({
  id,
  slug: `species-${id}`,
  title: `Species ${id}`,
  specie: {
    scientificName: `Genus ${id}`,
    edibility,
    seasonNorth: months.map(String) as NonNullable<Mushroom['specie']['seasonNorth']>,
  },
  createdAt: '',
  updatedAt: '',
})

const fruiting = [
  species(1, 'medicinal', 10, 11, 12),
  species(2, 'edible', 8, 9, 10, 11),
  species(3, 'choice', 9, 10, 11, 12, 1),
  species(4, 'choice', 10, 11, 12),
]

beforeEach(() => {
  vi.mocked(markFallbacks).mockReset()
  vi.mocked(publicFind)
    .mockReset()
    .mockImplementation(({ where, limit = 0 }) => {
      const wanted: unknown = where?.id
      const docs =
        typeof wanted === 'object' && wanted !== null && 'in' in wanted && Array.isArray(wanted.in)
          ? fruiting.filter(({ id }) => (wanted.in as unknown[]).includes(id)).slice(0, limit)
          : fruiting
      return Promise.resolve({ docs } as never)
    })
})

const ids = async (part: { limit: number; skip?: number }): Promise<number[]> =>
  (await speciesInSeason(11, 'es', part)).map(({ id }) => id)

test('SPC-01 in season: those at their height first, those for the pan before those for the teapot', async () => {
  expect(await ids({ limit: 10 })).toEqual([4, 3, 2, 1])
  const where = vi.mocked(publicFind).mock.calls[0]?.[0].where
  expect(where).toEqual({
    and: [{ 'specie.seasonNorth': { in: ['11'] } }, { 'specie.edibility': { not_in: ['toxic', 'psychoactive'] } }],
  })
})

test('SPC-01 a list that leaves out the first begins with the second', async () => {
  expect(await ids({ limit: 2, skip: 1 })).toEqual([3, 2])
  expect(await ids({ limit: 6, skip: 4 })).toEqual([])
})

test('NAV-01 the plate of the month is that of the first, and knows what is not in the reader’s language', async () => {
  expect((await plateOfSeason(11, 'es'))?.id).toBe(4)
  expect(markFallbacks).toHaveBeenCalledOnce()
  vi.mocked(publicFind).mockResolvedValue({ docs: [] } as never)
  expect(await plateOfSeason(2, 'es')).toBeNull()
})
