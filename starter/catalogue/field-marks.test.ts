import { expect, test } from 'vitest'
import { harms } from '@/core/dangers'
import { locales } from '@/core/locales'
import { marks } from '@/features/catalogue/marks/model'
import { fieldMarks } from './field-marks.data'
import { marksOf } from './marks'
import { poisonousFacts } from './poisonous/facts/index'
import { species } from './species/index'

test('KEY-01 every species has field marks, and nothing else has', () => {
  expect(Object.keys(fieldMarks).toSorted()).toEqual(species.map(({ slug }) => slug).toSorted())
})

test.each(species.map((one) => [one.slug, one] as const))(
  'KEY-01 the marks of %s agree with its record',
  (slug, one) => {
    const { marks: own, variable } = marksOf(slug)
    const { capShape, gills, stipe, surface } = one.morphology
    for (const character of ['underside', 'cap-shape', 'cap-color', 'surface', 'stem', 'spore-print', 'grows-on'])
      expect(
        own.some((mark) => mark.startsWith(`${character}-`)),
        character,
      ).toBe(true)
    expect(own).toContain(`underside-${gills}`)
    expect(own).toContain(`cap-shape-${capShape}`)
    expect(own).toContain(`surface-${surface}`)
    expect(own.includes('ring-present')).toBe(stipe?.ring ?? false)
    expect(own.includes('volva-present')).toBe(stipe?.volva ?? false)
    if (stipe) expect(own).toContain('stem-present')
    expect(variable).toEqual(expect.arrayContaining(['cap-color', 'smell', 'host', 'grows-on']))
  },
)

test('KEY-01 a missing ring or volva excludes no species that has one', () => {
  const lost = species.flatMap(({ slug }) => {
    const { marks: own, variable } = marksOf(slug)
    return (['ring', 'volva'] as const).flatMap((part) =>
      own.includes(`${part}-present`) && !(own.includes(`${part}-absent`) && variable.includes(part)) ? [slug] : [],
    )
  })
  expect(lost).toEqual([])
})

test('KEY-01 a harmful species with a volva is not excluded by a find in the egg stage', () => {
  const eggs = species.filter(({ edibility, morphology }) => harms(edibility) && morphology.stipe?.volva)
  expect(eggs.length).toBeGreaterThan(5)
  for (const { slug } of eggs) {
    const { marks: own, variable } = marksOf(slug)
    expect(own).toContain('cap-shape-spherical')
    expect(variable, slug).toEqual(expect.arrayContaining(['underside', 'stem']))
  }
})

test('KEY-01 marks that rain, age or handling destroy are variable in every harmful species', () => {
  const firm = species
    .filter(({ edibility }) => harms(edibility))
    .flatMap(({ slug }) => {
      const { marks, variable } = marksOf(slug)
      // A ring or volva can only be lost by a species that has one.
      const lost = (['ring', 'volva'] as const).filter((one) => marks.includes(`${one}-present`))
      const known = (['stem', 'smell'] as const).filter((one) => marks.some((mark) => mark.startsWith(`${one}-`)))
      return ['surface', 'bruising', ...known, ...lost].flatMap((one) =>
        variable.some((varies) => varies === one) ? [] : [`${slug}: ${one}`],
      )
    })
  expect(firm).toEqual([])
})

test('KEY-01 every value of every character is a mark of some species', () => {
  const shown = new Set<string>(species.flatMap(({ slug }) => marksOf(slug).marks))
  expect(marks.filter(({ slug }) => !shown.has(slug))).toEqual([])
})

const smells = { en: /smell|scent/i, es: /\bolor\b|\bhuele/i, pt: /cheir/i }
const notAlways = {
  en: /often|at times|sometimes|when old|no guide|never catch/i,
  es: /a menudo|a veces|de viejo|envejecer|no sirve|no perciben/i,
  pt: /muitas vezes|às vezes|velho|envelhecer|não serve|não percebem/i,
}

test.each(locales)(
  'SAF-04 a smell among the key marks of a poisonous species that may lack it is qualified (%s)',
  (locale) => {
    const told = poisonousFacts
      .filter(({ slug }) => fieldMarks[slug]?.smell?.includes('none'))
      .flatMap(({ slug, keyMarks }) => keyMarks[locale].map((mark) => ({ slug, mark })))
      .filter(({ mark }) => smells[locale].test(mark))
    expect(told.length).toBeGreaterThan(8)
    expect(told.filter(({ mark }) => !notAlways[locale].test(mark))).toEqual([])
  },
)
