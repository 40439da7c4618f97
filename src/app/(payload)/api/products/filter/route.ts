import { productFilterCall } from '@/finder/server'
import { respondWith } from '@/cms/guards/respond'
import { allowing, callerOf, guarded } from '@/cms/guards/guarded'

/** SPC-09: products by the filters of an address. */
export const GET = guarded(
  (request: Request) => respondWith(() => productFilterCall(new URL(request.url).searchParams, callerOf(request))),
  (error) => ({ error }),
)

const refused = allowing('GET')
export { refused as DELETE, refused as PATCH, refused as POST, refused as PUT }
