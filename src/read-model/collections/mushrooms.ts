import type { Payload } from 'payload'
import { label } from '@/cms/labels'
import { readDocuments, toMoment, toNumber, toText, type Row } from '@/cms/sql'
import { documentKey } from '@/core/document-key'
import { wordsOf } from '@/core/words'
import type { Localized } from '@/core/locales'
import {
  categoryFields,
  compounds,
  continents,
  edibilities,
  isNone,
  keyRecord,
  types,
} from '@/features/catalogue/model'
import { speciesView, type SpeciesItem } from '@/cards/species'
import { harms } from '@/core/dangers'
import { withoutDeadlyLookAlike } from '../look-alikes'
import { fieldMarkFacets, fieldMarkGroups } from '../filters/field-marks'
import { offeredCompounds, otherCompounds } from '../filters/chemistry'
import type { FilterGroup } from '../filters/group'
import { difficulties, fromCategories, fromTerms, ratingGroup } from '../filters/groups'
import { seasonStandIns, seasonTerms } from '../filters/season'
import { cardsBy, translationsOf, type CollectionDescription, type Loader, type LoadedDocument } from '../loader'
import { categoryFacets, readCounters, readParts, readPictures, related, textOf } from '../lookups'

const typeTerms = types.map(({ slug, label: title, icon }) => ({ slug, label: title, icon }))

/** The types of the same names hold other species than these edibilities, whose labels say "Not food" to differ. */
const notFood = new Map<string, Localized>([
  ['medicinal', label('Not food: medicinal', 'No es alimento: medicinal', 'Não é alimento: medicinal')],
  ['psychoactive', label('Not food: psychoactive', 'No es alimento: psicoactivo', 'Não é alimento: psicoativo')],
])
const edibilityOptions = edibilities.map((term) => ({ ...term, label: notFood.get(term.slug) ?? term.label }))

/** FLT-03: the sections whose order is required come first, ours after them. */
const groups: readonly FilterGroup[] = [
  fromCategories('main_benefit', label('Helps With', 'Ayuda con', 'Ajuda com'), 'helps-with', { byName: true }),
  fromCategories('main_effect', label('Effect', 'Efecto', 'Efeito'), 'effects', { control: 'icons' }),
  {
    key: 'main_chemistry',
    title: label('Chemistry', 'Química', 'Química'),
    control: 'options',
    options: {
      kind: 'parts',
      parts: typeTerms
        .flatMap(({ slug, label: title, icon }) =>
          slug === 'psychoactive' || slug === 'medicinal'
            ? [{ slug, label: title, icon, children: offeredCompounds(slug) }]
            : [],
        )
        .toReversed(),
    },
    understood: otherCompounds,
  },
  fromCategories('main_type', label('Type', 'Tipo', 'Tipo'), 'type', { promoted: ['culinary'] }),
  fromCategories('main_flavor', label('Flavor', 'Sabor', 'Sabor'), 'flavor'),
  fromCategories('main_fragrance', label('Fragrance', 'Aroma', 'Aroma'), 'fragrance'),
  fromCategories('main_texture', label('Texture', 'Textura', 'Textura'), 'texture'),
  fromTerms('edibility', label('Edibility', 'Comestibilidad', 'Comestibilidade'), edibilityOptions),
  {
    key: 'season',
    title: label('Season', 'Temporada', 'Época'),
    control: 'options',
    options: {
      kind: 'parts',
      parts: [
        {
          slug: 'north',
          icon: 'calendar',
          label: label('Northern hemisphere', 'Hemisferio norte', 'Hemisfério norte'),
          children: seasonTerms('n'),
        },
        {
          slug: 'south',
          icon: 'calendar',
          label: label('Southern hemisphere', 'Hemisferio sur', 'Hemisfério sul'),
          children: seasonTerms('s'),
        },
      ],
    },
    promoted: ['now-n', 'now-s'],
    standIns: seasonStandIns,
  },
  fromTerms('continent', label('Continent', 'Continente', 'Continente'), continents),
  fromTerms(
    'no_deadly_double',
    label('No deadly double recorded in', 'Sin doble mortal registrado en', 'Sem sósia mortal registrado em'),
    continents,
  ),
  ...fieldMarkGroups,
  fromTerms('difficulty', label('Difficulty to grow', 'Dificultad de cultivo', 'Dificuldade de cultivo'), difficulties),
  ratingGroup,
]

const amountColumn = (compound: string): string => `specie_chemistry_psychoactive_chem_${compound.replaceAll('-', '_')}`

const psychoactive = compounds.filter(({ group }) => group === 'psychoactive').map(({ slug }) => slug)

