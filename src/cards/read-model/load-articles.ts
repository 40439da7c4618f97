import { readDocuments, toMoment, toNumber, toText, type Row } from '@/cms/sql'
import { limits } from '@/core/limits'
import type { Text } from '@/core/locales'
import { toSlug } from '@/core/slugs'
import type { Project } from '@/payload-types'
import type { CardContext, CardView } from '../card-view'
import { filterGroups } from '../filters/groups'
import { categoryValues } from '../filters/sections'
import { guideView, postView, projectView } from '../sources/article'
import { forms, type Listed, type Loader } from './listing'
import { readParts, readPictures, related, textOf, titled } from './lookups'

type Article = Parameters<typeof guideView>[0]

type Kind = {
  readonly collection: 'growingguides' | 'posts' | 'projects'
  /** Columns beside those that all three have. */
  readonly columns: readonly string[]
  readonly facets: (row: Row) => Record<string, readonly string[]>
  /** Values of `entries` groups beside the species, and what they are called. */
  readonly entries?: (row: Row) => readonly (readonly [key: string, value: string, name: Text])[]
  /** Keeps the article, and nothing of the row, which would stay in memory with its whole batch. */
  readonly view: (article: Article, row: Row) => (context: CardContext) => CardView
}

const stages: readonly Project['stage'][] = ['planned', 'running', 'finished']

const number = (row: Row, column: string): string[] => {
  const value = toNumber(row[column])
  return value === null ? [] : [String(value)]
}

const loadArticles =
  ({ collection, columns, facets, entries, view }: Kind): Loader =>
  async ({ payload, categories, speciesTitle }, ids) => {
    const [rows, rels] = await Promise.all([
      readDocuments(
        payload,
        collection,
        ['id', 'slug', 'image_id', 'created_at', '_status', ...columns],
        ['title', 'lead'],
        ids,
      ),
      readParts(payload, `${collection}_rels`, ['path', 'categories_id', 'mushrooms_id'], ids, 'parent_id'),
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
    const listed = published.map((row): Listed => {
      const id = Number(row.id)
      const own = rels.get(id)
      const nodes = related(own, 'categories', 'categories_id').flatMap((category) => categories.get(category) ?? [])
      const allSpecies = related(own, 'species', 'mushrooms_id')
      const species = titled(allSpecies, speciesTitle)
      const held = entries?.(row) ?? []
      for (const one of species) note('species', ...one)
      for (const one of held) note(...one)
      const picture = toNumber(row.image_id)
      const title = textOf(row, 'title')
      const lead = textOf(row, 'lead')
      const article: Article = {
        id,
        slug: String(row.slug),
        title,
        lead,
        picture: pictures.get(picture ?? -1) ?? null,
        categories: nodes,
        difficulty: toNumber(row.difficulty),
      }
      return {
        id,
        slug: article.slug,
        title,
        facets: {
          ...categoryValues(
            filterGroups[collection],
            nodes.map(({ path }) => path),
          ),
          species: species.map(([one]) => one),
          ...Object.fromEntries(held.map(([key, value]) => [key, [value]])),
          ...facets(row),
        },
        numbers: { createdAt: toMoment(row.created_at) },
        names: forms(title),
        about: [
          ...forms(lead),
          ...nodes.flatMap((node) => forms(node.title)),
          ...species.flatMap(([, name]) => forms(name)),
        ],
        dependsOn: [
          ...nodes.map((node) => `categories:${node.id}`),
          // Also those that are drafts now: once published, they show.
          ...allSpecies.map((one) => `mushrooms:${one}`),
          ...(picture ? [`media:${picture}`] : []),
        ],
        staleAt: null,
        view: view(article, row),
      }
    })
    return { listed, labels }
  }

const isoDay = (value: unknown): string => new Date(toMoment(value) ?? 0).toISOString()

export const loadGuides = loadArticles({
  collection: 'growingguides',
  columns: ['difficulty'],
  facets: (row) => ({ difficulty: number(row, 'difficulty') }),
  view: (article) => (context) => guideView(article, context),
})

export const loadPosts = loadArticles({
  collection: 'posts',
  columns: ['published_at'],
  facets: () => ({}),
  view: (article, row) => {
    const post = { ...article, publishedAt: isoDay(row.published_at ?? row.created_at) }
    return (context) => postView(post, context)
  },
})

export const loadProjects = loadArticles({
  collection: 'projects',
  columns: ['stage', 'place'],
  facets: (row) => ({ stage: typeof row.stage === 'string' ? [row.stage] : [] }),
  entries: (row) => {
    const place = toText(row.place)?.trim()
    const value = place ? toSlug(place, limits.filter.characters) : ''
    return place && value !== '' ? [['place', value, place] as const] : []
  },
  view: (article, row) => {
    const project = { ...article, place: toText(row.place), stage: stages.find((stage) => stage === row.stage) ?? null }
    return (context) => projectView(project, context)
  },
})
