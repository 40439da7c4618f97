import { psychoactivePotencies } from '@/features/catalogue/server'
import { DosageScreen } from '@/features/catalogue/ui'
import { localeOf } from '@/platform/i18n/params'
import type { LivePage } from '../../live-page'

export { generateMetadata } from '../../../../(site)/[locale]/mushrooms/species/type/psychoactive/dosage-calculator/page'

/** The calculator rendered per request with the values of its query, for its form without scripts (PRS-02). */
export default async function ChosenCalculatorPage({ params, searchParams }: LivePage) {
  const [locale, query] = await Promise.all([localeOf(params), searchParams])
  return <DosageScreen species={await psychoactivePotencies(locale)} locale={locale} query={query} />
}
