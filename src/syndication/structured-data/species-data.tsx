import { publicGlobal } from '@/cms/public-find'
import type { Locale } from '@/core/locales'
import { documentPath } from '@/core/paths'
import { edibilityLabel, isDangerous, isEdibility } from '@/features/catalogue/model'
import type { Mushroom } from '@/payload-types'
import { translatorOf } from '@/platform/i18n/translator'
import { breadcrumbList } from '@/platform/seo/structured-data/breadcrumb-list'
import { JsonLd } from '@/platform/seo/structured-data/json-ld'
import { speciesPage } from '@/platform/seo/structured-data/species'
import { archiveTrail } from '@/platform/seo/structured-data/trail'

const labelOf = (edibility: string, locale: Locale): string =>
  isEdibility(edibility) ? edibilityLabel(edibility, locale) : edibility

/** What is taken for it and harms: a sentence that an edible species must not be described without. */
function doublesOf({ specie }: Mushroom, locale: Locale): string | null {
  const harmful = (specie.lookAlikeSpecies ?? []).filter(({ edibility }) => isDangerous(edibility))
  if (harmful.length === 0) return null
  const named = harmful.map(({ species, edibility }) => `${species} (${labelOf(edibility, locale).toLowerCase()})`)
  return `${translatorOf(locale)('species.lookAlikes')}: ${named.join(', ')}.`
}

/** Its edibility, what it does and what happens, in a sentence each; nothing of a species that harms nobody. */
function dangerOf({ specie }: Mushroom, locale: Locale): string | null {
  const { edibility, effects, danger } = specie
  if (!isDangerous(edibility)) return null
  const effectsOf = (effects?.sideEffects ?? []).map(({ sideEffect }) => `${sideEffect}.`)
  return [`${labelOf(edibility, locale)}.`, ...effectsOf, danger?.course].filter(Boolean).join(' ')
}

export async function SpeciesData({ species, locale }: { species: Mushroom; locale: Locale }) {
  const { structuredData } = await publicGlobal('site-settings', locale)
  const path = documentPath('mushrooms', species.slug)
  const page = speciesPage(species, {
    locale,
    path,
    danger: dangerOf(species, locale),
    doubles: doublesOf(species, locale),
    offer: { price: structuredData.speciesOfferPrice, currency: structuredData.currency },
  })
  const steps = [...archiveTrail('mushrooms', locale), { name: species.title, path }]
  return <JsonLd things={[page, breadcrumbList(steps, locale)]} />
}
