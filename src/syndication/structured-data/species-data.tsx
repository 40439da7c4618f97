import { publicGlobal } from '@/cms/public-find'
import { harms } from '@/core/dangers'
import type { Locale } from '@/core/locales'
import { documentPath } from '@/core/paths'
import { edibilityLabel } from '@/features/catalogue/model'
import { lookAlikesOf, shownLookAlikes, shownSideEffects } from '@/features/catalogue/server'
import type { Mushroom } from '@/payload-types'
import { translatorOf } from '@/platform/i18n/translator'
import { breadcrumbList } from '@/platform/seo/structured-data/breadcrumb-list'
import { JsonLd } from '@/platform/seo/structured-data/json-ld'
import { publisherOf } from '@/platform/seo/structured-data/site'
import { speciesPage } from '@/platform/seo/structured-data/species'
import { archiveTrail } from '@/platform/seo/structured-data/trail'
import { changedAt } from '@/read-model/changed-at'

/** The harmful look-alikes, whichever of the two pages names them: an edible species is never described without. */
async function lookAlikeNames(species: Mushroom, locale: Locale): Promise<string | null> {
  const { list } = shownLookAlikes(species, await lookAlikesOf(species, locale))
  const named = list.flatMap(({ scientificName, edibility }) =>
    harms(edibility) ? [`${scientificName} (${edibilityLabel(edibility, locale).toLowerCase()})`] : [],
  )
  return named.length > 0 ? `${translatorOf(locale)('species.lookAlikes')}: ${named.join(', ')}.` : null
}

/** Edibility, side effects and course of poisoning, a sentence each: edible species may harm too, as raw morels do. */
function harmOf(species: Mushroom, locale: Locale): string {
  const { specie } = species
  // A draft may have left it empty.
  const edibility = specie.edibility as typeof specie.edibility | null
  const effectsOf = shownSideEffects(species).map(({ sideEffect }) => `${sideEffect}.`)
  const course = harms(edibility) ? specie.danger?.course : null
  return [edibility ? `${edibilityLabel(edibility, locale)}.` : null, ...effectsOf, course].filter(Boolean).join(' ')
}

export async function SpeciesData({ species, locale }: { species: Mushroom; locale: Locale }) {
  const [{ siteName, structuredData }, lookAlikes, moments] = await Promise.all([
    publicGlobal('site-settings', locale),
    lookAlikeNames(species, locale),
    changedAt('mushrooms', [species.id]),
  ])
  const changed = moments.get(species.id)
  const isHarmful = harms(species.specie.edibility)
  const path = documentPath('mushrooms', species.slug)
  const dated = changed ? { ...species, updatedAt: new Date(changed).toISOString() } : species
  const page = speciesPage(dated, {
    locale,
    path,
    publisher: publisherOf(siteName),
    harm: harmOf(species, locale),
    // The lead may praise the species as food, from before it was known to harm.
    lead: isHarmful ? null : (species.specie.lead ?? species.meta?.description),
    lookAlikes,
    offer: isHarmful ? null : { price: structuredData.speciesOfferPrice, currency: structuredData.currency },
  })
  const steps = [...archiveTrail('mushrooms', locale), { name: species.title, path }]
  return <JsonLd things={[page, breadcrumbList(steps, locale)]} />
}
