import { harms } from '@/core/dangers'
import { dangerRank } from '@/features/catalogue/model'
import { functionWords } from './engine/function-words'
import { createPhrases, type Phrases } from './engine/phrases'
import { slips } from './engine/typing'
import { plainPhrase, wordsOf } from '@/core/words'
import type { IndexedDocument } from './loader'
import type { SearchTerms } from './search-terms'
import type { ReadModel } from './read-model'

/** A species by its id, or a poisoning. */
type Meaning = number | 'poisoning'

/** Every name of every dangerous species, and what people type who need help. */
export function dangerPhrases(species: readonly IndexedDocument[], terms: SearchTerms): Phrases<Meaning> {
  const phrases = createPhrases<Meaning>()
  for (const { id, species: facts } of species) for (const name of facts?.dangerNames ?? []) phrases.add(name, id)
  for (const term of terms.poisoning) phrases.add(term, 'poisoning')
  return phrases
}

/** Words of every day that are a letter or two away from one of danger or of an accident: `any` from `ate`. */
const ordinaryWords: ReadonlySet<string> = new Set([
  ...['any', 'poisson', 'poissons', 'morales', 'portales', 'natales', 'metales', 'portais', 'natais', 'morais'],
  ...['tonic', 'tonics', 'topic', 'topics', 'total', 'totales', 'totais'],
  ...['date', 'dates', 'late', 'mate', 'matte', 'pate', 'gate', 'fate', 'hate', 'skate', 'state', 'plate', 'slate'],
  ...['art', 'arts', 'act', 'ale', 'ales', 'hat', 'hats', 'aged', 'dye', 'tie'],
  ...['tonic', 'topic', 'tipic'].flatMap((stem) => ['o', 'a', 'os', 'as'].map((ending) => `${stem}${ending}`)),
])

const knows =
  ({ indexes }: ReadModel) =>
  (word: string): boolean =>
    ordinaryWords.has(word) || indexes.mushrooms.text.knows(word)

/** Who looks for a false shiitake looks for what is taken for one. */
const falseWords: ReadonlySet<string> = new Set([
  ...['false', 'fake', 'falso', 'falsa', 'falsos', 'falsas', 'faux', 'fausse', 'falscher', 'falsche', 'fals'],
])

/** Words of danger that have a form for each number and gender. */
const harmStems = [
  ...['venenos', 'toxic', 'peligros', 'perigos', 'asesin', 'assassin', 'nociv', 'mortifer', 'danin', 'danos'],
  ...['ponzonos', 'peconhent'],
]

/** Words of names that only what harms has, unless a whole name of what is eaten has one: `trompeta de la muerte`. */
const harmWords: ReadonlySet<string> = new Set([
  ...harmStems.flatMap((stem) => ['o', 'a', 'os', 'as'].map((ending) => `${stem}${ending}`)),
  ...['poisonous', 'poison', 'venomous', 'toxic', 'deadly', 'lethal', 'death', 'dangerous', 'harmful'],
  ...['noxious', 'hazardous', 'inedible', 'fatal', 'fatales', 'fatais', 'mortal', 'mortales', 'mortais'],
  ...['letal', 'letales', 'letais', 'muerte', 'morte', 'incomestible', 'incomestibles', 'incomestivel'],
  ...['incomestiveis', 'posion', 'poisen', 'poision', 'toxik', 'toxick'],
])

/** Names with a word of danger of what is eaten: the black trumpet's. */
const harmlessNames =
  /\b(?:trompetas? de (?:la muerte|los muertos)|trombetas? da morte|trumpets? of (?:death|the dead)|death trumpets?)\b/g

/** What a query says beside such a name, no part of which names what harms. */
const besideHarmless = (text: string): string => plainPhrase(text).replace(harmlessNames, ' ')

const denials: ReadonlySet<string> = new Set(['no', 'not', 'non', 'without', 'sin', 'nao', 'sem'])
/** What a denial before it takes the danger from: not what is inedible, nor `poison`, which a center is named by. */
const isDenied = (word: string): boolean =>
  (harmWords.has(word) && !/^in(?:edib|comest)|^poison$/.test(word)) || /^(?:venenos?|toxinas?|toxins?)$/.test(word)

/**
 * What a query says without what it denies (`not poisonous`, `toxin-free`), harmless names, and words of every day that are like ones
 * of danger.
 */
const withoutHarmless = (text: string): string =>
  wordsOf(besideHarmless(text))
    .filter((word, at, words) => {
      const isDenial = denials.has(word) && isDenied(words[at + 1] ?? '')
      const isWithout = denials.has(words[at - 1] ?? '') || words[at + 1] === 'free'
      return !ordinaryWords.has(word) && !isDenial && !(isDenied(word) && isWithout)
    })
    .join(' ')

