import { describe, expect, test } from 'vitest'
import { harms } from '@/core/dangers'
import { locales, type Locale } from '@/core/locales'
import { findCompound } from '@/features/catalogue/chemistry/model'
import { benefits } from '@/features/catalogue/vocabulary/benefit-terms.data'
import { effects, flavors, fragrances, textures, types } from '@/features/catalogue/vocabulary/mushroom-terms.data'
import { continents, edibilities, evidenceLevels } from '@/features/catalogue/vocabulary/support-terms.data'
import { LOOK_ALIKE_MORPHOLOGY } from '../illustrator/index'
import { sourceLine } from '../loader/mappers/mushroom'
import { repeated, slugsOf, unknown } from './catalogue.fixtures'
import { species } from './species/index'
import { sporePrintName } from './spore-prints'

describe.each(species)('$slug', (one) => {
  test('FLT-02 types, flavors and other terms are in the vocabulary', () => {
    expect(unknown(one.types, slugsOf(types))).toEqual([])
    expect(unknown([one.edibility], slugsOf(edibilities))).toEqual([])
    expect(unknown(one.flavors, slugsOf(flavors))).toEqual([])
    expect(unknown(one.fragrances, slugsOf(fragrances))).toEqual([])
    expect(unknown(one.textures, slugsOf(textures))).toEqual([])
    expect(unknown(one.effects, slugsOf(effects))).toEqual([])
    expect(unknown(one.continents, slugsOf(continents))).toEqual([])
    expect(one.seasonNorth.every((month) => Number.isInteger(month) && month >= 1 && month <= 12)).toBe(true)
    expect(() => sporePrintName(one.morphology.sporePrint.color)).not.toThrow()
  })

  test('D-20 every benefit has a known condition and level of evidence, and none is named twice', () => {
    const ailments = one.helpsWith.map(({ ailment }) => ailment)
    expect(unknown(ailments, slugsOf(benefits))).toEqual([])
    expect(repeated(ailments)).toEqual([])
    expect(
      unknown(
        one.helpsWith.map(({ evidence }) => evidence),
        slugsOf(evidenceLevels),
      ),
    ).toEqual([])
  })

  test('D-20 every benefit with a human trial has a source, and sources are references of the species', () => {
    const unsourced = one.helpsWith.filter(({ evidence, sources }) => evidence === 'human-trial' && !sources?.length)
    expect(unsourced.map(({ ailment }) => ailment)).toEqual([])
    const cited = one.helpsWith.flatMap(({ sources }) => sources ?? [])
    expect(unknown(cited, new Set(one.references.map(({ url }) => url)))).toEqual([])
  })

  test('D-20 the sources of a benefit have at most 400 characters', () => {
    const lines = one.helpsWith.map(({ sources }) => sourceLine(one, sources ?? []))
    expect(lines.filter((line) => line.length > 400)).toEqual([])
  })

  test('SPC-03 compounds are in the list of their group, with bounds in order', () => {
    const psychoactive = one.psychoactiveChem.map(({ compound }) => findCompound(compound)?.group)
    // FLT-02 also lists cordysinin as medicinal; D-13 says which page it has.
    const medicinal = one.medicinalChem
      .filter(({ name }) => name !== 'cordysinin')
      .map(({ name }) => findCompound(name)?.group)
    expect(psychoactive.filter((group) => group !== 'psychoactive')).toEqual([])
    expect(medicinal.filter((group) => group !== 'medicinal')).toEqual([])
    for (const { min, max } of [...one.psychoactiveChem, ...one.medicinalChem]) {
      expect(min === null || max === null || min <= max).toBe(true)
      expect(min).not.toBe(0)
    }
    expect(one.psychoactiveChem.length === 0 || one.types.includes('psychoactive')).toBe(true)
  })

  test('SPC-04 every look-alike has a drawing and a known grade of edibility', () => {
    expect(one.lookAlikes.length).toBeGreaterThan(0)
    const drawn = new Set([
      ...LOOK_ALIKE_MORPHOLOGY.map(({ scientificName }) => scientificName),
      // On a poisonous species' page a look-alike has the plate of its own page, or no picture.
      ...(one.danger ? one.lookAlikes.map(({ scientificName }) => scientificName) : []),
    ])
    expect(
      unknown(
        one.lookAlikes.map(({ scientificName }) => scientificName),
        drawn,
      ),
    ).toEqual([])
    expect(
      unknown(
        one.lookAlikes.map(({ edibility }) => edibility),
        slugsOf(edibilities),
      ),
    ).toEqual([])
  })

  test('BLK-10 references are unique https addresses', () => {
    const urls = one.references.map(({ url }) => url)
    expect(urls.length).toBeGreaterThan(0)
    expect(urls.filter((url) => new URL(url).protocol !== 'https:')).toEqual([])
    expect(repeated(urls)).toEqual([])
  })
})

