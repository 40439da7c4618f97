import { publicGlobal } from '@/cms/public-find'
import type { Locale } from '@/core/locales'
import { documentPath } from '@/core/paths'
import { edibilityLabel, isEdibility } from '@/features/catalogue/model'
import type { Mushroom } from '@/payload-types'
import { breadcrumbList } from '@/platform/seo/structured-data/breadcrumb-list'
import { JsonLd } from '@/platform/seo/structured-data/json-ld'
import { speciesPage } from '@/platform/seo/structured-data/species'
import { archiveTrail } from '@/platform/seo/structured-data/trail'

const dangerous: readonly string[] = ['toxic', 'deadly', 'suspect']

/** Its edibility and what it does, in a sentence each; nothing of a species that harms nobody. */
function dangerOf({ specie }: Mushroom, locale: Locale): string | null {
  const { edibility, effects } = specie
  if (!dangerous.includes(edibility)) return null
  const label = isEdibility(edibility) ? edibilityLabel(edibility, locale) : edibility
  return [label, ...(effects?.sideEffects ?? []).map(({ sideEffect }) => sideEffect)]
    .map((said) => `${said}.`)
    .join(' ')
}

export async function SpeciesData({ species, locale }: { species: Mushroom; locale: Locale }) {
  const { structuredData } = await publicGlobal('site-settings', locale)
  const path = documentPath('mushrooms', species.slug)
  const page = speciesPage(species, {
    locale,
    path,
    danger: dangerOf(species, locale),
    offer: { price: structuredData.speciesOfferPrice, currency: structuredData.currency },
  })
  const steps = [...archiveTrail('mushrooms', locale), { name: species.title, path }]
  return <JsonLd things={[page, breadcrumbList(steps, locale)]} />
}
