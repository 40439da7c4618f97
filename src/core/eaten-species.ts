import { recordsIn } from './is-record'
import { relatedIds } from './relation'

type Document = { readonly species?: unknown; readonly layout?: unknown }
type Eaten = {
  /** Where a document names them: as what it is about, or as ingredients of the recipes in its blocks. */
  readonly fields: readonly (keyof Document)[]
  /** Whether one harmful species withdraws the whole document; any other document warns where it names the species. */
  readonly withdraws?: true
}

/** The species that documents make one eat: what is sold, cooked or grown, not what a text is about (SAF-04). */
const eaten: Readonly<Record<string, Eaten>> = {
  products: { fields: ['species'], withdraws: true },
  recipes: { fields: ['species', 'layout'], withdraws: true },
  growingguides: { fields: ['species', 'layout'] },
  posts: { fields: ['layout'] },
  pages: { fields: ['layout'] },
}

/** The species that are ingredients of the recipes among some blocks. */
export const ingredientSpecies = (blocks: unknown): number[] =>
  recordsIn(blocks).flatMap(({ ingredients }) => relatedIds(recordsIn(ingredients).map(({ species }) => species)))

const readers = { species: relatedIds, layout: ingredientSpecies } as const

/** The fields of a document that `eatenSpecies` reads, as a `select` of Payload. */
export const eatenFields = (collection: string): Partial<Record<keyof Document, true>> =>
  Object.fromEntries((eaten[collection]?.fields ?? []).map((field) => [field, true]))

/** The ids of the species that a document makes one eat; none where its collection is not in the table. */
export const eatenSpecies = (collection: string, doc: Document): number[] =>
  (eaten[collection]?.fields ?? []).flatMap((field) => readers[field](doc[field]))

/** Whether the documents of a collection are sold or cooked, and so withdrawn once a species of theirs harms. */
export const withdraws = (collection: string): boolean => eaten[collection]?.withdraws === true

export const eatenCollections = Object.keys(eaten)
