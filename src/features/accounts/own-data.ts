import 'server-only'
import type { CollectionSlug, Payload } from 'payload'
import { contributionKinds } from '@/core/contributions'
import { memberPicture } from './visitor'

/** What a member has marked. */
const marked = ['likes', 'helpfuls', 'reports'] as const satisfies readonly CollectionSlug[]

/** Fields that are left out: secrets of the account, and keys of our own. */
const withheld = new Set(['hash', 'salt', 'resetPasswordToken', 'sessions', 'dedupeKey', 'key', 'target', 'user'])

const shown = (doc: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(doc).filter(([name]) => !withheld.has(name)))

/** All that the site holds of a member, as a file to take along (ACT-03). */
export async function ownData(payload: Payload, account: number): Promise<Record<string, unknown>> {
  const user = await payload.findByID({ collection: 'users', id: account, depth: 0, overrideAccess: true })
  const data: Record<string, unknown> = { account: { ...shown(user), picture: await memberPicture(user) } }
  for (const collection of [...contributionKinds, ...marked]) {
    const { docs } = await payload.find({
      collection,
      where: { user: { equals: account } },
      depth: 0,
      pagination: false,
      overrideAccess: true,
    })
    const isMark = marked.some((slug) => slug === collection)
    // A mark whose item was deleted has a null `item`, and is left out.
    data[collection] = (docs as { item?: unknown }[]).filter(({ item }) => !(isMark && !item)).map(shown)
  }
  return data
}