/** Compound names in every locale: the text search finds a species by what it contains. */
const compoundNames = new Map<string, string[]>(compounds.map(({ slug, name }) => [slug, Object.values(name)]))

/** Category fields as `mushrooms_rels.path` has them; an array table holds what a species helps with. */
const categoryPaths = [...categoryFields].flatMap(([root, fields]) => (root === 'helps-with' ? [] : fields))

const cardOf = cardsBy(speciesView)

const genusOf = (row: Row): string => wordsOf(String(row.specie_scientific_name))[0] ?? ''

/** Slugs of the compounds that a species holds: by an amount, a published range or an entry, none of which says 0. */
const compoundsIn = (row: Row, ranges: readonly Row[], medicinal: readonly Row[]): string[] => [
  ...psychoactive.filter((slug) => {
    const published = ranges.filter(({ compound }) => compound === slug)
    const typical = toNumber(row[amountColumn(slug)])
    if (typical === null && published.length === 0) return false
    return !isNone([typical, ...published.flatMap(({ min, max }) => [toNumber(min), toNumber(max)])])
  }),
  ...medicinal.flatMap(({ name, amount, amount_min: min, amount_max: max }) =>
    isNone([toNumber(amount), toNumber(min), toNumber(max)]) ? [] : String(name),
  ),
]

const seasonValues = (north: readonly number[], south: readonly number[]): string[] => [
  ...north.map((month) => `n${month}`),
  ...south.map((month) => `s${month}`),
]

/** Tables of the `hasMany` select fields. */
const valueTables = [
  'mushrooms_specie_season_north',
  'mushrooms_specie_season_south',
  'mushrooms_specie_continents',
  'mushrooms_marks',
  'mushrooms_variable_marks',
] as const

const sizeColumns = ['cap_diameter', 'stem_length'].flatMap((size) =>
  ['min', 'max'].map((end) => `specie_characteristics_${size}_${end}`),
)

const boundsOf = (row: Row, column: string) => ({
  min: toNumber(row[`${column}_min`]),
  max: toNumber(row[`${column}_max`]),
})

const columns = [
  ...['id', 'slug', 'specie_scientific_name', 'specie_variation', 'specie_edibility', 'created_at', '_status'],
  ...[...sizeColumns, 'specie_cultivation_difficulty', ...psychoactive.map(amountColumn)],
]

const firstPicture = (rels: readonly Row[] | undefined): number | undefined => related(rels, 'images', 'media_id')[0]

/** Reads the rows of these species from all their tables, with pictures and counters. */
async function readTables(payload: Payload, ids: readonly number[]) {
  const [rows, rels, common, synonyms, helps, ranges, medicinal] = await Promise.all([
    readDocuments(payload, 'mushrooms', columns, ['title'], ids),
    readParts(payload, 'mushrooms_rels', ['path', 'categories_id', 'media_id'], ids, 'parent_id'),
    readParts(payload, 'mushrooms_specie_common_names', ['name'], ids),
    readParts(payload, 'mushrooms_specie_synonyms', ['name'], ids),
    readParts(payload, 'mushrooms_specie_effects_helps_with', ['ailment_id'], ids),
    readParts(payload, 'mushrooms_compound_ranges', ['compound', 'min', 'max'], ids),
    readParts(
      payload,
      'mushrooms_specie_chemistry_medicinal_chem',
      ['name', 'amount', 'amount_min', 'amount_max'],
      ids,
    ),
  ])
  const [seasonNorth, seasonSouth, places, marks, variableMarks] = await Promise.all(
    valueTables.map((table) => readParts(payload, table, ['value'], ids, 'parent_id')),
  )
  const published = rows.filter(({ _status }) => _status === 'published')
  const [pictures, counters] = await Promise.all([
    readPictures(
      payload,
      published.flatMap(({ id }) => firstPicture(rels.get(Number(id))) ?? []),
    ),
    readCounters(
      payload,
      ids.map((id) => documentKey('mushrooms', id)),
    ),
  ])
  const texts = { common, synonyms, helps, ranges, medicinal }
  const lists = { seasonNorth, seasonSouth, places, marks, variableMarks }
  return { rows, published, rels, pictures, counters, ...texts, ...lists }
}

type Tables = Awaited<ReturnType<typeof readTables>>

/** Titles in every locale, scientific name, common names and synonyms of a species. */
function calledOf({ common, synonyms }: Tables, row: Row): string[] {
  const id = Number(row.id)
  return [
    ...translationsOf(textOf(row, 'title')),
    String(row.specie_scientific_name),
    ...(common.get(id) ?? []).map(({ name }) => String(name)),
    ...(synonyms.get(id) ?? []).map(({ name }) => String(name)),
  ]
}

