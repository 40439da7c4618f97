import { productFilterCall } from '@/finder/server'
import { respondWith } from '@/cms/guards/respond'
import { allowing, callerOf, guarded } from '@/cms/guards/guarded'

/** SPC-09: products by the filters of an address. */
export const GET = guarded(
  (request: Request) => respondWith(() => productFilterCall(new URL(request.url).searchParams, callerOf(request))),
  (error) => ({ error }),
)

const wrongMethod = allowing('GET')
export { wrongMethod as DELETE, wrongMethod as PATCH, wrongMethod as POST, wrongMethod as PUT }
