import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { locales } from '@/core/locales'
import { isSlug } from '@/core/slugs'
import { compoundField } from './compound-field'
import { compoundAt, compounds, compoundsOf, findCompound, otherNames, resolveCompound, type Compound } from './model'

const all: readonly Compound[] = compounds
const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '')
const names = locales.flatMap((locale) =>
  all.flatMap(({ slug, name, synonyms }) =>
    [name[locale], ...synonyms[locale]].map((text) => [locale, text, slug] as const),
  ),
)

describe('NAV-11 names of compounds in three languages', () => {
  test.each(names)('%s %s means %s', (_locale, name, slug) => {
    for (const typed of [name, bare(name), name.toUpperCase(), bare(name).replace(/ /g, '-'), `  ${name} `]) {
      expect(resolveCompound(typed)?.slug).toBe(slug)
    }
  })

  test('names with decomposed accents, as some keyboards send them, are understood', () => {
    expect(resolveCompound('ácido ibotênico'.normalize('NFD'))?.slug).toBe('ibotenic-acid')
    expect(resolveCompound('esteróis')?.slug).toBe('sterols')
    expect(resolveCompound('esterois')?.slug).toBe('sterols')
  })

  test('a compound’s slug means that compound', () => {
    for (const { slug } of all) expect(resolveCompound(slug)?.slug).toBe(slug)
  })

  test.each(['', '   ', '...', 'nothing', 'psilo', 'constructor', '__proto__', '%00'])(
    '%j means no compound',
    (name) => {
      expect(resolveCompound(name)).toBeUndefined()
      expect(findCompound(name)).toBeUndefined()
    },
  )

  test('any text means a known compound or none', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
        const found = resolveCompound(text)
        expect(found === undefined || all.includes(found)).toBe(true)
      }),
    )
  })
})

describe('NAV-11 addresses of compounds', () => {
  test.each([
    ['psychoactive', 'psilocybin', 'psilocybin'],
    ['psychoactive', 'Psilocibina', 'psilocybin'],
    ['psychoactive', 'ibotenic acid', 'ibotenic-acid'],
    ['psychoactive', 'acido-ibotenico', 'ibotenic-acid'],
    ['psychoactive', 'ÁCIDO IBOTÊNICO', 'ibotenic-acid'],
    ['medicinal', 'psilocybin', 'psilocybin'],
    ['Medicinal', 'β-glucanos', 'beta-glucans'],
  ])('%s/%s means %s', (group, name, slug) => {
    expect(compoundAt(group, name)?.slug).toBe(slug)
  })

  test.each([
    ['psychoactive', 'phlogiston'],
    ['edible', 'psilocybin'],
    ['', 'psilocybin'],
    ['medicinal', `psilocybin${' '.repeat(200)}`],
  ])('%j/%j means no compound', (group, name) => {
    expect(compoundAt(group, name)).toBeUndefined()
  })
})

describe('NAV-11 other names of a compound', () => {
  test('are in the visitor’s locale, each once', () => {
    const [sterols, glucans] = [findCompound('sterols'), findCompound('beta-glucans')]
    expect(sterols && otherNames(sterols, 'pt')).toEqual(['esterol', 'ergosterol', 'provitamina d2'])
    expect(glucans && otherNames(glucans, 'en')).toEqual(['beta-glucan'])
  })

  test.each(all)('$slug: include neither its main name nor one name in two spellings', (compound) => {
    for (const locale of locales) {
      const shown = [compound.name[locale], ...otherNames(compound, locale)].map((text) => bare(text).toLowerCase())
      expect(new Set(shown.map((text) => text.replace(/[\s-]/g, ''))).size).toBe(shown.length)
    }
  })
})

describe('FLT-06 D-13: psychoactive and medicinal compounds', () => {
  const psychoactive = [
    'psilocybin',
    'psilocin',
    'baeocystin',
    'norbaeocystin',
    'aeruginascin',
    'harmine',
    'harmaline',
    'norharmane',
    'cordysinin',
    'lumichrome',
    'muscimol',
    'ibotenic-acid',
    'ergine',
    'serotonin',
  ]

  test('the psychoactive compounds are a fixed list, in its order', () => {
    expect(compoundsOf('psychoactive').map(({ slug }) => slug)).toEqual(psychoactive)
  })

  test('every other compound is medicinal', () => {
    const medicinal = all.map(({ slug }) => slug).filter((slug) => !psychoactive.includes(slug))
    expect(compoundsOf('medicinal').map(({ slug }) => slug)).toEqual(medicinal)
  })

  test('cordysinin, which is in both lists, counts as psychoactive', () => {
    expect(findCompound('cordysinin')?.group).toBe('psychoactive')
  })

  test('the five compounds of the psychoactive filter, aeruginascin among them, are psychoactive', () => {
    const filter = ['psilocin', 'psilocybin', 'baeocystin', 'norbaeocystin', 'aeruginascin']
    expect(filter.map((slug) => findCompound(slug)?.group)).toEqual(filter.map(() => 'psychoactive'))
  })

  test('FLT-02 the compounds of the medicinal filter are all medicinal', () => {
    const filter =
      'erinacin lentinan polysaccharides beta-glucans hericenones verpacamide triterpenes cordycepin lectins sterols eritadenine'
    expect(filter.split(' ').filter((slug) => findCompound(slug)?.group !== 'medicinal')).toEqual([])
  })
})

describe('NAV-11 the table of compounds', () => {
  test('has for every compound a unique slug, and a name, class and description in three languages', () => {
    expect(new Set(all.map(({ slug }) => slug)).size).toBe(all.length)
    for (const { slug, name, description, chemicalClass } of all) {
      expect(isSlug(slug)).toBe(true)
      for (const locale of locales)
        expect([name[locale], chemicalClass[locale], description[locale]].every(Boolean)).toBe(true)
    }
  })

  test('gives every psychoactive compound a field of its own', () => {
    const fields = compoundsOf('psychoactive').map(({ slug }) => compoundField(slug))
    expect(new Set(fields).size).toBe(fields.length)
    expect(compoundField('ibotenic-acid')).toBe('ibotenicAcid')
    expect(compoundField('psilocybin')).toBe('psilocybin')
  })
})
