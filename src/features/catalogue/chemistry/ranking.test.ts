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

  test.each([null, '', 'IU', 'mg', 'mg/ml', 'drops/g'])('%j is no share of weight', (unit) => {
    expect(milligramsPerGram(1, unit)).toBeNull()
  })
})

describe('D-19 what the calculator reckons with', () => {
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
  ])('%s becomes milligrams in a gram of dry matter, the unknown stays unknown', (unit, min, max) => {
    const potency = dryPotency({ ...amount, unit })
    expect(potency.typical).toBeNull()
    expect(potency.min).toBeCloseTo(min, 9)
    expect(potency.max).toBeCloseTo(max, 9)
  })

  test.each([
    ...['mg/100 g fresh', '% of fresh weight', 'mg/g wet', 'mg/100 g fresco', '% de peso úmido', 'IU', '', null],
    ...['mg/g FW', '% f.w.', 'mg/g w.w.', 'mg/g raw', 'mg/g in natura', 'mg/g p.f.', 'mg/g, second flush'],
  ])('%j says nothing of dry matter', (unit) => {
    expect(dryPotency({ ...amount, unit })).toEqual({ min: null, typical: null, max: null })
  })
})

describe('NAV-11 one number for a range', () => {
  test.each([
    [{ min: 1, typical: 5, max: 7 }, 5],
    [{ min: 1, typical: null, max: 7 }, 4],
    [{ min: null, typical: null, max: 7 }, 7],
    [{ min: 1, typical: null, max: null }, 1],
    [{ min: null, typical: 0, max: null }, 0],
    [{ min: null, typical: null, max: null }, null],
  ])('%j is %j', (amount, value) => {
    expect(representative(amount)).toBe(value)
  })
})

describe('NAV-11 species by amount', () => {
  test('the richest first, over different units; unknown is last and never nothing', () => {
    const list = [
      medicinal('unknown', {}),
      medicinal('none', { amount: 0, units: 'mg/g dry' }),
      medicinal('own unit', { amount: 900, units: 'IU' }),
      medicinal('little', { amount: 40, units: 'mg/g dry' }),
      medicinal('much', { amountMin: 30, amountMax: 40, units: 'g/100 g dry' }),
    ]
    expect(order(list, 'beta-glucans')).toEqual(['much', 'little', 'none', 'own unit', 'unknown'])
  })

  test('a published range counts without a typical amount', () => {
    const list = [
      species('typical', { psychoactiveChem: { units: 'mg/g dry', psilocybin: 3 } }),
      species('range', {
        psychoactiveChem: { units: 'mg/g dry', ranges: [{ compound: 'psilocybin', min: 5, max: 7 }] },
      }),
    ]
    expect(order(list, 'psilocybin')).toEqual(['range', 'typical'])
  })

  test('equals stay in their order, and a species that does not hold it has no amount', () => {
    const list = [medicinal('b', {}), medicinal('a', {}), species('other', {})]
    expect(order(list, 'beta-glucans')).toEqual(['b', 'a', 'other'])
    expect(rankByAmount(list, compound('beta-glucans'))[2]?.amount).toBeNull()
  })

  test('of two entries of one species the higher counts', () => {
    const both = species('both', {
      psychoactiveChem: { units: 'mg/g', cordysinin: 1 },
      medicinalChem: [{ name: 'cordysinin', amount: 2, units: 'mg/g' }],
    })
    expect(rankByAmount([both], compound('cordysinin'))[0]?.amount).toMatchObject({ section: 'medicinal', typical: 2 })
  })

  test('bars of one unit share their whole', () => {
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

describe('SPC-03 what the bars of a species are measured by', () => {
  test('is the highest amount of the guide, by compound and unit', () => {
    const guide = [
      medicinal('a', { amountMin: 1, amountMax: 8, units: 'mg/g' }),
      medicinal('b', { amount: 25, units: 'mg/g' }),
      medicinal('c', { amount: 3, units: 'g/100 g' }),
    ]
    expect([...highestOfGuide(guide)]).toEqual([['beta-glucans mg/g', 25]])
  })

  test('what one species alone has is measured by nothing, however many entries it has', () => {
    const rows = [
      { name: 'beta-glucans', amount: 5, units: 'mg/g' },
      { name: 'beta-glucans', amount: 9, units: 'mg/g' },
    ] as const
    expect(highestOfGuide([species('a', { medicinalChem: [...rows] })]).size).toBe(0)
  })

  test('unknown amounts and amounts without a unit do not count', () => {
    expect(highestOfGuide([medicinal('a', { units: 'mg/g' }), medicinal('b', { amount: 2 })]).size).toBe(0)
  })
})
