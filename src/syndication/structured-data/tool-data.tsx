import type { Locale } from '@/core/locales'
import { breadcrumbList, type Step } from '@/platform/seo/structured-data/breadcrumb-list'
import { pageThing } from '@/platform/seo/structured-data/article'
import { JsonLd } from '@/platform/seo/structured-data/json-ld'
import { publishedBy } from '@/platform/seo/structured-data/published-by'
import { trail } from '@/platform/seo/structured-data/trail'

type ToolDataProps = {
  readonly locale: Locale
  /** Breadcrumbs from the one below the home page to the page itself. */
  readonly steps: readonly Step[]
  readonly description: string
}

/** A page that is neither a document nor a list, but a tool for visitors. */
export async function ToolData({ locale, steps, description }: ToolDataProps) {
  const { name: title = '', path = '/' } = steps.at(-1) ?? {}
  const publisher = await publishedBy(locale)
  return (
    <JsonLd
      things={[
        pageThing({ title, lead: description }, { locale, path, publisher }),
        breadcrumbList(trail(locale, ...steps), locale),
      ]}
    />
  )
}
