import { filterCall } from '@/finder/server'
import { allowing, guardedCall } from '@/cms/guards/guarded'
import { direct } from '@/platform/lifecycle/direct-calls'

/** API-03: the catalogue narrowed; read by the archives and by anybody else. */
export const POST = direct(
  'POST /api/filter',
  guardedCall(filterCall, (error) => ({ error })),
)

const wrongMethod = allowing('POST')
export { wrongMethod as DELETE, wrongMethod as GET, wrongMethod as PATCH, wrongMethod as PUT }
