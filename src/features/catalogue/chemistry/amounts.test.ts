import { describe, expect, test } from 'vitest'
import type { Mushroom } from '@/payload-types'
import { compoundAmounts } from './amounts'

type Chemistry = NonNullable<Mushroom['specie']['chemistry']>

const species = (chemistry?: Chemistry): Pick<Mushroom, 'specie'> => ({
  specie: { scientificName: 'Psilocybe cubensis', edibility: 'psychoactive', ...(chemistry ? { chemistry } : {}) },
})
const amounts = (chemistry: Chemistry) => compoundAmounts(species(chemistry))

describe('SPC-03 psychoactive amounts', () => {
  test('hold a published range with its typical amount, unit and source', () => {
    const chemistry: Chemistry = {
      psychoactiveChem: {
        units: '% dry weight',
        psilocybin: 0.63,
        ranges: [{ compound: 'psilocybin', min: 0.37, max: 1.3, source: 'Bigwood 1982' }],
      },
    }
    expect(amounts(chemistry)).toMatchObject([
      {
        compound: { slug: 'psilocybin' },
        section: 'psychoactive',
        min: 0.37,
        typical: 0.63,
        max: 1.3,
        unit: '% dry weight',
        source: 'Bigwood 1982',
      },
    ])
  })

  test('hold an amount without a published range, with no minimum, maximum or source', () => {
    expect(amounts({ psychoactiveChem: { units: 'mg/g', ibotenicAcid: 2 } })).toMatchObject([
      { compound: { slug: 'ibotenic-acid' }, min: null, typical: 2, max: null, unit: 'mg/g', source: null },
    ])
  })

  test('list compounds with a published range first, and each compound once', () => {
    const found = amounts({
      psychoactiveChem: { psilocybin: 1, psilocin: 2, baeocystin: 3, ranges: [{ compound: 'psilocin', max: 4 }] },
    })
    expect(found.map(({ compound, typical }) => [compound.slug, typical])).toEqual([
      ['psilocin', 2],
      ['psilocybin', 1],
      ['baeocystin', 3],
    ])
  })

  test('D-19 merge several published ranges of a compound into the lowest, the highest and every source', () => {
    const ranges = [
      { compound: 'psilocybin', min: 2, max: 17, source: 'Study A' },
      { compound: 'psilocybin', min: 1, source: 'Study B' },
      { compound: 'psilocin', max: 3 },
      { compound: 'psilocybin', max: 4, source: 'Study B' },
    ] as const
    expect(amounts({ psychoactiveChem: { ranges: [...ranges] } })).toMatchObject([
      { compound: { slug: 'psilocybin' }, min: 1, max: 17, source: 'Study A; Study B' },
      { compound: { slug: 'psilocin' }, min: null, max: 3, source: null },
    ])
  })

  test('hold null for an unknown amount and zero for a measured zero', () => {
    expect(amounts({ psychoactiveChem: { ranges: [{ compound: 'psilocin' }] } })).toMatchObject([
      { min: null, typical: null, max: null, unit: null },
    ])
    expect(amounts({ psychoactiveChem: { psilocin: 0, baeocystin: null } })).toMatchObject([{ typical: 0 }])
  })
})

describe('SPC-03 medicinal amounts', () => {
  test('come after the psychoactive ones, with their benefits and source', () => {
    const found = amounts({
      medicinalChem: [
        { name: 'lentinan', amount: 3, units: 'mg/g', benefits: 'Studied with chemotherapy', source: 'Ng 2002' },
      ],
      psychoactiveChem: { psilocin: 1 },
    })
    expect(found.map(({ section }) => section)).toEqual(['psychoactive', 'medicinal'])
    expect(found[1]).toMatchObject({
      typical: 3,
      unit: 'mg/g',
      benefits: 'Studied with chemotherapy',
      source: 'Ng 2002',
    })
  })

  test('leave out the middle of a range whose two ends are known', () => {
    const row = { name: 'sterols', amount: 2, amountMin: 1, amountMax: 3 } as const
    expect(amounts({ medicinalChem: [row] })).toMatchObject([{ min: 1, typical: null, max: 3 }])
    expect(amounts({ medicinalChem: [{ ...row, amountMin: null }] })).toMatchObject([{ min: null, typical: 2, max: 3 }])
  })

  test('D-13: cordysinin counts as a psychoactive compound even where an editor lists it as medicinal', () => {
    expect(amounts({ medicinalChem: [{ name: 'cordysinin' }] })).toMatchObject([
      { compound: { group: 'psychoactive' } },
    ])
  })

  test('R-17 leave out an unknown compound and keep the others', () => {
    const unknown = { name: 'phlogiston' } as unknown as NonNullable<Chemistry['medicinalChem']>[number]
    expect(amounts({ medicinalChem: [unknown, { name: 'lectins' }] }).map(({ compound }) => compound.slug)).toEqual([
      'lectins',
    ])
  })
})

test('SPC-03 a species without chemistry has no amounts of compounds', () => {
  expect(compoundAmounts(species())).toEqual([])
})
