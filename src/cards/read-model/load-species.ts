import { readDocuments, toMoment, toNumber, toText, type Row } from '@/cms/sql'
import { statsKey } from '@/cms/stats/model'
import { categoryFields, compounds, southernMonths } from '@/features/catalogue/model'
import { filterGroups } from '../filters/groups'
import { categoryValues } from '../filters/sections'
import type { CardContext, CardView } from '../card-view'
import { speciesView, type SpeciesItem } from '../sources/species'
import { forms, type Listed, type Loader } from './listing'
import { readCounters, readParts, readPictures, related, textOf } from './lookups'

const amountColumn = (compound: string): string => `specie_chemistry_psychoactive_chem_${compound.replaceAll('-', '_')}`

const psychoactive = compounds.filter(({ group }) => group === 'psychoactive').map(({ slug }) => slug)

/** What compounds are called: a species is found by what is in it. */
const compoundNames = new Map<string, string[]>(compounds.map(({ slug, name }) => [slug, Object.values(name)]))

/** The fields of the tables' `path`; what a species is said to help with stands in rows of its own. */
const categoryPaths = [...categoryFields].flatMap(([root, fields]) => (root === 'helps-with' ? [] : fields))

/** Made here, where nothing else is in reach: a closure in the loader would keep every row of its batch alive. */
const drawn =
  (item: SpeciesItem) =>
  (context: CardContext): CardView =>
    speciesView(item, context)

/** Compounds with an amount, a published range or an entry of their own. */
const compoundsIn = (row: Row, ranges: readonly Row[], medicinal: readonly Row[]): string[] => [
  ...psychoactive.filter((slug) => toNumber(row[amountColumn(slug)]) !== null),
  ...ranges.map(({ compound }) => String(compound)),
  ...medicinal.map(({ name }) => String(name)),
]

const seasonValues = (rows: readonly Row[]): string[] => {
  const north = rows.flatMap(({ value }) => toNumber(value) ?? [])
  return [...north.map((month) => `n${month}`), ...southernMonths(north).map((month) => `s${month}`)]
}

export const loadSpecies: Loader = async ({ payload, categories }, ids) => {
  const columns = [
    'id',
    'slug',
    'specie_scientific_name',
    'specie_variation',
    'specie_edibility',
    'created_at',
    '_status',
  ]
  const [rows, rels, common, synonyms, helps, ranges, medicinal, season, places] = await Promise.all([
    readDocuments(
      payload,
      'mushrooms',
      [...columns, 'specie_cultivation_difficulty', ...psychoactive.map(amountColumn)],
      ['title'],
      ids,
    ),
    readParts(payload, 'mushrooms_rels', ['path', 'categories_id', 'media_id'], ids, 'parent_id'),
    readParts(payload, 'mushrooms_specie_common_names', ['name'], ids),
    readParts(payload, 'mushrooms_specie_synonyms', ['name'], ids),
    readParts(payload, 'mushrooms_specie_effects_helps_with', ['ailment_id'], ids),
    readParts(payload, 'mushrooms_compound_ranges', ['compound'], ids),
    readParts(payload, 'mushrooms_specie_chemistry_medicinal_chem', ['name'], ids),
    readParts(payload, 'mushrooms_specie_season_north', ['value'], ids, 'parent_id'),
    readParts(payload, 'mushrooms_specie_continents', ['value'], ids, 'parent_id'),
  ])
  const published = rows.filter(({ _status }) => _status === 'published')
  const firstPicture = (id: number): number | undefined => related(rels.get(id), 'images', 'media_id')[0]
  const [pictures, counters] = await Promise.all([
    readPictures(
      payload,
      published.flatMap(({ id }) => firstPicture(Number(id)) ?? []),
    ),
    readCounters(
      payload,
      ids.map((id) => statsKey('mushrooms', id)),
    ),
  ])

  const listed = published.map((row): Listed => {
    const id = Number(row.id)
    const own = rels.get(id)
    const categoryIds = [
      ...categoryPaths.flatMap((path) => related(own, path, 'categories_id')),
      ...(helps.get(id) ?? []).flatMap(({ ailment_id }) => toNumber(ailment_id) ?? []),
    ]
    const nodes = categoryIds.flatMap((category) => categories.get(category) ?? [])
    const rating = counters.get(statsKey('mushrooms', id))?.rating ?? null
    const title = textOf(row, 'title')
    const scientificName = String(row.specie_scientific_name)
    const difficulty = toNumber(row.specie_cultivation_difficulty)
    const picture = firstPicture(id)
    const held = compoundsIn(row, ranges.get(id) ?? [], medicinal.get(id) ?? [])
    const item: SpeciesItem = {
      id,
      slug: String(row.slug),
      title,
      scientificName,
      edibility: String(row.specie_edibility),
      types: related(own, 'categories', 'categories_id').flatMap((category) => categories.get(category) ?? []),
      picture: pictures.get(picture ?? -1) ?? null,
      rating,
    }
    return {
      id,
      slug: item.slug,
      title,
      facets: {
        ...categoryValues(
          filterGroups.mushrooms,
          nodes.map(({ path }) => path),
        ),
        main_chemistry: held,
        edibility: [item.edibility],
        season: seasonValues(season.get(id) ?? []),
        continent: (places.get(id) ?? []).map(({ value }) => String(value)),
        difficulty: difficulty === null ? [] : [String(difficulty)],
      },
      numbers: { createdAt: toMoment(row.created_at), rating: rating?.averageRating ?? null },
      names: [
        ...forms(title),
        scientificName,
        toText(row.specie_variation) ?? '',
        ...(common.get(id) ?? []).map(({ name }) => String(name)),
        ...(synonyms.get(id) ?? []).map(({ name }) => String(name)),
      ],
      about: [
        ...item.types.flatMap((node) => forms(node.title)),
        ...held.flatMap((slug) => compoundNames.get(slug) ?? []),
      ],
      dependsOn: [...nodes.map((node) => `categories:${node.id}`), ...(picture ? [`media:${picture}`] : [])],
      staleAt: null,
      view: drawn(item),
    }
  })
  return { listed, labels: {} }
}
