import { describe, expect, test } from 'vitest'
import { locales, type Locale } from '@/core/locales'
import { syndromes } from '@/features/catalogue/danger/syndromes.data'
import { archivePaths, documentPath, poisonPath } from '@/core/paths'
import {
  allTexts,
  collections,
  linksIn,
  sentencesOf,
  siteTexts,
  textsOf,
  wordsOf,
  type Text,
} from './catalogue.fixtures'
import { species } from './species/index'
import { poisonousSpecies } from './species/poisonous'

const everything = [...allTexts, ...siteTexts]

const poisonousPlaces = new Set(poisonousSpecies.map(({ slug }) => `mushrooms/${slug}`))

/** Paths of products that are not eaten, whose texts may give daily amounts: a grow kit is misted three times a day. */
const growing = new Set(
  collections.products.flatMap(({ slug, category }) => (category.startsWith('mushroom/') ? [] : [`products/${slug}`])),
)

/** Paths and locales of the texts that fail a check. */
const failing = (texts: readonly Text[], fails: (text: string, locale: Locale) => boolean): string[] =>
  texts.flatMap(({ place, text }) =>
    locales
      .filter((locale) => fails(text[locale], locale))
      .map((locale) => `${place} (${locale}): ${text[locale].slice(0, 80)}`),
  )

describe('I18-01 the catalogue is written in three languages', () => {
  test('every text exists in all of them', () => {
    expect(allTexts.length).toBeGreaterThan(3000)
    expect(failing(everything, (text) => text.trim() === '')).toEqual([])
  })

  // Short ones may agree: "250 g", "Ingredientes", "Cerca de 1 litro".
  test('no text of five words or more is the same in two languages', () => {
    const alike = everything.filter(({ text: { en, es, pt } }) => {
      const [a, b, c] = [en, es, pt].map((text) => wordsOf(text).join(' '))
      return wordsOf(es).length >= 5 && (a === b || a === c || b === c)
    })
    expect(alike.map(({ place }) => place)).toEqual([])
  })

  test('Spanish and Portuguese texts are not left in English', () => {
    // One such word may be a title; several in a hundred are a text that was not translated.
    const english = new Set(['the', 'and', 'with', 'which', 'from', 'is', 'are', 'it'])
    const untranslated = (text: string): boolean => {
      const words = wordsOf(text)
      return words.filter((word) => english.has(word)).length > words.length / 30
    }
    const long = everything.filter(({ text }) => wordsOf(text.en).length >= 12)
    expect(failing(long, (text, locale) => locale !== 'en' && untranslated(text))).toEqual([])
  })
})

/** Minimum and maximum number of words of a field, in every locale. */
const lengths: readonly (readonly [keyof typeof collections, string, number, number])[] = [
  ['mushrooms', 'description', 120, 200],
  ['mushrooms', 'lead', 18, 40],
  ['products', 'description', 70, 130],
  ['products', 'lead', 8, 28],
  ['products', 'details.content', 15, 50],
  ['vendors', 'description', 140, 220],
  ['vendors', 'lead', 15, 32],
  ['growingguides', 'content', 500, 900],
  ['growingguides', 'contamination', 40, 90],
  ['posts', 'content', 400, 800],
  ['recipes', 'description', 40, 80],
  ['projects', 'content', 250, 400],
  ['pages', 'content', 80, 600],
]

test.each(lengths)('%s: %s has %i to %i words in every language', (collection, field, least, most) => {
  const texts = textsOf(collection).filter((text) => text.field === field)
  expect(texts.length).toBeGreaterThanOrEqual(collections[collection].length)
  const outside = (text: string): boolean => {
    const { length } = wordsOf(text)
    return length < least || length > most
  }
  expect(failing(texts, outside)).toEqual([])
})

test('leads have at most 400 characters', () => {
  expect(
    failing(
      everything.filter(({ field }) => field === 'lead'),
      (text) => text.length > 400,
    ),
  ).toEqual([])
})

/** The numbers of a text, in the English notation of decimals and thousands. */
const figuresOf = (text: string): string =>
  [
    ...text
      .replace(/(\d)[., ](\d{3})(?!\d)/g, '$1$2')
      .replace(/(\d),(\d)/g, '$1.$2')
      .matchAll(/\d+(\.\d+)?/g),
  ]
    .map(([figure]) => figure)
    .toSorted()
    .join(' ')