/** Words by which a note names its evidence. */
const grounds = {
  traditional: {
    en: /tradition|custom|folk|herbals|survey|history|Ming-dynasty|people once/i,
    es: /tradici|costumbre|popular|herbarios|encuestas|histórico|Ming/i,
    pt: /tradici|tradiç|costume|popular|herbários|pesquisas com pacientes|histórico|Ming/i,
  },
  'in-vitro': {
    en: /cell|cultur|laborator|test tube|assay|dish/i,
    es: /célula|cultivo|laboratorio|tubo de ensayo|ensayos químicos|en placa/i,
    pt: /célula|cultura|laboratório|tubo de ensaio|ensaios químicos|de bancada|em placa/i,
  },
  animal: {
    en: /\b(mice|mouse|rats?|rabbits|hamsters|rodents|animals?)\b/i,
    es: /(rat[oó]n|ratas|conejos|hámsteres|roedores|animal)/i,
    pt: /(camundongo|ratos|coelhos|hamsters|roedores|animal)/i,
  },
} as const satisfies Record<string, Record<Locale, RegExp>>

test('D-20 the note of a benefit without a source names its evidence in every language', () => {
  const silent = species.flatMap(({ slug, helpsWith }) =>
    helpsWith.flatMap(({ ailment, evidence, sources, note }) =>
      sources?.length || evidence === 'human-trial'
        ? []
        : locales.filter((locale) => !grounds[evidence][locale].test(note[locale])).map((at) => [slug, ailment, at]),
    ),
  )
  expect(silent).toEqual([])
})

test('D-19 the amount of a compound known from one or two samples is not called typical', () => {
  const few = species.flatMap(({ slug, psychoactiveChem }) =>
    psychoactiveChem
      .filter(({ source }) => /single published|\b(?:only|one|two) (?:market|dried|samples?)/i.test(source))
      .map(({ compound, typical }) => ({ slug, compound, typical })),
  )
  expect(few.length).toBeGreaterThan(3)
  expect(few.filter(({ typical }) => typical !== null)).toEqual([])
})

test('BLK-10 a DOI and the URL of its reference agree', () => {
  const resolver = 'https://doi.org/'
  const apart = species
    .flatMap((one) => one.references)
    .filter(({ url, doi }) =>
      doi === null ? url.startsWith(resolver) : decodeURIComponent(url) !== `${resolver}${doi}`,
    )
  expect(apart.map(({ title, url, doi }) => ({ title, url, doi }))).toEqual([])
})

test('BLK-10 references with one URL are equal in all species, and no two have one title', () => {
  const references = species.flatMap((one) => one.references)
  const byUrl = new Map(references.map((reference) => [reference.url, reference]))
  for (const reference of references) expect(reference).toEqual(byUrl.get(reference.url))
  expect(repeated([...byUrl.values()].map(({ title }) => title))).toEqual([])
})

test('SPC-04 a look-alike has the edibility of its own page', () => {
  const grades = new Map(species.map(({ scientificName, edibility }) => [scientificName, edibility]))
  const apart = species.flatMap(({ slug, lookAlikes }) =>
    lookAlikes
      .filter(({ scientificName, edibility }) => (grades.get(scientificName) ?? edibility) !== edibility)
      .map(({ scientificName, edibility }) => [slug, scientificName, edibility]),
  )
  expect(apart).toEqual([])
})

// "(egg)" after a name is dropped, since the egg is the same species.
const calledIn = (name: string): string => name.replace(/ \(.+\)$/, '')

test('SPC-04 a look-alike has a common name of its own page, in every language', () => {
  const pages = new Map(species.filter(({ variation }) => !variation).map((one) => [one.scientificName, one]))
  const strange = species.flatMap(({ slug, lookAlikes }) =>
    lookAlikes.flatMap(({ scientificName, commonName }) => {
      const names = pages.get(scientificName)?.commonNames
      return locales
        .filter((locale) => names && !names[locale].includes(calledIn(commonName[locale])))
        .map((locale) => [slug, scientificName, commonName[locale]])
    }),
  )
  expect(strange).toEqual([])
})

test('SPC-04 a look-alike without a page has one common name, and shares it with no other', () => {
  const [calls, holders] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()]
  for (const { scientificName, commonName } of species.flatMap(({ lookAlikes }) => lookAlikes)) {
    if (species.some((one) => one.scientificName === scientificName)) continue
    const name = locales.map((locale) => commonName[locale]).join(' | ')
    calls.set(scientificName, (calls.get(scientificName) ?? new Set()).add(name))
    for (const locale of locales) {
      const held = `${locale}: ${commonName[locale]}`
      holders.set(held, (holders.get(held) ?? new Set()).add(scientificName))
    }
  }
  expect([...calls].filter(([, names]) => names.size > 1).map(([name]) => name)).toEqual([])
  expect([...holders].filter(([, owners]) => owners.size > 1).map(([name]) => name)).toEqual([])
})

test('SAF-02 no common name of a harmful species is also one of a harmless species', () => {
  const namesOf = (harmful: boolean): string[] =>
    species
      .filter(({ edibility }) => harms(edibility) === harmful)
      .flatMap(({ commonNames }) => locales.flatMap((locale) => commonNames[locale].map((name) => name.toLowerCase())))
  const harmless = new Set(namesOf(false))
  expect(namesOf(true).filter((name) => harmless.has(name))).toEqual([])
})

test('every drawn look-alike is the look-alike of some species', () => {
  const named = new Set(species.flatMap(({ lookAlikes }) => lookAlikes.map(({ scientificName }) => scientificName)))
  expect(
    unknown(
      LOOK_ALIKE_MORPHOLOGY.map(({ scientificName }) => scientificName),
      named,
    ),
  ).toEqual([])
})
