import { Cards } from '@/cards/card-list'
import type { Locale } from '@/core/locales'
import type { Mushroom } from '@/payload-types'
import { chosenCards } from '@/read-model/lists'
import { Section } from '@/ui/patterns/section'

type RelatedSpeciesProps = {
  title: string
  species: readonly (number | Mushroom)[] | null | undefined
  locale: Locale
}

/** The species that a document is about; nothing where it names none that is published. */
export async function RelatedSpecies({ title, species, locale }: RelatedSpeciesProps) {
  const ids = (species ?? []).map((one) => (typeof one === 'object' ? one.id : one))
  const cards = await chosenCards('mushrooms', ids, locale)
  if (cards.length === 0) return null
  return (
    <Section id="species" title={title}>
      <Cards items={cards} />
    </Section>
  )
}
