import 'server-only'
import { setUnlistedFinder } from '@/cms/unlisted'
import { env } from '@/core/env'
import { defaultLocale } from '@/core/locales'
import { registerArchiveKeys } from '@/core/shared/archive-keys'
import { readModel } from '@/read-model/read-model'
import { isArchiveParameter } from './state/narrowing-keys'

export { filterCall, productFilterCall } from './calls/filter-call'
export { listCall, listPrice } from './calls/list-call'
export { suggestCall } from './calls/suggest-call'
export { sectionLinks } from './filters/section-links'

const retryMilliseconds = 10_000

/**
 * Starts the build of the read model, for which queries wait, and registers what lists and the server in front read
 * from it. A build that failed is tried again.
 */
export function warmUp(): void {
  if (env.building) return
  setUnlistedFinder(async (collection) => (await readModel()).indexes[collection].withdrawn())
  readModel()
    .then((model) => {
      registerArchiveKeys((collection, key) => isArchiveParameter(model.sections(collection, defaultLocale), key))
    })
    .catch((error: unknown) => {
      console.error('The catalogue could not be read; it is tried again', error)
      setTimeout(warmUp, retryMilliseconds).unref()
    })
}
