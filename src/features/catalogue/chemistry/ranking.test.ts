import { describe, expect, test } from 'vitest'
import type { Mushroom } from '@/payload-types'
import { findCompound, type Compound } from './model'
import { dryPotency, highestByUnit, highestOfGuide, milligramsPerGram, rankByAmount, representative } from './ranking'

type Species = Pick<Mushroom, 'title' | 'specie'>
type Chemistry = NonNullable<Mushroom['specie']['chemistry']>

const compound = (slug: string): Compound => {
  const found = findCompound(slug)
  if (!found) throw new Error(slug)
  return found
}
const species = (title: string, chemistry: Chemistry): Species => ({
  title,
  specie: { scientificName: title, edibility: 'edible', chemistry },
})
const medicinal = (title: string, row: Partial<NonNullable<Chemistry['medicinalChem']>[number]>): Species =>
  species(title, { medicinalChem: [{ name: 'beta-glucans', ...row }] })
const order = (list: Species[], slug: string) => rankByAmount(list, compound(slug)).map((row) => row.species.title)

describe('NAV-11 units of amounts', () => {
  test.each([
    [6.3, 'mg/g dry', 6.3],
    [30, 'g/100 g dry', 300],
    [28, 'mg/100 g fresh', 0.28],
    [0.63, '% dry weight', 6.3],
    [500, 'µg/g', 0.5],
    [500, 'μg/g', 0.5],
    [5, 'g/kg', 5],
    [0, 'mg/g', 0],
  ])('%d %s is %d mg/g', (value, unit, share) => {
    expect(milligramsPerGram(value, unit)).toBeCloseTo(share, 9)
  })

  test.each([null, '', 'IU', 'mg', 'mg/ml', 'drops/g'])(
    'an amount in the unit %j cannot be converted to mg/g',
    (unit) => {
      expect(milligramsPerGram(1, unit)).toBeNull()
    },
  )
})

describe('D-19 dryPotency', () => {
  const amount = { min: 0.2, typical: null, max: 0.6 }

  test.each([
    ['mg/g dry', 0.2, 0.6],
    ['% dry weight', 2, 6],
    ['% d.w.', 2, 6],
    ['mg/g DM, caps', 0.2, 0.6],
    ['g/100 g peso seco', 2, 6],
    ['mg/g materia deshidratada', 0.2, 0.6],
    ['g/100 g dry', 2, 6],
    ['µg/g', 0.0002, 0.0006],
  ])('converts %s to milligrams in a gram of dry matter, and keeps an unknown amount unknown', (unit, min, max) => {
    const potency = dryPotency({ ...amount, unit })
    expect(potency.typical).toBeNull()
    expect(potency.min).toBeCloseTo(min, 9)
    expect(potency.max).toBeCloseTo(max, 9)
  })

  test.each([
    ...['mg/100 g fresh', '% of fresh weight', 'mg/g wet', 'mg/100 g fresco', '% de peso úmido', 'IU', '', null],
    ...['mg/g FW', '% f.w.', 'mg/g w.w.', 'mg/g raw', 'mg/g in natura', 'mg/g p.f.', 'mg/g, second flush'],
  ])('gives unknown amounts for the unit %j, which may not be of dry matter', (unit) => {
    expect(dryPotency({ ...amount, unit })).toEqual({ min: null, typical: null, max: null })
  })
})

describe('NAV-11 the representative number of a range', () => {
  test.each([
    [{ min: 1, typical: 5, max: 7 }, 5],
    [{ min: 1, typical: null, max: 7 }, 4],
    [{ min: null, typical: null, max: 7 }, 7],
    [{ min: 1, typical: null, max: null }, 1],
    [{ min: null, typical: 0, max: null }, 0],
    [{ min: null, typical: null, max: null }, null],
  ])('of %j is %j', (amount, value) => {
    expect(representative(amount)).toBe(value)
  })
})

describe('NAV-11 species sorted by amount', () => {
  test('have the highest first across units; zero, units that cannot be converted and unknown come last', () => {
    const list = [
      medicinal('unknown', {}),
      medicinal('none', { amount: 0, units: 'mg/g dry' }),
      medicinal('own unit', { amount: 900, units: 'IU' }),
      medicinal('little', { amount: 40, units: 'mg/g dry' }),
      medicinal('much', { amountMin: 30, amountMax: 40, units: 'g/100 g dry' }),
    ]
    expect(order(list, 'beta-glucans')).toEqual(['much', 'little', 'none', 'own unit', 'unknown'])
  })

  test('are sorted by a published range that has no typical amount', () => {
    const list = [
      species('typical', { psychoactiveChem: { units: 'mg/g dry', psilocybin: 3 } }),
      species('range', {
        psychoactiveChem: { units: 'mg/g dry', ranges: [{ compound: 'psilocybin', min: 5, max: 7 }] },
      }),
    ]
    expect(order(list, 'psilocybin')).toEqual(['range', 'typical'])
  })

  test('keep their order with equal amounts, and have no amount without the compound', () => {
    const list = [medicinal('b', {}), medicinal('a', {}), species('other', {})]
    expect(order(list, 'beta-glucans')).toEqual(['b', 'a', 'other'])
    expect(rankByAmount(list, compound('beta-glucans'))[2]?.amount).toBeNull()
  })

  test('count with the higher of two entries of one species', () => {
    const both = species('both', {
      psychoactiveChem: { units: 'mg/g', cordysinin: 1 },
      medicinalChem: [{ name: 'cordysinin', amount: 2, units: 'mg/g' }],
    })
    expect(rankByAmount([both], compound('cordysinin'))[0]?.amount).toMatchObject({ section: 'medicinal', typical: 2 })
  })

  test('have bars measured by the highest amount in the same unit', () => {
    const ranked = rankByAmount(
      [
        medicinal('a', { amountMin: 1, amountMax: 8, units: 'mg/g' }),
        medicinal('b', { amount: 3, units: 'mg/g' }),
        medicinal('c', { amount: 5, units: 'g/100 g' }),
        medicinal('d', {}),
      ],
      compound('beta-glucans'),
    )
    expect([...highestByUnit(ranked)].sort()).toEqual([
      ['g/100 g', 5],
      ['mg/g', 8],
    ])
  })
})

describe('SPC-03 highestOfGuide, the measure of the bars on a species page', () => {
  test('holds the highest amount in the guide by compound and unit', () => {
    const guide = [
      medicinal('a', { amountMin: 1, amountMax: 8, units: 'mg/g' }),
      medicinal('b', { amount: 25, units: 'mg/g' }),
      medicinal('c', { amount: 3, units: 'g/100 g' }),
    ]
    expect([...highestOfGuide(guide)]).toEqual([['beta-glucans mg/g', 25]])
  })

  test('holds nothing for a compound that only one species has, however many entries it has', () => {
    const rows = [
      { name: 'beta-glucans', amount: 5, units: 'mg/g' },
      { name: 'beta-glucans', amount: 9, units: 'mg/g' },
    ] as const
    expect(highestOfGuide([species('a', { medicinalChem: [...rows] })]).size).toBe(0)
  })

  test('ignores unknown amounts and amounts without a unit', () => {
    expect(highestOfGuide([medicinal('a', { units: 'mg/g' }), medicinal('b', { amount: 2 })]).size).toBe(0)
  })
})
