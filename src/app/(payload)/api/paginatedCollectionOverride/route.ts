import { listCall, listPrice } from '@/finder/server'
import { allowing, guardedCall } from '@/cms/guards/guarded'
import { paginated } from '@/core/paginated'

/** API-02: one page of a collection as Payload holds it. An error carries the empty result. */
export const POST = guardedCall(listCall, () => ({ results: paginated([], 0, 1, 1) }), listPrice)

const wrongMethod = allowing('POST')
export { wrongMethod as DELETE, wrongMethod as GET, wrongMethod as PATCH, wrongMethod as PUT }
