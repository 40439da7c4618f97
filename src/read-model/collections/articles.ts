import { documentKey } from '@/core/document-key'
import { readDocuments, toMoment, toNumber, type Row } from '@/cms/sql'
import { isRated, type ArticleCollection } from '@/core/collections'
import { eatenSpecies, withdraws } from '@/core/eaten-species'
import type { Text } from '@/core/locales'
import type { CardContext, CardView } from '@/cards/card-view'
import type { FilterGroup } from '../filters/group'
import type { ArticleItem, RecipeItem } from '@/cards/article'
import { translationsOf, type CollectionDescription, type LoadedDocument, type Loader } from '../loader'
import { categoryFacets, readCounters, readParts, readPictures, related, textOf, titled } from '../lookups'

type Article = ArticleItem & Pick<RecipeItem, 'rating'>

type Kind = {
  readonly collection: ArticleCollection
  readonly groups: readonly FilterGroup[]
  /** Columns beside those that every article collection has. */
  readonly columns: readonly string[]
  readonly facets: (row: Row) => Record<string, readonly string[]>
  /** Values of `entries` groups beside the species, with their names. */
  readonly entries?: (row: Row) => readonly (readonly [key: string, value: string, name: Text])[]
  /** Creates the card function, which must not hold the row: that would keep its whole batch in memory. */
  readonly card: (article: Article, row: Row) => (context: CardContext) => CardView
  /** The blocks of its body, where their recipes can withdraw the document. */
  readonly blocks?: (row: Row) => unknown
  readonly numbers?: (row: Row) => Record<string, number | null>
}

const loadArticles =
  ({ collection, groups, columns, facets, entries, card, blocks, numbers }: Kind): Loader =>
  async ({ payload, categories, speciesTitle, dangerOf }, ids) => {
    const isWithdrawable = withdraws(collection)
    const isRatedKind = isRated(collection)
    const [rows, rels, counters] = await Promise.all([
      readDocuments(
        payload,
        collection,
        ['id', 'slug', 'image_id', 'created_at', '_status', ...columns],
        ['title', 'lead'],
        ids,
      ),
      readParts(payload, `${collection}_rels`, ['path', 'categories_id', 'mushrooms_id'], ids, 'parent_id'),
      readCounters(payload, isRatedKind ? ids.map((id) => documentKey(collection, id)) : []),
    ])
    const published = rows.filter(({ _status }) => _status === 'published')
    const pictures = await readPictures(
      payload,
      published.flatMap(({ image_id }) => toNumber(image_id) ?? []),
    )
    const labels: Record<string, Map<string, Text>> = {}
    const note = (key: string, value: string, name: Text): void => {
      const known = labels[key] ?? new Map<string, Text>()
      labels[key] = known.set(value, name)
    }
    const documents = published.map((row): LoadedDocument => {
      const id = Number(row.id)
      const own = rels.get(id)
      const nodes = related(own, 'categories', 'categories_id').flatMap((category) => categories.get(category) ?? [])
      const about = related(own, 'species', 'mushrooms_id')
      const allSpecies = new Set([...about, ...eatenSpecies(collection, { species: about, layout: blocks?.(row) })])
      const species = titled(about, (one) => (isWithdrawable && dangerOf(one) ? undefined : speciesTitle(one)))
      const held = entries?.(row) ?? []
      for (const one of species) note('species', ...one)
      for (const one of held) note(...one)
      const picture = toNumber(row.image_id)
      const title = textOf(row, 'title')
      const lead = textOf(row, 'lead')
      const warnsOf = eatenSpecies(collection, { species: about }).filter((one) => dangerOf(one) !== undefined)
      const article: Article = {
        id,
        slug: String(row.slug),
        title,
        lead,
        picture: pictures.get(picture ?? -1) ?? null,
        categories: nodes,
        harm: warnsOf.flatMap((one) => {
          const grade = dangerOf(one)
          return grade ? [{ grade, title: speciesTitle(one) ?? null }] : []
        }),
        rating: counters.get(documentKey(collection, id))?.rating ?? null,
      }
      return {
        id,
        slug: article.slug,
        title,
        firstCategory: nodes[0]?.path ?? null,
        warnsOf,
        facets: {
          ...categoryFacets(groups, nodes),
          species: species.map(([one]) => one),
          ...Object.fromEntries(held.map(([key, value]) => [key, [value]])),
          ...facets(row),
        },
        numbers: {
          createdAt: toMoment(row.created_at),
          ...(isRatedKind ? { rating: article.rating?.averageRating ?? null } : {}),
          ...numbers?.(row),
        },
        names: translationsOf(title),
        about: [
          ...translationsOf(lead),
          ...nodes.flatMap((node) => translationsOf(node.title)),
          ...species.flatMap(([, name]) => translationsOf(name)),
        ],
        dependsOn: [
          ...nodes.map((node) => `categories:${node.id}`),
          // Drafts too: the article shows a species as soon as that is published.
          ...[...allSpecies].map((one) => `mushrooms:${one}`),
          ...(picture ? [`media:${picture}`] : []),
        ],
        staleAt: null,
        isWithdrawn: isWithdrawable && [...allSpecies].some((one) => dangerOf(one) !== undefined),
        card: card(article, row),
      }
    })
    return { documents, labels }
  }

/** The description of a collection of articles. */
export const describeArticles = (kind: Kind): CollectionDescription => ({
  groups: kind.groups,
  load: loadArticles(kind),
})
