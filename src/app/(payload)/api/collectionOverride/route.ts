import { allowing, guardedCall } from '@/cms/guards/guarded'
import { paginated } from '@/core/paginated'
import { ownLikes } from '@/features/community/server'

/** LIK-05: the caller's own likes. An error carries the empty result. */
export const POST = guardedCall(
  (body, _caller, request) => ownLikes(body, request),
  () => ({ result: paginated([], 0, 1, 1) }),
)

const refused = allowing('POST')
export { refused as DELETE, refused as GET, refused as PATCH, refused as PUT }
