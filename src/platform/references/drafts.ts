import 'server-only'
import { withFallbacksNoted } from '@/cms/every-locale'
import { getCms } from '@/cms/public-find'
import { limits } from '@/core/limits'
import type { Locale } from '@/core/locales'
import type { Reference } from '@/payload-types'
import { entriesOf, isComplete } from './citations'

/**
 * The drafts among these references, for the page that may show them (D-09): the collection itself never serves drafts
 * to visitors. Reads only the fields that are shown.
 */
export async function draftReferences(ids: readonly number[], locale: Locale): Promise<Reference[]> {
  if (ids.length === 0) return []
  const cms = await getCms()
  const { docs } = await cms.find({
    collection: 'references',
    locale,
    depth: 0,
    limit: limits.fetchLimit,
    overrideAccess: true,
    context: withFallbacksNoted(),
    where: { and: [{ id: { in: [...ids] } }, { _status: { equals: 'draft' } }] },
    select: { title: true, summary: true, link: true, year: true, _status: true },
  })
  return docs as Reference[]
}

/** Whether a list of references shows drafts, which it contains as bare ids. */
export async function showsDrafts(stored: unknown, isShown: boolean | null | undefined, locale: Locale) {
  const hidden = isShown ? entriesOf(stored).filter((entry) => typeof entry === 'number') : []
  return (await draftReferences(hidden, locale)).some(isComplete)
}
