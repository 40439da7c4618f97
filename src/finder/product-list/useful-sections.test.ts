import { expect, test } from 'vitest'
import type { FilterSection } from '@/read-model/filters/sections'
import { usefulSections } from './useful-sections'

const section = (key: string, values: string[], rest: Partial<FilterSection> = {}): FilterSection => ({
  key,
  title: key,
  level: 0,
  parentSection: null,
  isCategory: false,
  control: 'options',
  forceIconButtons: false,
  icon: null,
  options: values.map((value) => ({ value, label: value, icon: null })),
  childSections: [],
  complete: false,
  promoted: [{ value: values[0] ?? '', label: '', icon: null }],
  understood: [],
  ...rest,
})

const names = (sections: readonly FilterSection[]): unknown[] =>
  sections.map(({ key, options, childSections }) => [key, options.map(({ value }) => value), names(childSections)])

test('FLT-13 a species page offers only filters that tell its products apart', () => {
  const extracts = section('mushroom.extracts', ['extracts', 'capsules', 'powder'], { level: 1 })
  const beverages = section('mushroom.beverage', ['tea'], { level: 1 })
  const offered = usefulSections(
    [
      section('nearMe', [], { control: 'toggle' }),
      section('mushroom', ['mushroom', 'fresh', 'dried'], { isCategory: true, childSections: [extracts, beverages] }),
      section('apparel', ['apparel', 'hats'], { isCategory: true }),
      section('price', [], { control: 'range' }),
      section('availability', ['in-stock', 'on-sale']),
      section('quality', ['organic', 'vegan']),
      section('species', ['7', '8']),
      section('vendor', ['north-line', 'lisboa']),
    ],
    {
      mushroom: { mushroom: 3, fresh: 2, extracts: 1, powder: 1 },
      availability: { 'in-stock': 4, 'on-sale': 0 },
      quality: { organic: 4 },
      species: { 7: 4, 8: 1 },
      vendor: { lisboa: 3, 'north-line': 1 },
    },
    4,
    ['species'],
  )
  expect(names(offered)).toEqual([
    ['mushroom', ['mushroom', 'fresh'], [['mushroom.extracts', ['extracts', 'powder'], []]]],
    ['vendor', ['north-line', 'lisboa'], []],
  ])
  // The remaining options are complete, and none is promoted above a grid.
  expect(offered.every(({ complete, promoted }) => complete && promoted.length === 0)).toBe(true)
  expect(Object.keys(offered[0] ?? {})).toEqual(
    expect.arrayContaining([
      ...['key', 'title', 'level', 'parentSection', 'isCategory', 'options', 'childSections', 'forceIconButtons'],
    ]),
  )
})

test('FLT-13 products that do not differ leave no filter', () => {
  expect(usefulSections([section('quality', ['organic'])], { quality: { organic: 4 } }, 4, [])).toEqual([])
  expect(usefulSections([section('quality', ['organic'])], {}, 4, [])).toEqual([])
})
