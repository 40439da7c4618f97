import { filterCall } from '@/finder/server'
import { allowing, guardedCall } from '@/cms/guards/guarded'
import { direct } from '@/platform/lifecycle/direct-calls'

/** API-03: the documents of a collection by filters, for the archives and for other clients. */
export const POST = direct(
  'POST /api/filter',
  guardedCall(filterCall, (error) => ({ error })),
)

const wrongMethod = allowing('POST')
export { wrongMethod as DELETE, wrongMethod as GET, wrongMethod as PATCH, wrongMethod as PUT }
