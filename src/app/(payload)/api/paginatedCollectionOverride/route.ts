import { listCall, listPrice } from '@/finder/server'
import { allowing, guardedCall } from '@/cms/guards/guarded'
import { paginated } from '@/core/paginated'

/** API-02: one page of a collection as Payload holds it. An error carries the empty result. */
export const POST = guardedCall(listCall, () => ({ results: paginated([], 0, 1, 1) }), listPrice)

const refused = allowing('POST')
export { refused as DELETE, refused as GET, refused as PATCH, refused as PUT }