test('SAF-04 texts that tell a harmful species apart have the same numbers in every language', () => {
  const telling = [
    ...textsOf('mushrooms').filter(({ field }) =>
      /^(keyMarks|lookAlikes\.differences|danger\.(fatality|regions|toxins|firstAid))/.test(field),
    ),
    ...syndromes.map(({ slug, signs }) => ({ place: `syndromes/${slug}`, text: signs })),
  ]
  const uneven = telling.filter(({ text }) => new Set(locales.map((locale) => figuresOf(text[locale]))).size > 1)
  expect(telling.length).toBeGreaterThan(400)
  expect(uneven.map(({ place }) => place)).toEqual([])
})

describe('no sentence is used twice', () => {
  // Names repeat, and a reference has the same summary wherever it is cited.
  const fixed = new Set(['lookAlikes.commonName', 'references.summary'])
  // A poison has the same course and first aid in every species that contains it.
  const shared = (place: string, field: string): boolean =>
    /^(danger\.(course|firstAid|toxins)|keyMarks|spores)/.test(field) ||
    (field === 'lookAlikes.differences' && poisonousPlaces.has(place.split('.')[0] ?? ''))

  test.each(locales)('no sentence of six words or more in %s', (locale) => {
    const places = new Map<string, string[]>()
    for (const { place, field, text } of allTexts) {
      if (fixed.has(field) || shared(place, field)) continue
      for (const sentence of sentencesOf(text[locale])) {
        if (sentence.split(' ').length < 6) continue
        places.set(sentence, [...(places.get(sentence) ?? []), place])
      }
    }
    expect([...places].filter(([, found]) => found.length > 1)).toEqual([])
  })
})

test('no text has an exclamation mark', () => {
  expect(failing(everything, (text) => /[!¡]/.test(text))).toEqual([])
})

describe('D-20: products and vendors make no health claims', () => {
  /** Words that are always a promise; names of diseases and medicines also occur in warnings, and "cured" in hams. */
  const promises = {
    en: /\b(heal(s|ed|ing)?|cures (any|your|the)|miracle\w*|boosts?|detox\w*|superfood\w*|relie(f|ves?)|remed(y|ies)|fights|anti-?(cancer|viral|inflammatory)|immune (support|boost\w*)|(improves?|supports?) (your )?(sleep|memory|focus|mood|health|immunity))\b/i,
    es: /(?<!\p{L})(sanan?|sanador\w*|curativ\w*|milagr\w*|alivian?|desintoxic\w*|superalimento\w*|remedio\w*|combaten?|refuerzan?|fortalecen?|antiinflamatori\w*|anticancer\w*|mejoran? (el sueño|la memoria|la concentración|la salud))(?!\p{L})/iu,
    pt: /(?<!\p{L})(saram?|curativ\w*|milagr\w*|aliviam?|desintoxic\w*|superalimento\w*|combatem?|reforçam?|fortalecem?|anti-?inflamatóri\w*|anticâncer\w*|melhoram? (o sono|a memória|a concentração|a saúde))(?!\p{L})/iu,
  } as const satisfies Record<Locale, RegExp>

  test.each(locales)('no word of a claim in %s', (locale) => {
    const texts = textsOf('products', 'vendors')
    expect(failing(texts, (text, at) => at === locale && promises[locale].test(text))).toEqual([])
  })

  test('the pattern finds a claim', () => {
    expect(promises.en.test('It boosts your mood.')).toBe(true)
    expect(promises.es.test('Refuerza las defensas.')).toBe(true)
    expect(promises.pt.test('Fortalece o corpo.')).toBe(true)
  })
})

