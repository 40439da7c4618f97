import type { CollectionSlug } from 'payload'
import { cardCollections, type CardCollection } from '@/core/collections'
import { limits } from '@/core/limits'

/** What a form may hold: bytes in all, levels of its `_payload`, files or none; and whether it needs a session. */
type FormBounds = {
  readonly bytes: number
  readonly depth: number
  readonly files: boolean
  readonly session: boolean
}

/** What members write is no longer and no deeper than a body of JSON. */
const contributionForm: FormBounds = { ...limits.body, files: false, session: true }
/** Rich text is long and nests deep. */
const documentForm: FormBounds = { bytes: limits.body.bytes * 8, depth: 60, files: false, session: true }
const uploadForm: FormBounds = { ...documentForm, bytes: limits.upload.bytes + limits.body.bytes, files: true }
/** The admin's screens for those who have no session yet. */
const signInForm: FormBounds = { ...contributionForm, session: false }

type Slug = Exclude<CollectionSlug, `payload-${string}` | CardCollection>

/** What the admin's form of a document may hold, by collection without cards; null where it has none. */
const collectionBounds = {
  categories: documentForm,
  comments: contributionForm,
  impressions: contributionForm,
  reviews: contributionForm,
  likes: contributionForm,
  helpfuls: contributionForm,
  reports: contributionForm,
  pages: documentForm,
  references: documentForm,
  media: uploadForm,
  users: contributionForm,
  forms: documentForm,
  'form-submissions': contributionForm,
  redirects: documentForm,
  searchterms: documentForm,
  poisoncenters: documentForm,
  exports: documentForm,
  imports: uploadForm,
  'seed-records': null,
  carts: null,
  'cart-lines': null,
  'price-records': null,
  stats: null,
  moderations: null,
  changes: null,
} as const satisfies Record<Slug, FormBounds | null>

const bySlug: ReadonlyMap<string, FormBounds | null> = new Map([
  ...cardCollections.map((collection) => [collection, documentForm] as const),
  ...Object.entries(collectionBounds),
])

const signInPath = /^\/api\/users\/(login|first-register|forgot-password|reset-password)$/
const globalPath = /^\/api\/globals\/[a-z-]+$/
/** A collection, where documents are made and changed together, or one of its documents. */
const documentPath = /^\/api\/([a-z-]+)(\/\d+)?$/

/**
 * What a form (multipart) sent to an address may hold, or null where none belongs (G1). The admin sends
 * documents and globals so, with their JSON in the part `_payload`, and everything else as JSON.
 */
export function formBounds(pathname: string): FormBounds | null {
  if (signInPath.test(pathname)) return signInForm
  if (globalPath.test(pathname)) return documentForm
  return bySlug.get(documentPath.exec(pathname)?.[1] ?? '') ?? null
}

/** After a save the admin asks with the whole document what its editor may do with it. */
const access = /\/access(?=\/\d+$|$)/

/**
 * What JSON that writes a document or a global may hold: as much as its form, since both say the same. Null where an
 * address has no such form, or one that members fill in.
 */
export function documentBounds(pathname: string): { readonly bytes: number; readonly depth: number } | null {
  const form = formBounds(pathname.replace(access, ''))
  return form?.depth === documentForm.depth ? documentForm : null
}