const load: Loader = async ({ payload, categories, termsOf, lookAlikesOf }, ids) => {
  const tables = await readTables(payload, ids)
  const namesOf = (row: Row): string[] => [
    ...calledOf(tables, row),
    toText(row.specie_variation) ?? '',
    ...termsOf(Number(row.id)),
  ]

  const documents = tables.published.map((row): LoadedDocument => {
    const id = Number(row.id)
    const own = tables.rels.get(id)
    const edibility = String(row.specie_edibility)
    const isShownByUse = !harms(edibility)
    // A harmful species has no type and is in no category that praises it, whatever its record says (D-29).
    const categoryIds = [
      ...categoryPaths.flatMap((path) => related(own, path, 'categories_id')),
      ...(tables.helps.get(id) ?? []).flatMap(({ ailment_id }) => toNumber(ailment_id) ?? []),
    ]
    const nodes = isShownByUse ? categoryIds.flatMap((category) => categories.get(category) ?? []) : []
    // Ratings from before it was graded harmful do not count (SAF-04).
    const rating = isShownByUse ? (tables.counters.get(documentKey('mushrooms', id))?.rating ?? null) : null
    const title = textOf(row, 'title')
    const scientificName = String(row.specie_scientific_name)
    const difficulty = toNumber(row.specie_cultivation_difficulty)
    const picture = firstPicture(own)
    const valuesIn = (parts: Tables['marks']) => (parts?.get(id) ?? []).map(({ value }) => String(value))
    const monthsNorth = valuesIn(tables.seasonNorth).map(Number)
    const continent = valuesIn(tables.places)
    const monthsSouth = valuesIn(tables.seasonSouth).map(Number)
    const lookAlikes = lookAlikesOf(id)
    // The page of a harmful species does not show its medicinal compounds either (SAF-04).
    const held = compoundsIn(row, tables.ranges.get(id) ?? [], (isShownByUse && tables.medicinal.get(id)) || [])
    const names = namesOf(row)
    const item: SpeciesItem = {
      id,
      slug: String(row.slug),
      title,
      scientificName,
      edibility,
      types: isShownByUse
        ? related(own, 'categories', 'categories_id').flatMap((category) => categories.get(category) ?? [])
        : [],
      picture: tables.pictures.get(picture ?? -1) ?? null,
      rating,
    }
    return {
      id,
      slug: item.slug,
      title,
      firstCategory: item.types[0]?.path ?? null,
      species: {
        edibility: item.edibility,
        genus: genusOf(row),
        months: { north: monthsNorth, south: monthsSouth },
        names: calledOf(tables, row),
        dangerNames: isShownByUse ? [] : names,
        key: keyRecord({
          edibility: item.edibility,
          marks: valuesIn(tables.marks),
          variableMarks: valuesIn(tables.variableMarks),
          monthsNorth,
          monthsSouth,
          continents: continent,
          width: boundsOf(row, 'specie_characteristics_cap_diameter'),
          height: boundsOf(row, 'specie_characteristics_stem_length'),
        }),
      },
      facets: {
        ...categoryFacets(groups, nodes),
        main_chemistry: held,
        edibility: [item.edibility],
        season: seasonValues(monthsNorth, monthsSouth),
        continent,
        no_deadly_double: withoutDeadlyLookAlike(item.edibility, continent, lookAlikes),
        ...fieldMarkFacets(valuesIn(tables.marks)),
        difficulty: difficulty === null ? [] : [String(difficulty)],
      },
      numbers: { createdAt: toMoment(row.created_at), rating: rating?.averageRating ?? null },
      names,
      about: [
        ...item.types.flatMap((node) => translationsOf(node.title)),
        ...held.flatMap((slug) => compoundNames.get(slug) ?? []),
      ],
      dependsOn: [...nodes.map((node) => `categories:${node.id}`), ...(picture ? [`media:${picture}`] : [])],
      staleAt: null,
      lookAlikeIds: (lookAlikes ?? []).flatMap((one) => one.id ?? []),
      card: cardOf(item),
    }
  })
  const hidden = tables.rows.filter(
    ({ _status, specie_edibility: grade }) => _status !== 'published' && harms(toText(grade)),
  )
  return {
    documents,
    labels: {},
    hidden: hidden.map((row) => ({ id: Number(row.id), genus: genusOf(row), names: namesOf(row) })),
  }
}

export const mushrooms: CollectionDescription = { groups, load }
