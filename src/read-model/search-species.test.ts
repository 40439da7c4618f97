import { beforeEach, describe, expect, test } from 'vitest'
import { dangerGrade } from '@/core/dangers'
import { plainPhrase } from '@/core/words'
import { createCollectionIndex } from './collection-index'
import { createSentenceRules } from './engine/sentence-rules'
import type { LoadedDocument } from './loader'
import type { ReadModel } from './read-model'
import { dangerPhrases, searchSpecies, speciesFor } from './search-species'

const all = [
  { edibility: 'deadly', names: ['Deadly webcap', 'Cortinarius rubellus', 'cortinario de montaña'] },
  { edibility: 'edible', names: ['Gypsy mushroom', 'Cortinarius caperatus', 'cortinario comestible'] },
  { edibility: 'deadly', names: ['Death cap', 'Amanita phalloides'] },
  { edibility: 'toxic', names: ['Panther cap', 'Amanita pantherina'] },
  { edibility: 'choice', names: ['Caesar’s mushroom', 'Amanita caesarea'] },
] as const

const withGenus = (one: (typeof all)[number], id: number) => ({
  ...one,
  id,
  genus: plainPhrase(one.names[1]).split(' ')[0] ?? '',
})

const webcap = 1
const deathCap = 3

const published = ({ id, genus, edibility, names }: ReturnType<typeof withGenus>): LoadedDocument =>
  ({
    id,
    slug: `species-${id}`,
    title: names[0],
    numbers: {},
    facets: {},
    dependsOn: [],
    names,
    about: [],
    staleAt: null,
    species: { edibility, genus, names, dangerNames: dangerGrade(edibility) ? names : [] },
  }) as unknown as LoadedDocument

/** The test catalogue with some of its species unpublished. */
function without(...hidden: readonly number[]): ReadModel {
  const mushrooms = createCollectionIndex('mushrooms')
  const entries = all.map((one, at) => withGenus(one, at + 1))
  mushrooms.put({ documents: entries.map(published), labels: {} })
  for (const id of hidden) mushrooms.drop(id)
  mushrooms.put({ documents: [], labels: {}, hidden: entries.filter(({ id }) => hidden.includes(id)) })
  return {
    indexes: { mushrooms },
    harmful: new Map(entries.flatMap(({ id, edibility }) => (dangerGrade(edibility) ? [[id, edibility]] : []))),
    phrases: dangerPhrases(mushrooms, { species: new Map(), poisoning: [], sentenceRules: [] }),
    sentenceRules: createSentenceRules([]),
  } as unknown as ReadModel
}

describe('SAF-02 an unpublished harmful species', () => {
  let model: ReadModel
  beforeEach(() => {
    model = without(webcap)
  })

  test.each([
    ...['Deadly webcap', 'cortinarius rubellus', 'Cortinarius Rubelus', 'cortinario de la montana', 'C. rubellus'],
    ...['rubellus', 'is cortinarius rubellus edible', 'webcap', 'deadly webcap mushroom', 'cortinarius rubellus soup'],
  ])('“%s” gets a warning, and the species itself is not found', (text) => {
    const { ids, hidden } = speciesFor(model, text)
    expect(hidden).toBe('deadly')
    expect(ids).not.toContain(webcap)
  })

  test('its name does not find an edible species of its genus', () => {
    expect(searchSpecies(model, 'Cortinarius rubellus')).toEqual([])
  })

  test.each([
    'Gypsy mushroom',
    'Cortinarius caperatus',
    'Caesar’s mushroom',
    'Amanita caesaria',
    'panther cap',
    'beech',
    '',
  ])('“%s” gets no warning', (text) => {
    expect(speciesFor(model, text).hidden).toBe(null)
  })

  test('an unknown species of its genus also gets a warning, unless a published one harms', () => {
    expect(speciesFor(model, 'Cortinarius violaceus')).toMatchObject({ ids: [2], hidden: 'deadly' })
    expect(speciesFor(without(deathCap), 'Amanita rubescens')).toMatchObject({ ids: [4, 5], hidden: null })
  })

  test('a text that shares one word with its names gets no warning', () => {
    expect(speciesFor(model, 'poisonous montana zzzz').hidden).toBe(null)
  })

  test('a word that finds published harmful species needs no other warning', () => {
    const { ids, hidden } = speciesFor(without(deathCap), 'amanita')
    expect([ids[0], hidden]).toEqual([4, null])
    expect(speciesFor(without(deathCap, 4), 'amanita').hidden).toBe('deadly')
  })

  test('published again, it is found and no longer hidden', () => {
    const { mushrooms } = model.indexes
    mushrooms.put({ documents: [published(withGenus(all[0], webcap))], labels: {} })
    expect(mushrooms.hidden.size).toBe(0)
    expect(speciesFor(model, 'Cortinarius rubellus')).toMatchObject({ ids: [webcap], hidden: null })
  })

  test('deleted, it is no longer among the hidden species', () => {
    model.indexes.mushrooms.drop(webcap)
    expect(model.indexes.mushrooms.hidden.size).toBe(0)
  })
})
