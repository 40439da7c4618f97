import { harms } from '@/core/dangers'
import { wordsOf } from '@/core/words'
import { createTextIndex } from '@/read-model/engine/text-index'
import { createSentenceRules } from '@/read-model/engine/sentence-rules'
import type { IndexedDocument } from '@/read-model/loader'
import { dangerPhrases } from '@/read-model/search-species'
import type { ReadModel } from '@/read-model/read-model'
import { poisoningTold } from '@starter/catalogue/poisoning-told.data'
import { poisonousFacts } from '@starter/catalogue/poisonous/facts/index'
import { searchTerms } from '@starter/catalogue/search-terms.data'
import { species } from '@starter/catalogue/species/index'

/** Species with a page, and species of which only names and danger are known. */
export const all = [...species, ...poisonousFacts.filter(({ slug }) => species.every((one) => one.slug !== slug))]

export const namesOf = ({ commonNames, scientificName, synonyms, slug }: (typeof all)[number]): string[] => [
  ...Object.values(commonNames).flat(),
  scientificName,
  ...synonyms,
  ...(searchTerms[slug] ?? []),
]

const words = createTextIndex()
const documents = all.map((one, id) => {
  const names = namesOf(one)
  words.put({ id, names, about: [] })
  const dangerNames = harms(one.edibility) ? names : []
  return {
    id,
    species: {
      edibility: one.edibility,
      genus: wordsOf(one.scientificName)[0],
      months: { north: [], south: [] },
      dangerNames,
    },
  } as unknown as IndexedDocument
})

/**
 * The read model's search index, built from the starting catalogue without a database; ids are positions in `all`.
 */
export const model = {
  indexes: { mushrooms: { index: { get: (id: number) => documents[id] }, text: words, hidden: new Map() } },
  harmful: new Map(all.flatMap(({ edibility }, id) => (harms(edibility) ? [[id, edibility]] : []))),
  phrases: dangerPhrases(
    { index: { entries: () => documents }, hidden: new Map() },
    { species: new Map(), poisoning: searchTerms.poisoning ?? [], sentenceRules: [] },
  ),
  sentenceRules: createSentenceRules(Object.values(poisoningTold).flatMap(({ rules }) => rules)),
} as unknown as ReadModel
