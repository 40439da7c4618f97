import { listCall } from '@/cards/server'
import { allowing, guardedCall } from '@/cms/guards/guarded'
import { paginated } from '@/core/paginated'

/** P1 §7: one page of a collection as Payload holds it. A refusal carries the empty result that P1 §8 promises. */
export const POST = guardedCall(listCall, () => ({ results: paginated([], 0, 1, 1) }))

const refused = allowing('POST')
export { refused as DELETE, refused as GET, refused as PATCH, refused as PUT }