describe('products and vendors name no serving to take', () => {
  const units = {
    en: '(milliliters?|ml|drops?|capsules?|gummies|gummy|teaspoons?|squares?)',
    es: '(mililitros?|ml|gotas?|cápsulas?|gomitas?|cucharaditas?|cuadros?)',
    pt: '(mililitros?|ml|gotas?|cápsulas?|gomas?|colheres|quadrados?)',
  }
  const counts = {
    en: '(half an?|an?|one|two|three|four|\\d+)',
    es: '(medi[oa]|un[oa]?|dos|tres|cuatro|\\d+)',
    pt: '(mei[oa]|uma?|dois|duas|três|quatro|\\d+)',
  }
  /** Amounts to take: a number of units, a number per day, a dose in a drink, a serving of so many. */
  const servings = {
    en: new RegExp(
      `\\b(take|eat|drink|swallow) (up to )?(half|one|two|three|four|\\d+)\\b|\\b(half|one|two|three|four|\\d+)( ${units.en})? (daily|(a|per) day)\\b|\\b(once|twice)( or twice)? (a day|daily)\\b|\\b${counts.en} ${units.en}[^.]{0,25} (hot drink|daily|a day)\\b|\\bserving (is|of) ${counts.en}\\b`,
      'i',
    ),
    es: new RegExp(
      `(?<!\\p{L})((tome|coma|beba|trague) (hasta )?${counts.es}(?!\\p{L})|${counts.es}( ${units.es})? (al día|diari[oa]s?)(?!\\p{L})|${counts.es} ${units.es}[^.]{0,25} (bebida|al día)|porción (sugerida )?es de ${counts.es}(?!\\p{L}))`,
      'iu',
    ),
    pt: new RegExp(
      `(?<!\\p{L})((tome|coma|beba|engula) (até )?${counts.pt}(?!\\p{L})|${counts.pt}( ${units.pt})? (ao dia|por dia|diári[oa]s?)(?!\\p{L})|${counts.pt} ${units.pt}[^.]{0,25} (bebida|por dia)|porção (sugerida )?é de ${counts.pt}(?!\\p{L}))`,
      'iu',
    ),
  } as const satisfies Record<Locale, RegExp>

  test.each(locales)('no serving in figures or words in %s', (locale) => {
    const eaten = textsOf('products', 'vendors').filter(({ place }) => !growing.has(place.split('.')[0] ?? ''))
    expect(eaten.length).toBeGreaterThan(300)
    expect(failing(eaten, (text, at) => at === locale && servings[locale].test(text))).toEqual([])
  })

  test('the pattern finds a serving', () => {
    expect(servings.en.test('Take one or two with water, at a mealtime.')).toBe(true)
    expect(servings.en.test('The suggested serving is two capsules daily.')).toBe(true)
    expect(servings.en.test('A milliliter in coffee, once or twice a day.')).toBe(true)
    expect(servings.es.test('La etiqueta propone dos al día, con comida.')).toBe(true)
    expect(servings.es.test('La etiqueta indica medio mililitro en una bebida caliente.')).toBe(true)
    expect(servings.pt.test('A porção sugerida é de duas por dia.')).toBe(true)
    expect(servings.pt.test('Coma um ou dois depois da refeição.')).toBe(true)
    expect(servings.en.test('The serving is printed on the bottle.')).toBe(false)
  })
})

describe('RTX-01 links in texts', () => {
  const documents = Object.entries(collections).flatMap(([name, items]) =>
    items.map(({ slug }) => documentPath(name as keyof typeof collections, slug)),
  )
  const known = new Set<string>([...documents, ...Object.values(archivePaths), '/', '/mushrooms', poisonPath])

  test('lead to a document, an archive or an e-mail address', () => {
    const links = everything.flatMap(({ place, text }) =>
      locales.flatMap((locale) => linksIn(text[locale]).map((link) => ({ place, locale, link }))),
    )
    expect(links.length).toBeGreaterThan(600)
    expect(links.filter(({ link }) => !known.has(link) && !link.startsWith('mailto:'))).toEqual([])
  })

  test('lead to the same addresses in the three languages of a text', () => {
    const sorted = (text: string): string => [...new Set(linksIn(text))].sort().join(' ')
    const uneven = everything.filter(
      ({ text: { en, es, pt } }) => sorted(en) !== sorted(es) || sorted(en) !== sorted(pt),
    )
    expect(uneven.map(({ place }) => place)).toEqual([])
  })
})

test('SPC-01 a description names a southern season only where the species has one', () => {
  // A month or season next to a mention of the southern hemisphere.
  const told: Readonly<Record<Locale, RegExp>> = {
    en: /southern (spring|summer|autumn|fall|winter)|from \w+ to \w+ in the south\b|in the south from/,
    es: /(primavera|verano|otoño|invierno) (en el|del|austral)( sur)?\b|de \w+ a \w+ en el sur\b|en el sur,? de \w+ a/,
    pt: /(primavera|verão|outono|inverno) (no sul|do sul|austral)|de \w+ a \w+ no sul\b|no sul,? de \w+ a/,
  }
  const silent = species.filter(({ seasonSouth = [] }) => seasonSouth.length === 0)
  const texts = silent.flatMap(({ slug, description }) => ({ place: slug, field: 'description', text: description }))
  expect(failing(texts, (text, locale) => told[locale].test(text))).toEqual([])
})
