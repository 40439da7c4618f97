import { expect, test, vi } from 'vitest'
import { publicFindEvery } from '@/cms/public-find'
import type { Mushroom } from '@/payload-types'
import { compoundAt } from './model'
import { speciesWithCompound } from './reads'

vi.mock('@/cms/public-find', () => ({ publicFindEvery: vi.fn() }))

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

const none = (id: number): Mushroom => {
  const { specie, ...rest } = species(id, 'None found', 0)
  const psychoactiveChem = { units: 'mg/g dry', psilocybin: 0, ranges: [{ compound: 'psilocybin' as const, max: 0 }] }
  return { ...rest, specie: { ...specie, chemistry: { psychoactiveChem } } }
}

const ranked = async (found: Mushroom[], group = 'psychoactive', name = 'psilocybin'): Promise<number[]> => {
  vi.mocked(publicFindEvery).mockResolvedValue(found)
  const compound = compoundAt(group, name)
  if (!compound) throw new Error('no such compound')
  return (await speciesWithCompound(compound, 'es')).map(({ species: { id } }) => id)
}

test('NAV-11 species with a compound are sorted by amount, equals by the locale’s alphabet, unknown last', async () => {
  expect(await ranked(some)).toEqual([4, 3, 1, 2])
  expect(await ranked([])).toEqual([])
})

test('NAV-11 a species measured at zero is not listed under a compound, unless a study found some', async () => {
  expect(await ranked([none(5), ...some])).toEqual([4, 3, 1, 2])
  const other = species(6, 'Other study', 0)
  const ranges = [{ compound: 'psilocybin' as const, min: 0, max: 3 }]
  const specie = { ...other.specie, chemistry: { psychoactiveChem: { psilocybin: 0, ranges } } }
  expect(await ranked([none(5), { ...other, specie }])).toEqual([6])
})

test('SAF-04 NAV-11 a harmful species is listed under its psychoactive compounds, and under none as medicinal', async () => {
  const graded = (id: number, edibility: Mushroom['specie']['edibility']): Mushroom => {
    const { specie, ...rest } = species(id, `Species ${id}`, 2)
    const medicinalChem = [{ name: 'beta-glucans' as const, amount: 9, units: 'mg/g dry' }]
    return { ...rest, specie: { ...specie, edibility, chemistry: { ...specie.chemistry, medicinalChem } } }
  }
  const regraded = [graded(1, 'deadly'), graded(2, 'toxic'), graded(3, 'suspect'), graded(4, 'edible')]
  expect(await ranked(regraded, 'psychoactive', 'psilocybin')).toEqual([1, 2, 3, 4])
  expect(await ranked(regraded, 'medicinal', 'beta-glucans')).toEqual([4])
})
