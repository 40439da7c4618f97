/** Who calls. The owner is the member a row belongs to; any other member is a stranger to it. */
export const roles = ['visitor', 'member', 'owner', 'admin'] as const
export type Role = (typeof roles)[number]

/** Which rows a caller sees; who may see their own alone gets an empty result elsewhere. */
export type Seen = 'all' | 'published' | 'own' | 'refused'
/** `absent`: the server has no such route. */
export type May = 'yes' | 'no' | 'absent'

export type Rights = {
  see: Seen
  create: May
  /** `own`: the caller's own row; of a request for many rows, no other. */
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

/** Collections with drafts: everybody reads what is published, admins do the rest. */
const content = forAll({ ...none, see: 'published' }, every)
const unversioned = { versions: 'absent' } as const
/** Collections without drafts, open to read. */
const open = forAll({ ...none, ...unversioned, see: 'all' }, { ...every, ...unversioned })
const adminOnly = forAll({ ...none, ...unversioned }, { ...every, ...unversioned })
/** Rows that the server alone writes. */
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
  // A cart is its own visitor's, by /api/cart alone.
  carts: forAll({ ...none, ...unversioned }, { ...none, ...unversioned }),
  'cart-lines': forAll({ ...none, ...unversioned }, { ...none, ...unversioned }),
} as const satisfies Record<string, Expected>

export type CollectionName = keyof typeof expected

/** The one status of a refusal: a call that is not the caller's to make, a row they cannot find, no route at all. */
export const refusals = { no: 403, unseen: 404, absent: 404 } as const

/** What Payload keeps for itself: admins alone may read it, and no caller writes through the collection. */
export const payloadCollections = ['payload-kv', 'payload-jobs', 'payload-preferences', 'payload-migrations'] as const
export type PayloadCollection = (typeof payloadCollections)[number]

type PayloadRoute = readonly [method: string, path: string, status: number]

/** The routes of a collection, and what each returns to a visitor and to a member where Payload keeps its rows. */
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

/** Preferences have routes of their own, by a name, which are closed to all but admins. */
const ofPreferences: ReadonlySet<string> = new Set(['GET /versions', 'POST /1'])

export function payloadStatus(collection: PayloadCollection, [method, path, status]: PayloadRoute): number {
  if (collection === 'payload-migrations') return 404
  return collection === 'payload-preferences' && ofPreferences.has(`${method} ${path}`) ? 403 : status
}
