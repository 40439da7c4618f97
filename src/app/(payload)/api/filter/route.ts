import { filterCall } from '@/finder/server'
import { allowing, guardedCall } from '@/cms/guards/guarded'
import { direct } from '@/platform/lifecycle/direct-calls'

/** API-03: the catalogue narrowed; read by the archives and by anybody else. */
export const POST = direct(
  'POST /api/filter',
  guardedCall(filterCall, (error) => ({ error })),
)

const refused = allowing('POST')
export { refused as DELETE, refused as GET, refused as PATCH, refused as PUT }
