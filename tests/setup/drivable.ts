import type { Field } from 'payload'
import { relationsIn, type World } from './generated'
import { bodies, unique, type Making } from './fixtures'

type Collection = { readonly slug: string; readonly fields: readonly Field[] }

/** Collections whose rows are made by calls of their own, or by none. */
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

/** Collections of which anybody at all may send a document. */
export const drivable = <C extends Collection>(collections: readonly C[]): C[] =>
  collections.filter(({ slug }) => !apart.has(slug) && !slug.startsWith('payload-'))

/** What has rules that stand in no field: it is as the body under a document has it. */
const own: Readonly<Record<string, readonly string[]>> = {
  searchterms: ['title'],
  users: ['name', 'alias', 'roles'],
  forms: ['fields', 'emails', 'redirect', 'confirmationType'],
  redirects: ['from', 'to'],
  posts: ['publishedAt'],
  // The server tells these from the file.
  media: ['url', 'thumbnailURL', 'filename', 'mimeType', 'filesize', 'width', 'height', 'focalX', 'focalY', 'sizes'],
  'form-submissions': ['form', 'submissionData'],
}

/** The fields that a generated document does not change. */
export const kept = (slug: string): readonly string[] => ['slug', 'email', 'password', '_status', ...(own[slug] ?? [])]

/** The least that a document needs; `form` is one that can be sent. */
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

/** Everything that relations of these collections may name, each once. */
export function relationsOf(
  collections: readonly Collection[],
  blocks: World['blocks'],
): ReturnType<typeof relationsIn> {
  const found = drivable(collections).flatMap(({ fields }) => relationsIn(fields, blocks))
  return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()]
}
