import { describe, expect, test } from 'vitest'
import { harms } from '@/core/dangers'
import { plainPhrase } from '@/core/words'
import { dangerRank } from '@/features/catalogue/model'
import { meansPoisoning, searchSpecies } from '@/read-model/search-species'
import { searchTerms } from '@starter/catalogue/search-terms.data'
import { all, model, namesOf } from './lib/searched'
import { mistyped, slipsOf } from './lib/mistyped'

/** All names, since a misspelled name of one species may be the correct name of another. */
const isName = new Set(all.flatMap(namesOf).map(plainPhrase))

const dangerous = all.flatMap((one, id) => (harms(one.edibility) ? [{ ...one, id }] : []))

/** A cache of results, since many misspellings of different names are the same. */
const found = new Map<string, readonly number[]>()
const findOnce = (query: string): readonly number[] => {
  const known = found.get(query) ?? searchSpecies(model, query)
  found.set(query, known)
  return known
}

describe.each(dangerous)('SAF-02 a search for $slug', (one) => {
  const requested = [...new Set(namesOf(one))]

  test('finds it by every name, before anything edible', () => {
    const wrong = requested.filter((name) => {
      const ids = findOnce(name)
      return !harms(all[ids[0] ?? -1]?.edibility) || !ids.slice(0, 8).includes(one.id)
    })
    expect(wrong).toEqual([])
  })

  test('finds it with a typing error in any word of a name, before anything edible', () => {
    const wrong = requested.flatMap(slipsOf).filter((query) => {
      if (isName.has(query)) return false
      const ids = findOnce(query)
      return !harms(all[ids[0] ?? -1]?.edibility) || !ids.slice(0, 8).includes(one.id)
    })
    expect(wrong).toEqual([])
  })
})

describe('SAF-03 a search for help after a poisoning', () => {
  const requested = searchTerms.poisoning ?? []

  test('is recognised, exact and with a typing error', () => {
    expect(requested.filter((text) => !meansPoisoning(model, text))).toEqual([])
    const wrong = requested.flatMap((text) => {
      const query = mistyped(text)
      return query !== null && !meansPoisoning(model, query) ? [query] : []
    })
    expect(wrong).toEqual([])
  })

  test('lists no edible species above a harmful one', () => {
    const wrong = requested.filter((text) => {
      const harmful = searchSpecies(model, text).map((id) => harms(all[id]?.edibility))
      return harmful.lastIndexOf(true) > harmful.indexOf(false) && harmful.includes(false)
    })
    expect(wrong).toEqual([])
  })

  test.each([
    'poisoning',
    'vomiting after mushrooms',
    'se comió una seta',
    'intoxicação',
    'my dog ate a mushroom help',
  ])('%s', (text) => {
    expect(meansPoisoning(model, text)).toBe(true)
  })

  test.each([
    'porcini',
    'lion’s mane',
    'champiñón',
    'shiitake',
    'coprino',
    'king oyster grow kit',
    'amanita dos césares',
  ])('is not %s', (text) => {
    expect(meansPoisoning(model, text)).toBe(false)
  })
})

test('no name of a harmless species matches the rules for sentences about an accident', () => {
  const names = all.filter(({ edibility }) => !harms(edibility)).flatMap(namesOf)
  expect(names.filter((name) => model.sentenceRules.means(name))).toEqual([])
  // In a harmful species' name, a word such as "mortal" does not mean a poisoning.
  expect(meansPoisoning(model, 'hongo blanco mortal')).toBe(false)
})

test.each(['rovelló', 'rovellons', 'rovellón', 'rovellones'])(
  'SAF-02 %s finds Lactarius torminosus first, which harms, then the edible L. deliciosus',
  (text) => {
    const slugs = searchSpecies(model, text).map((id) => all[id]?.slug)
    expect(slugs.slice(0, 2)).toEqual(['lactarius-torminosus', 'lactarius-deliciosus'])
  },
)

describe('SAF-02 a name that several harmful species have', () => {
  const called = new Map<string, typeof dangerous>()
  for (const one of dangerous)
    for (const name of new Set(namesOf(one).map(plainPhrase))) called.set(name, [...(called.get(name) ?? []), one])
  const shared = [...called].filter(([, ones]) => ones.length > 1)

  test('exists, such as perretxiko', () => expect(shared.map(([name]) => name)).toContain('perretxiko'))

  test.each(['seta %s', '%s mushroom', 'cogumelo %s'])('finds the most harmful of them first: %s', (question) => {
    const wrong = shared.filter(([name, ones]) => {
      const worst = Math.min(...ones.map(({ edibility }) => dangerRank(edibility)))
      const [first] = searchSpecies(model, question.replace('%s', name))
      return dangerRank(all[first ?? -1]?.edibility) > worst
    })
    expect(wrong.map(([name]) => name)).toEqual([])
  })
})

describe('SAF-02 a search for a species without a page', () => {
  const firstOf = (text: string) => all[searchSpecies(model, text)[0] ?? -1]

  test.each([
    'field mushroom',
    'Agaricus campestris',
    'fairy ring mushroom',
    'perretxiko',
    'cucumela',
    'carrerilla',
    'fredolic',
    'negrilla',
  ])('%s, which is edible, finds a harmful species first', (text) => expect(harms(firstOf(text)?.edibility)).toBe(true))

  test.each([
    ['Agaricus bitorquis', 'agaricus-xanthodermus'],
    ['tricholoma portentosum', 'tricholoma-equestre'],
    ['Lactarius sanguifluus soup', 'lactarius-torminosus'],
    // A genus without harmful species, a species with a page, and a general phrase that is close to a name.
    ['Cantharellus lateritius', 'cantharellus-cibarius'],
    ['lactarius deliciosus soup', 'lactarius-deliciosus'],
    ['wild mushroom risotto', undefined],
  ])('%s finds %s first', (text, slug) => expect(firstOf(text)?.slug).toBe(slug))
})

