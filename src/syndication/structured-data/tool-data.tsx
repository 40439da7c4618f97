import type { Locale } from '@/core/locales'
import { breadcrumbList } from '@/platform/seo/structured-data/breadcrumb-list'
import { JsonLd } from '@/platform/seo/structured-data/json-ld'
import { archiveTrail } from '@/platform/seo/structured-data/trail'

type ToolDataProps = {
  locale: Locale
  title: string
  /** Its address, without the language. */
  path: string
}

/** A page of the field guide that works on its species: the key, the comparison, the calculator. */
export const ToolData = ({ locale, title, path }: ToolDataProps) => (
  <JsonLd things={[breadcrumbList([...archiveTrail('mushrooms', locale), { name: title, path }], locale)]} />
)
