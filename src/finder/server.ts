import 'server-only'
import { env } from '@/core/env'
import { readModel } from '@/read-model/read-model'

export { filterCall, productFilterCall } from './calls/filter-call'
export { listCall, listPrice } from './calls/list-call'
export { suggestCall } from './calls/suggest-call'
export { sectionLinks } from './filters/section-links'

/** Begins to read the catalogue into memory; what asks for it meanwhile waits. */
export function warmUp(): void {
  if (env.building) return
  readModel().catch((error: unknown) =>
    console.error('The catalogue could not be read; the next visitor tries again', error),
  )
}