describe('SAF-02 other searches', () => {
  test.each([
    'death cap mushroom soup',
    'deth cap risotto',
    'how to cook gyromitra',
    'giromitra soup',
    'galerina or pioppino',
    'is fly agaric edible',
    'destroing angel recipe',
    'amanita faloides',
    'oronja berde con arroz',
    'revuelto de seta de olivo',
    'anjo destruidor assado',
    'omelete de cicuta verde',
    'Grüner Knollenblätterpilz',
    'fausse morille',
    'мухомор',
    'ドクツルタケ',
    'little brown mushroom on lawn',
    'cèpe de satan à la crème',
    'orellanus mushroom',
    'arroz con 毒蝇伞',
    '毒鹅膏可以吃吗',
    'カエンタケ 食べた',
    '독우산광대버섯',
    'grønn fluesopp',
    'seta de cardo falsa',
    'falsa seta de chopo',
    'shiitake falso',
    'hongo del diablo',
    'seta de cardo venenosa',
    'língua de vaca venenosa',
    'lingua de vaca vvenenosa',
    'frade venensoo',
    'níscalo mortal',
    'toxic oyster',
    'lactarrio lanudo',
    'cavlaeiro amarelo',
    'SETA ALCOHÓLICA',
    'sickener',
    'rovelló de cabra',
    'robellón de cabra',
    'mataparent',
    'white mushroom with ring and volva',
    'seta blanca con anillo y volva',
    'cogumelo branco com anel e volva',
    'little white mushroom in the grass',
    'tortilla de gurumelos',
    'silarcas grelhadas',
    'honey mushroom soup',
    'seta de los enanitos',
    'oronja pintada',
    'frade de sapo',
    'super mario mushroom',
  ])('%s finds help, or a harmful species first', (text) => {
    const [first] = searchSpecies(model, text)
    expect(meansPoisoning(model, text) || harms(all[first ?? -1]?.edibility)).toBe(true)
  })

  test.each([
    'my dogs ate a wild mushroom',
    'toddler ate a mushrom in the yard',
    'mi perro se comió un hongo',
    'meu cachorro comeu cogumelo no quintal',
    'Pilzvergiftung',
    '☠️',
    '🍄 ☠️',
    'champignon vénéneux',
  ])('SAF-03 %s finds help', (text) => {
    expect(meansPoisoning(model, text)).toBe(true)
  })

  test.each([
    ['shiitake soup', 'lentinula-edodes'],
    ['oyster mushroom tacos', 'pleurotus-ostreatus'],
    ['chanterelle omelette', 'cantharellus-cibarius'],
    ['amanita caesarea', 'amanita-caesarea'],
    ['risotto de porcini', 'boletus-edulis'],
    ['shitake sause', 'lentinula-edodes'],
    // Complete folk names of an edible species, which no other species has.
    ['trompeta de la muerte', 'craterellus-cornucopioides'],
    ['trombeta da morte', 'craterellus-cornucopioides'],
    ['trompeta de los muertos', 'craterellus-cornucopioides'],
    ['death trumpet', 'craterellus-cornucopioides'],
    ['trumpet of death', 'craterellus-cornucopioides'],
    ['seta trompeta de la muerte', 'craterellus-cornucopioides'],
    ['death trumpet mushroom', 'craterellus-cornucopioides'],
    ['pan de muertos con shiitake', 'lentinula-edodes'],
  ])('%s finds the edible species first, and no help', (text, slug) => {
    expect(all[searchSpecies(model, text)[0] ?? -1]?.slug).toBe(slug)
    expect(meansPoisoning(model, text)).toBe(false)
  })
})

test.each(['ghost fungus', 'zombie mushroom', 'parrot waxcap', 'hongo diabólico', 'seta ignota', 'cogumelo de cavalo'])(
  'SAF-02 %s, the name of no species, finds none',
  (text) => {
    expect(searchSpecies(model, text)).toEqual([])
  },
)

test.each([
  ...['magic mushrooms', 'magic mushroom', 'shrooms', 'hongos mágicos', 'setas mágicas', 'setas magicas'],
  ...['hongos alucinógenos', 'setas alucinógenas', 'cogumelos mágicos', 'cogumelos alucinógenos', 'setamagica'],
])('SAF-02 %s finds Psilocybe cubensis first', (text) => {
  expect(all[searchSpecies(model, text)[0] ?? -1]?.slug).toBe('psilocybe-cubensis')
})

test.each([
  ['king oyster mushroom', 'pleurotus-eryngii'],
  ['enoki mushroom', 'flammulina-filiformis'],
  ['hongo shiitake', 'lentinula-edodes'],
  ['cogumelo porcini', 'boletus-edulis'],
])('%s finds the species of that name, though with a general word for mushrooms', (text, slug) => {
  expect(searchSpecies(model, text).map((id) => all[id]?.slug)).toContain(slug)
})

test('an edible species is the first result for its own name', () => {
  const first = (text: string): string | undefined => all[searchSpecies(model, text)[0] ?? -1]?.slug
  expect(first('porcini')).toBe('boletus-edulis')
  expect(first('shiitake')).toBe('lentinula-edodes')
  expect(first('lion’s mane')).toBe('hericium-erinaceus')
})
