import { allowing, guardedCall } from '@/cms/guards/guarded'
import { paginated } from '@/core/paginated'
import { ownLikes } from '@/features/community/server'

/** LIK-05: the caller's own likes. An error carries the empty result. */
export const POST = guardedCall(
  (body, _caller, request) => ownLikes(body, request),
  () => ({ result: paginated([], 0, 1, 1) }),
)

const wrongMethod = allowing('POST')
export { wrongMethod as DELETE, wrongMethod as GET, wrongMethod as PATCH, wrongMethod as PUT }
