import { Cards } from '@/cards/card-list'
import type { Locale } from '@/core/locales'
import { relatedId } from '@/core/relation'
import type { Mushroom } from '@/payload-types'
import { chosenSpecies } from '@/read-model/lists'
import { Section } from '@/ui/patterns/section'

type RelatedSpeciesProps = {
  title: string
  species: readonly (number | Mushroom)[] | null | undefined
  locale: Locale
  /** Whether the document sells or cooks them: a harmful one then has no card but a warning above (SAF-04). */
  eaten?: boolean
}

/** The species that a document is about; nothing where it names none that is published. */
export async function RelatedSpecies({ title, species, locale, eaten = false }: RelatedSpeciesProps) {
  const ids = (species ?? []).flatMap((one) => relatedId(one) ?? [])
  const chosen = await chosenSpecies(ids, locale)
  const cards = chosen.filter(({ grade }) => !eaten || !grade).map(({ card }) => card)
  if (cards.length === 0) return null
  return (
    <Section id="species" title={title}>
      <Cards items={cards} />
    </Section>
  )
}
