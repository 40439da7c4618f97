import { harms, type Danger } from '@/core/dangers'
import { dangerRank } from '@/features/catalogue/model'
import type { CollectionIndex } from './collection-index'
import { createPhrases, type Phrases } from './engine/phrases'
import type { FoundBy } from './engine/text-index'
import { plainPhrase, wordsOf } from '@/core/words'
import {
  asksForFalse,
  asksForHarm,
  besideHarmless,
  isOfHarmAlone,
  tellsOfEatenHarm,
  withoutHarmless,
} from './harm-words'
import { ordinaryWords } from './harm-words.data'
import type { IndexedDocument } from './loader'
import type { SearchTerms } from './search-terms'
import type { ReadModel } from './read-model'

/** A species by its id, or a poisoning. */
type Meaning = number | 'poisoning'

/** Every name of every dangerous species, published or not, and what people type who need help. */
export function dangerPhrases(
  { index, hidden }: Pick<CollectionIndex, 'hidden'> & { readonly index: Pick<CollectionIndex['index'], 'entries'> },
  terms: SearchTerms,
): Phrases<Meaning> {
  const phrases = createPhrases<Meaning>()
  const published = index.entries().map(({ id, species }) => ({ id, names: species?.dangerNames ?? [] }))
  for (const { id, names } of [...published, ...hidden.values()]) for (const name of names) phrases.add(name, id)
  for (const term of terms.poisoning) phrases.add(term, 'poisoning')
  return phrases
}

const knows =
  ({ indexes }: ReadModel) =>
  (word: string): boolean =>
    ordinaryWords.has(word) || indexes.mushrooms.text.knows(word)

/** Letters from which a word alone, among others, means a poisoning. */
const tellingFrom = 6

/** Whether the visitor who types this may need help now, or queries what harms and nothing found is known to (SAF-03). */
export function meansPoisoning(model: ReadModel, text: string): boolean {
  const told = withoutHarmless(text)
  const isName = knows(model)
  if (tellsPoisoning(model, told) || isOfHarmAlone(told, isName) || tellsOfEatenHarm(told, isName)) return true
  const { index, text: words } = model.indexes.mushrooms
  if (!asksForHarm(told, isName) || words.searchWith(text).isWhole) return false
  const [first] = searchSpecies(model, text)
  return first !== undefined && !harms(index.get(first)?.species?.edibility)
}

/** Whether a question tells of a poisoning, by its name or as an accident. */
function tellsPoisoning(model: ReadModel, text: string): boolean {
  const { phrases, sentenceRules } = model
  const isName = knows(model)
  // The whole name of a species tells nothing, though it may be made of words that do: `hongo blanco mortal`.
  const isSpecies = phrases.get(plainPhrase(text)).some((meaning) => meaning !== 'poisoning')
  if (!isSpecies && sentenceRules.means(text, isName)) return true
  const isKnown = (word: string): boolean => sentenceRules.knows(word) || isName(word)
  if (phrases.find(text, isKnown).includes('poisoning')) return true
  // No word of every day is part of a name with an error in it: `date mushrooms` are none that somebody ate.
  const words = wordsOf(text).filter((word) => !ordinaryWords.has(word))
  if (words.some((word) => word.length >= tellingFrom && phrases.get(word).includes('poisoning'))) return true
  const rest = words.join(' ')
  return (words.length > 1 ? phrases.nearby(rest, isKnown) : phrases.alone(rest)).includes('poisoning')
}

/** The species that can harm and that a text names, in passing or by a name with an error in it, the worst first. */
function harmfulNamed(model: ReadModel, text: string, { isWhole, isExact, named }: FoundBy): number[] {
  const rankOf = (id: number): number => dangerRank(model.harmful.get(id))
  const said = besideHarmless(text)
  const found = model.phrases.find(said, knows(model))
  // A question of which no species has all the words may name one of them in passing: `gyromitra soup`. Where one has
  // them with an error only, what is written right counts for more: `orellanus` is no `ostreatus`. Where one has them
  // all, others may be called the same beside a word for mushrooms at large: `seta perretxiko`.
  const inPassing = (): readonly Meaning[] => {
    if (isExact) return model.phrases.get(named)
    return isWhole ? model.phrases.alone(said) : model.phrases.nearby(said, knows(model))
  }
  const meant = found.length > 0 ? found : inPassing()
  return meant
    .filter((meaning): meaning is number => typeof meaning === 'number')
    .toSorted((a, b) => rankOf(a) - rankOf(b))
}

