import { fetchLimit } from '@/core/script-limits'
import { inPortions } from './in-portions'
import { jsonCall, readMarkCounts } from './json-call'
import { currentMember, subscribeToVisitor } from '../visitor/use-visitor'
import { createLikes, keyOf, type Item, type Likes } from './like-store'
import { keepPending } from './pending-like'
import { toLogin } from './to-login'

type OwnLikes = { result: { docs: { id: number; item?: { relationTo: string; value: unknown } }[] } }

async function own(keys: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>()
  for (const portion of inPortions(keys)) {
    const { result } = await jsonCall('POST', '/api/collectionOverride', {
      collection: 'likes',
      depth: 0,
      limit: fetchLimit,
      where: {
        'item.value': { in: portion.map((key) => Number(key.split(':')[1])) },
        'item.relationTo': { in: [...new Set(portion.map((key) => key.split(':')[0]))] },
      },
    })
    for (const { id, item } of (result as OwnLikes).result.docs)
      if (item && typeof item.value === 'number') found.set(keyOf({ relationTo: item.relationTo, id: item.value }), id)
  }
  return found
}

async function counts(keys: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const found = await Promise.all(inPortions(keys).map(readMarkCounts))
  return new Map(found.flatMap((part) => Object.entries(part).map(([key, each]) => [key, each?.likes ?? 0] as const)))
}

async function like({ relationTo, id }: Item): Promise<{ id: number; isNew: boolean }> {
  const user = (await currentMember())?.id
  const item = { relationTo, value: id }
  const { status, result } = await jsonCall('POST', '/api/likes', { item, user })
  return { id: (result as { doc: { id: number } }).doc.id, isNew: status === 201 }
}

let likes: Likes | null = null

/** The like store of this page, created at the first call. */
export function pageLikes(): Likes {
  if (likes) return likes
  const begun = createLikes({
    signedIn: async (again) => (await currentMember(again)) !== null,
    own,
    counts,
    like,
    unlike: (id) => jsonCall('DELETE', `/api/likes/${id}`),
    toSignIn: (item) => {
      keepPending(item)
      toLogin()
    },
    log: console.error,
  })
  likes = begun
  // Before the server has said who is signed in, nothing personal is read, so there is nothing to forget.
  subscribeToVisitor(({ member }, before) => {
    if (before.ready && before.member?.id !== member?.id) begun.forget()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) begun.again()
  })
  return begun
}
