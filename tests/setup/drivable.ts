import type { Field } from 'payload'
import { relationsIn, type World } from './generated'
import { bodies, unique, type Making } from './fixtures'

type Collection = { readonly slug: string; readonly fields: readonly Field[] }

/** Collections that REST cannot create rows of: they have endpoints of their own, or none. */
const apart: ReadonlySet<string> = new Set([
  'exports',
  'imports',
  'carts',
  'cart-lines',
  'price-records',
  'moderations',
  'seed-records',
  'stats',
  'changes',
])

/** Collections in which some caller may create a document by REST. */
export const drivable = <C extends Collection>(collections: readonly C[]): C[] =>
  collections.filter(({ slug }) => !apart.has(slug) && !slug.startsWith('payload-'))

/** Fields with rules outside of their configuration, which keep the value of the base document. */
const own: Readonly<Record<string, readonly string[]>> = {
  searchterms: ['title'],
  users: ['name', 'alias', 'roles'],
  forms: ['fields', 'emails', 'redirect', 'confirmationType'],
  redirects: ['from', 'to'],
  posts: ['publishedAt'],
  // Derived from the uploaded file.
  media: ['url', 'thumbnailURL', 'filename', 'mimeType', 'filesize', 'width', 'height', 'focalX', 'focalY', 'sizes'],
  'form-submissions': ['form', 'submissionData'],
}

/** The fields that a generated document does not change. */
export const kept = (slug: string): readonly string[] => ['slug', 'email', 'password', '_status', ...(own[slug] ?? [])]

/** Bodies with the required fields alone; `form` is the id of a form that accepts submissions. */
export function bodyOf(slug: string, form: number | null): Record<string, unknown> {
  if (slug in bodies) return bodies[slug as Making](unique('g'))
  if (slug === 'form-submissions') return { form, submissionData: [{ field: 'first', value: 'x' }] }
  if (slug !== 'users') return {}
  return {
    email: `${unique('g')}@members.test`,
    name: 'Somebody',
    password: 'a-long-enough-password',
    roles: ['member'],
  }
}

/** All collections that relations of these collections can reference, without duplicates. */
export function relationsOf(
  collections: readonly Collection[],
  blocks: World['blocks'],
): ReturnType<typeof relationsIn> {
  const found = drivable(collections).flatMap(({ fields }) => relationsIn(fields, blocks))
  return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()]
}
