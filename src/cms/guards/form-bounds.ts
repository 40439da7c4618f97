import type { CollectionSlug } from 'payload'
import { cardCollections, type CardCollection } from '@/core/collections'
import { limits } from '@/core/limits'

/**
 * The limits of a multipart form: bytes in all, depth of its `_payload`, whether files are allowed and a session is
 * needed.
 */
type FormBounds = {
  readonly bytes: number
  readonly depth: number
  readonly files: boolean
  readonly session: boolean
}

/** Contributions of members have the limits of any JSON body. */
const contributionForm: FormBounds = { ...limits.body, files: false, session: true }
/** Documents with rich text are long and deeply nested. */
const documentForm: FormBounds = { bytes: limits.body.bytes * 8, depth: 60, files: false, session: true }
const uploadForm: FormBounds = { ...documentForm, bytes: limits.upload.bytes + limits.body.bytes, files: true }
/** The admin's forms for signing in, which need no session. */
const signInForm: FormBounds = { ...contributionForm, session: false }

type Slug = Exclude<CollectionSlug, `payload-${string}` | CardCollection>

/** The limits of the admin's form, by collection without cards; null where there is no form. */
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
/** A collection, where documents are created or changed in bulk, or one of its documents. */
const documentPath = /^\/api\/([a-z-]+)(\/\d+)?$/

/**
 * The limits of a multipart form sent to an address, or null where none is accepted (G1). The admin sends documents and
 * globals as multipart, with their JSON in the part `_payload`, and everything else as JSON.
 */
export function formBounds(pathname: string): FormBounds | null {
  if (signInPath.test(pathname)) return signInForm
  if (globalPath.test(pathname)) return documentForm
  return bySlug.get(documentPath.exec(pathname)?.[1] ?? '') ?? null
}

/** After a save, the admin sends the whole document to this route, to learn what its editor may do with it. */
const access = /\/access(?=\/\d+$|$)/

/**
 * The limits of a JSON body that writes a document or a global: the same as for its form, since both hold the same
 * data. Null for other addresses, and for forms that members fill in.
 */
export function documentBounds(pathname: string): { readonly bytes: number; readonly depth: number } | null {
  const form = formBounds(pathname.replace(access, ''))
  return form?.depth === documentForm.depth ? documentForm : null
}
