import 'server-only'
import { cache } from 'react'
import type { Caller } from '@/cms/guards/guarded'
import { refuseRepeated } from '@/cms/guards/refusals'
import { cardCollections, type CardCollection } from '@/core/collections'
import type { Danger } from '@/core/dangers'
import { AppError } from '@/core/errors'
import { limits } from '@/core/limits'
import { defaultLocale, isLocale, locales, type Locale } from '@/core/locales'
import { compoundPath, localizedPath, poisonPath } from '@/core/paths'
import { foldForms } from '@/core/slugs'
import { compounds, edibilityLabel, edibilityLooks } from '@/features/catalogue/model'
import { translatorOf } from '@/platform/i18n/translator'
import { createTextIndex } from '@/read-model/engine/text-index'
import { warningsOf, type CardView } from '@/cards/card-view'
import { cardContext } from '@/read-model/query'
import { readModel, type ReadModel } from '@/read-model/read-model'
import { meansPoisoning, speciesFor } from '@/read-model/search-species'
import { findPages } from './found-pages'
import { refusalLocale } from './refusal-locale'
import type { Suggestion, SuggestionGroup } from './suggestion'

/** Compounds are a table in the code, so their index is built once. */
const compoundIndex = createTextIndex()
for (const [id, { name, synonyms }] of compounds.entries()) {
  compoundIndex.put({ id, names: locales.flatMap((locale) => [name[locale], ...synonyms[locale]]), about: [] })
}

const compoundNames = new Set(
  compounds.flatMap(({ name, synonyms }) =>
    locales.flatMap((locale) => [name[locale], ...synonyms[locale]].map((one) => foldForms(one))),
  ),
)

/** Whether a text is the whole name of a compound, in any language. */
const isCompound = (text: string): boolean => compoundNames.has(foldForms(text.trim()))

/** Compounds found by any of their names, best first. */
export const findCompounds = (text: string, locale: Locale): Suggestion[] =>
  compoundIndex.search(text).flatMap((id) => {
    const compound = compounds[id]
    return compound
      ? [
          {
            title: compound.name[locale],
            detail: compound.description[locale],
            href: localizedPath(locale, compoundPath(compound.group, compound.slug)),
            picture: null,
          },
        ]
      : []
  })

/** Cached per render: several parts of the results page search for the same text. */
const speciesOf = cache(speciesFor)

/** Ids of the hits of a kind, best first; for species the harmful ones come first, as `speciesFor` has them. */
const hitsOf = (model: ReadModel, kind: CardCollection, text: string): readonly number[] =>
  kind === 'mushrooms' ? speciesOf(model, text).ids : model.indexes[kind].text.search(text)

/** Whether a text is a call for help rather than a search for a species (SAF-03). */
export const meansHelp = async (text: string): Promise<boolean> => meansPoisoning(await readModel(), text)

/** The worst grade of the unpublished harmful species that a text may mean; null where there is none (SAF-02). */
export const hiddenDangerOf = async (text: string): Promise<Danger | null> => speciesOf(await readModel(), text).hidden

/** Suggests the poison page to visitors who may need help (SAF-03), or warns of a harmful species without a page. */
function helpFor(model: ReadModel, text: string, hidden: Danger | null, locale: Locale): Suggestion[] {
  const t = translatorOf(locale)
  const href = localizedPath(locale, poisonPath)
  if (meansPoisoning(model, text)) {
    const [title, detail, danger] = [t('danger.title'), t('danger.lead'), t('danger.button')]
    return [{ title, detail, href, picture: null, danger, tone: 'amanita' }]
  }
  if (!hidden) return []
  const { tone } = edibilityLooks[hidden]
  const title = t('danger.hiddenTitle', { query: text.trim() })
  return [{ title, detail: t('danger.hidden'), href, picture: null, danger: edibilityLabel(hidden, locale), tone }]
}

/** The first few hits of every kind, kinds without a hit left out. */
export async function suggest(text: string, locale: Locale): Promise<SuggestionGroup[]> {
  const model = await readModel()
  const context = cardContext(model, locale)
  const found = speciesOf(model, text)
  const groups = cardCollections.map((kind): SuggestionGroup => {
    const { index } = model.indexes[kind]
    const hits = kind === 'mushrooms' ? found.ids : hitsOf(model, kind, text)
    return {
      kind,
      items: hits.slice(0, limits.search.suggestions).flatMap((id) => {
        const entry = index.get(id)
        if (!entry) return []
        const view = entry.card(context)
        const { title, over, href, picture } = view
        const [warning] = warningsOf(view)
        return [
          {
            title,
            detail: over?.text ?? null,
            href,
            picture: picture?.srcSet.split(' ')[0] ?? null,
            ...(warning ? { danger: warning.label, tone: warning.tone } : {}),
          },
        ]
      }),
    }
  })
  const help: SuggestionGroup = { kind: 'help', items: helpFor(model, text, found.hidden, locale) }
  const [species, ...others] = groups
  const compoundGroup: SuggestionGroup = {
    kind: 'compounds',
    items: findCompounds(text, locale).slice(0, limits.search.suggestions),
  }
  const speciesGroup = species ? [species] : []
  // Species are also found by their compounds; for the whole name of a compound, the compound itself comes first.
  const first = isCompound(text) ? [compoundGroup, ...speciesGroup] : [...speciesGroup, compoundGroup]
  const pages: SuggestionGroup = {
    kind: 'pages',
    items: (await findPages(text, locale)).slice(0, limits.search.suggestions),
  }
  return [help, ...first, ...others, pages].filter(({ items }) => items.length > 0)
}

export type SearchSection = { kind: CardCollection; total: number; views: readonly CardView[] }

/** Hits of one kind, best first: a page of their cards, and how many there are. */
export async function searchKind(
  text: string,
  locale: Locale,
  kind: CardCollection,
  page: number,
  limit: number,
): Promise<SearchSection> {
  const model = await readModel()
  const { index } = model.indexes[kind]
  const context = cardContext(model, locale)
  const hits = hitsOf(model, kind, text)
  const from = (Math.min(page, Math.max(1, Math.ceil(hits.length / limit))) - 1) * limit
  const views = hits.slice(from, from + limit).flatMap((id) => index.get(id)?.card(context) ?? [])
  return { kind, total: hits.length, views }
}

/** The harmful species that a text names, which are shown above results of another kind (SAF-02). */
export async function searchHarm(text: string, locale: Locale): Promise<SearchSection> {
  const model = await readModel()
  const { index } = model.indexes.mushrooms
  const views = speciesOf(model, text).named.flatMap((id) => index.get(id)?.card(cardContext(model, locale)) ?? [])
  return { kind: 'mushrooms', total: views.length, views }
}

/**
 * GET /api/search?q=&locale=.
 * @throws AppError badRequest, in the caller's language
 */
export async function suggestCall(
  params: URLSearchParams,
  caller: Caller,
): Promise<{ query: string; groups: SuggestionGroup[] }> {
  const requested = params.get('locale')
  refuseRepeated(params, ['q', 'locale'])
  const query = params.get('q') ?? ''
  if (query.length > limits.search.characters)
    throw new AppError('badRequest', translatorOf(refusalLocale(requested, caller))('filterErrors.badRequest'))
  return { query, groups: await suggest(query, isLocale(requested) ? requested : defaultLocale) }
}