/**
 * Those that can harm of the genus of a text that names another of it, which has no page: `Agaricus bitorquis`. Nobody
 * knows what its finder holds, and what is eaten of the genus is no answer.
 */
function harmOfGenus({ indexes, harmful: graded }: ReadModel, text: string, ids: readonly number[]): number[] {
  const { index, text: words, hidden } = indexes.mushrooms
  const [genus, epithet] = wordsOf(text)
  if (epithet === undefined) return []
  const genusOf = (id: number): string | undefined => (index.get(id)?.species ?? hidden.get(id))?.genus
  const harmful = ids.filter((id) => graded.has(id) && genusOf(id) === genus)
  // Most texts begin with no genus, and are searched for once.
  return harmful.length === 0 || words.searchWith(`${genus} ${epithet}`).isWhole ? [] : harmful
}

type FoundSpecies = {
  /** Published ones, best first. No edible is the first for the name of one that harms (SAF-02). */
  readonly ids: readonly number[]
  /** Published ones that harm and that the text names, the worst first. */
  readonly named: readonly number[]
  /** How bad what it may mean and has no page is; null where there is none, or the first found warn already (SAF-02). */
  readonly hidden: Danger | null
}

/** Species for a text: those it names that can harm, then others that can harm, then what is eaten. */
export function speciesFor(model: ReadModel, text: string): FoundSpecies {
  const { index, text: words } = model.indexes.mushrooms
  const found = words.searchWith(text)
  const { ids, also, isWhole } = found
  const said = besideHarmless(text)
  // Where only some of the words were found, a likeness of one word puts nothing on top, unless the query is a call for
  // help or for what is no real one.
  const isAsked = (): boolean => asksForFalse(text) || asksForHarm(said, knows(model)) || tellsPoisoning(model, said)
  const named = harmfulNamed(model, text, found)
  const harmful = isWhole || isAsked() ? ids.filter((id) => model.harmful.has(id)) : []
  const ofGenus = isWhole ? [] : harmOfGenus(model, text, ids)
  const shown = (some: readonly number[]): number[] => [...new Set(some)].filter((id) => index.get(id))
  // A likeness of one word is no name.
  const alike = isWhole ? harmful : ofGenus
  const hidden = [...named, ...(shown(alike).length > 0 ? [] : alike)].filter((id) => !index.get(id))
  const grades = hidden.flatMap((id) => model.harmful.get(id) ?? [])
  return {
    ids: shown([...named, ...ofGenus, ...harmful, ...ids, ...also]),
    named: shown(named),
    hidden: grades.toSorted((a, b) => dangerRank(a) - dangerRank(b))[0] ?? null,
  }
}

/** Published species for a text, best first. */
export const searchSpecies = (model: ReadModel, text: string): readonly number[] => speciesFor(model, text).ids

/**
 * Species of which a text is a whole name, and all it may mean, what harms first: with those that harm and that editors
 * say people mean by it, so that no name is taken for the one that is eaten alone (SAF-02).
 */
export function speciesCalled(
  model: ReadModel,
  text: string,
): { named: readonly IndexedDocument[]; meant: readonly IndexedDocument[] } {
  const phrase = plainPhrase(text)
  const isIn = (names: readonly string[] = []): boolean => names.some((name) => plainPhrase(name) === phrase)
  const { index } = model.indexes.mushrooms
  // Whatever has the name has all its words, so that the search finds it.
  const found = phrase === '' ? [] : searchSpecies(model, text).flatMap((id) => index.get(id) ?? [])
  const named = found.filter(({ species }) => isIn(species?.names))
  return { named, meant: found.filter((one) => named.includes(one) || isIn(one.species?.dangerNames)) }
}
