/** Callers. The owner is the member to whom a row belongs; `member` is any other one. */
export const roles = ['visitor', 'member', 'owner', 'admin'] as const
export type Role = (typeof roles)[number]

/** The rows that a caller sees. With `own`, a caller without own rows gets an empty list. */
type Seen = 'all' | 'published' | 'own' | 'refused'
/** `absent`: the server has no such route. */
type May = 'yes' | 'no' | 'absent'

export type Rights = {
  see: Seen
  create: May
  /** `own`: only the caller's own row, also in a request for many rows. */
  update: May | 'own'
  delete: May
  versions: May
  duplicate: May
}

type Expected = Readonly<Record<Role, Rights>>

const none: Rights = { see: 'refused', create: 'no', update: 'no', delete: 'no', versions: 'no', duplicate: 'no' }
const every: Rights = { see: 'all', create: 'yes', update: 'yes', delete: 'yes', versions: 'yes', duplicate: 'yes' }

const forAll = (rights: Rights, admin: Rights): Expected => ({
  visitor: rights,
  member: rights,
  owner: rights,
  admin,
})

/** Collections with drafts: everybody reads published documents, admins do the rest. */
const content = forAll({ ...none, see: 'published' }, every)
const unversioned = { versions: 'absent' } as const
/** Collections without drafts that everybody may read. */
const open = forAll({ ...none, ...unversioned, see: 'all' }, { ...every, ...unversioned })
const adminOnly = forAll({ ...none, ...unversioned }, { ...every, ...unversioned })
/** Rows that only the server writes. */
const kept = forAll({ ...none, ...unversioned }, { ...none, ...unversioned, see: 'all' })
const undoubled = { ...unversioned, duplicate: 'absent' } as const
const openUndoubled = forAll({ ...none, ...undoubled, see: 'all' }, { ...every, ...undoubled })

const single = { duplicate: 'absent' } as const

const contribution: Expected = {
  visitor: { ...content.visitor, ...single },
  member: { ...content.member, ...single, create: 'yes' },
  owner: { ...content.owner, ...single, create: 'yes' },
  admin: { ...every, ...single },
}

const mark: Expected = {
  visitor: { ...none, ...unversioned, ...single },
  member: { ...none, ...unversioned, ...single, see: 'own', create: 'yes' },
  owner: { ...none, ...unversioned, ...single, see: 'own', create: 'yes', delete: 'yes' },
  admin: { ...every, ...unversioned, ...single, update: 'no' },
}

/** ACL-01: every collection the server knows, and what each role may do there (D-01, D-02, D-03). */
export const expected = {
  mushrooms: content,
  products: content,
  vendors: content,
  pages: content,
  posts: content,
  growingguides: content,
  projects: content,
  recipes: content,
  references: content,
  categories: openUndoubled,
  media: open,
  comments: contribution,
  impressions: contribution,
  reviews: contribution,
  likes: mark,
  helpfuls: mark,
  reports: mark,
  users: {
    visitor: { ...none, ...undoubled },
    member: { ...none, ...undoubled, see: 'own', update: 'own' },
    owner: { ...none, ...undoubled, see: 'own', update: 'own' },
    admin: { ...every, ...undoubled },
  },
  forms: open,
  'form-submissions': {
    visitor: { ...none, ...undoubled, create: 'yes' },
    member: { ...none, ...undoubled, create: 'yes' },
    owner: { ...none, ...undoubled, create: 'yes' },
    admin: { ...every, ...undoubled, update: 'no' },
  },
  redirects: adminOnly,
  searchterms: adminOnly,
  poisoncenters: openUndoubled,
  exports: forAll({ ...none, ...undoubled }, { ...every, ...undoubled }),
  imports: forAll({ ...none, ...undoubled }, { ...every, ...undoubled }),
  'price-records': kept,
  stats: kept,
  moderations: forAll({ ...none, ...undoubled }, { ...none, ...undoubled, see: 'all' }),
  changes: kept,
  'seed-records': kept,
  // Visitors read their own cart only through /api/cart.
  carts: forAll({ ...none, ...unversioned }, { ...none, ...unversioned }),
  'cart-lines': forAll({ ...none, ...unversioned }, { ...none, ...unversioned }),
} as const satisfies Record<string, Expected>

export type CollectionName = keyof typeof expected

/** HTTP status of each rejection: a call that the caller may not make, a row that they cannot see, a missing route. */
export const refusals = { no: 403, unseen: 404, absent: 404 } as const

/** Payload's internal collections: only admins may read them, and no caller writes through them. */
export const payloadCollections = ['payload-kv', 'payload-jobs', 'payload-preferences', 'payload-migrations'] as const
export type PayloadCollection = (typeof payloadCollections)[number]

type PayloadRoute = readonly [method: string, path: string, status: number]

/** Routes of an internal collection, with the status that visitors and members get. */
export const payloadRoutes: readonly PayloadRoute[] = [
  ['GET', '', 403],
  ['GET', '/count', 403],
  ['GET', '/1', 403],
  ['GET', '/versions', 404],
  ['GET', '/versions/1', 404],
  ['POST', '', 403],
  ['POST', '/1', 405],
  ['POST', '/1/duplicate', 403],
  ['POST', '/versions/1', 404],
  ['PATCH', '/1', 403],
  ['PATCH', '?where[id][exists]=true', 403],
  ['DELETE', '/1', 403],
  ['DELETE', '?where[id][exists]=true', 403],
]

/** Routes that preferences have in addition, by name, which are open only to admins. */
const ofPreferences: ReadonlySet<string> = new Set(['GET /versions', 'POST /1'])

export function payloadStatus(collection: PayloadCollection, [method, path, status]: PayloadRoute): number {
  if (collection === 'payload-migrations') return 404
  return collection === 'payload-preferences' && ofPreferences.has(`${method} ${path}`) ? 403 : status
}
