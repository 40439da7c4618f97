import { CardGrid } from '@/cards/cards'
import type { Locale } from '@/core/locales'
import type { Mushroom } from '@/payload-types'
import { populated } from '@/platform/populated'
import { Section } from '@/ui/patterns/section'

type RelatedSpeciesProps = {
  title: string
  species: readonly (number | Mushroom)[] | null | undefined
  locale: Locale
}

/** The species that a document is about; nothing where it names none that is published. */
export function RelatedSpecies({ title, species, locale }: RelatedSpeciesProps) {
  const items = populated(species)
  if (items.length === 0) return null
  return (
    <Section id="species" title={title}>
      <CardGrid collection="mushrooms" items={items} locale={locale} />
    </Section>
  )
}
