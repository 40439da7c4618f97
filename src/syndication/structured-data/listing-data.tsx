import type { Locale } from '@/core/locales'
import { breadcrumbList, type Step } from '@/platform/seo/structured-data/breadcrumb-list'
import { listing } from '@/platform/seo/structured-data/item-list'
import { JsonLd } from '@/platform/seo/structured-data/json-ld'
import { publishedBy } from '@/platform/seo/structured-data/published-by'
import { trail } from '@/platform/seo/structured-data/trail'

type ListingDataProps = {
  locale: Locale
  /** Breadcrumbs from the one below the home page to the page itself. */
  steps: readonly Step[]
  description?: string | null | undefined
  items: readonly { readonly title: string; readonly href: string }[]
}

/** A page that lists other pages. */
export async function ListingData({ locale, steps, description, items }: ListingDataProps) {
  const { name: title = '', path = '/' } = steps.at(-1) ?? {}
  const publisher = await publishedBy(locale)
  return (
    <JsonLd
      things={[
        listing({ publisher, locale, path, title, description, items, total: items.length }),
        breadcrumbList(trail(locale, ...steps), locale),
      ]}
    />
  )
}
