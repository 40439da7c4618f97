import 'server-only'
import type { CardCollection } from '@/core/collections'
import type { Locale } from '@/core/locales'
import { archivePaths, localizedPath } from '@/core/paths'
import { defaultSort } from '@/read-model/filters/values'
import { everyOption, facetKey } from '@/read-model/filters/sections'
import { queryCards } from '@/read-model/query'
import { readModel } from '@/read-model/read-model'

type OptionLink = {
  readonly href: string
  readonly label: string
  readonly icon: string | null
  /** How many documents it leads to. */
  readonly count: number
}

/** Links to an archive filtered by each option of a section that has documents; null where it has no such section. */
export async function sectionLinks(
  collection: CardCollection,
  key: string,
  locale: Locale,
): Promise<{ readonly title: string; readonly options: readonly OptionLink[] } | null> {
  const model = await readModel()
  const section = model.sections(collection, locale).find((one) => one.key === key)
  if (!section) return null
  const { facets } = await queryCards({
    collection,
    locale,
    page: 1,
    filters: {},
    place: null,
    text: null,
    sort: defaultSort,
    limit: 1,
  })
  const facet = facetKey(section)
  const archive = localizedPath(locale, archivePaths[collection])
  const options = everyOption(section).flatMap(({ value, label, icon }) => {
    const count = facets[facet]?.[value] ?? 0
    return count > 0 ? [{ href: `${archive}?${facet}=${encodeURIComponent(value)}`, label, icon, count }] : []
  })
  return { title: section.title, options }
}
