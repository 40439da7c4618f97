import { publicGlobal } from '@/cms/public-find'
import type { Locale } from '@/core/locales'
import { JsonLd } from '@/platform/seo/structured-data/json-ld'
import { organization, website } from '@/platform/seo/structured-data/site'

/** The site, and the organization that runs it, for the home page. */
export async function HomeData({ locale }: { locale: Locale }) {
  const { siteName, description, structuredData } = await publicGlobal('site-settings', locale)
  const site = { name: siteName, description: description ?? null, contactArea: structuredData.contactArea }
  return <JsonLd things={[website(site, locale), organization(site, locale)]} />
}