/** Words beside one of danger that name nothing: `is it poisonous`, `muy peligroso`, `no sé si es venenosa`. */
const besideHarm: ReadonlySet<string> = new Set([
  ...functionWords,
  ...['is', 'it', 'are', 'they', 'this', 'that', 'these', 'very', 'most', 'more', 'so', 'what', 'which', 'how'],
  ...['es', 'son', 'esta', 'este', 'esto', 'estos', 'estas', 'muy', 'mas', 'que', 'cual', 'cuales', 'lo'],
  ...[
    'i',
    'dont',
    'know',
    'if',
    'its',
    'se',
    'si',
    'nao',
    'sei',
    'sao',
    'isto',
    'isso',
    'muito',
    'muita',
    'mais',
    'qual',
    'quais',
  ],
])

/** Letters from which one of them is known with a typing error in it. */
const harmNearFrom = 7

/** Those like ordinary words: `tonico`, `topico`, `portal`. */
const isMistakable = (word: string): boolean => /^(?:toxic|mort|muert|fata|leta|death|poison$)/.test(word)

const sorted = (word: string): string => [...word].toSorted().join('')

/** Whether a word is another with a typing error in it; of mistakable ones, with two letters exchanged. */
const isErrorOf = (word: string, other: string): boolean =>
  slips(word, other, 1) <= 1 && (!isMistakable(other) || sorted(word) === sorted(other))

/** Whether a word says that something harms. */
const saysHarm = (word: string, isName: (word: string) => boolean): boolean =>
  harmWords.has(word) ||
  (word.length >= harmNearFrom && !isName(word) && [...harmWords].some((other) => isErrorOf(word, other)))

/** Whether a query names something that harms, whatever else it names. */
const asksForHarm = (text: string, isName: (word: string) => boolean): boolean =>
  wordsOf(text).some((word) => saysHarm(word, isName))

/** Whether a query is of danger and of nothing else: `perigoso`. */
const isOfHarmAlone = (text: string, isName: (word: string) => boolean): boolean => {
  const telling = wordsOf(text).filter((word) => !besideHarm.has(word))
  return telling.length > 0 && telling.every((word) => saysHarm(word, isName))
}

/** Letters from which a word alone, among others, means a poisoning. */
const tellingFrom = 6

/** Whether the visitor who types this may need help now, or queries what harms and nothing found is known to (SAF-03). */
export function meansPoisoning(model: ReadModel, text: string): boolean {
  const told = withoutHarmless(text)
  if (tellsPoisoning(model, told) || isOfHarmAlone(told, knows(model))) return true
  const { index, text: words } = model.indexes.mushrooms
  if (!asksForHarm(told, knows(model)) || words.searchWith(text).isWhole) return false
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
  const words = wordsOf(text)
  if (words.some((word) => word.length >= tellingFrom && phrases.get(word).includes('poisoning'))) return true
  return (words.length > 1 ? phrases.nearby(text, isKnown) : phrases.alone(text)).includes('poisoning')
}

/**
 * Species for a text, best first: those it names that can harm, then others that can harm, then what is eaten. No
 * edible is the first result for the name of a dangerous one (SAF-02).
 */
export function searchSpecies(model: ReadModel, text: string): number[] {
  const { index, text: words } = model.indexes.mushrooms
  const { ids, isWhole, isExact } = words.searchWith(text)
  const rankOf = (id: number): number => dangerRank(index.get(id)?.species?.edibility)
  const said = besideHarmless(text)
  const found = model.phrases.find(said, knows(model))
  // A question of which no species has all the words may name one of them in passing: `gyromitra soup`. Where one has
  // them with an error only, what is written right counts for more: `orellanus` is no `ostreatus`.
  const inPassing = (): Meaning[] =>
    isExact ? [] : isWhole ? model.phrases.alone(said) : model.phrases.nearby(said, knows(model))
  const meant = found.length > 0 ? found : inPassing()
  const named = meant
    .filter((meaning): meaning is number => typeof meaning === 'number')
    .toSorted((a, b) => rankOf(a) - rankOf(b))
  // Where only some of the words were found, a likeness of one word puts nothing on top, unless the query is a call for
  // help or for what is no real one.
  const isAsked = (): boolean =>
    wordsOf(text).some((word) => falseWords.has(word)) || asksForHarm(said, knows(model)) || tellsPoisoning(model, said)
  const harmful = isWhole || isAsked() ? ids.filter((id) => harms(index.get(id)?.species?.edibility)) : []
  return [...new Set([...named, ...harmful, ...ids])]
}

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
