import 'server-only'
import type { Locale } from '@/core/locales'
import { translatorOf } from '@/platform/i18n/translator'
import type { CardView } from '@/cards/card-view'
import type { Sort } from '@/read-model/filters/values'
import { cardsOfSpecies } from '@/read-model/lists'

/** Cards per collection: two rows; the archive has the others. */
const most = 6

/** The newest first; the archive that the section links to is sorted the same way. */
export const articleSort: Sort = '-createdAt'

/** The sections of articles on a species page, below its products. */
const parts = [
  { id: 'guides', collections: ['growingguides'] },
  { id: 'recipes', collections: ['recipes'] },
  { id: 'articles', collections: ['posts', 'projects'] },
] as const

type ArticleList = {
  readonly collection: (typeof parts)[number]['collections'][number]
  readonly total: number
  /** Cards of the first of them. */
  readonly cards: readonly CardView[]
}

/** One section of a species page; never without a card. */
export type ArticleSection = {
  readonly id: (typeof parts)[number]['id']
  readonly title: string
  readonly species: number
  readonly lists: readonly ArticleList[]
}

async function listOf(collection: ArticleList['collection'], species: number, locale: Locale): Promise<ArticleList> {
  const { result } = await cardsOfSpecies({ collection, species, locale, sort: articleSort, limit: most })
  return { collection, total: result.totalDocs, cards: result.docs }
}

/**
 * The articles about a species by section, newest first; empty sections are left out (FLT-13).
 * @param grown whether guides to growing it are listed: a harmful species has none (SAF-04)
 */
export async function articlesOf(species: number, locale: Locale, grown: boolean): Promise<readonly ArticleSection[]> {
  const t = translatorOf(locale)
  const sections = await Promise.all(
    parts
      .filter(({ id }) => grown || id !== 'guides')
      .map(async ({ id, collections }) => {
        const all = await Promise.all(collections.map((collection) => listOf(collection, species, locale)))
        const lists = all.filter(({ cards }) => cards.length > 0)
        const [first, second] = lists
        if (!first) return []
        const title = second ? t('species.postsAndProjects') : t(`archive.titles.${first.collection}`)
        return [{ id, title, species, lists }]
      }),
  )
  return sections.flat()
}
