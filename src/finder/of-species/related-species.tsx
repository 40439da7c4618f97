import { Cards } from '@/cards/card-list'
import type { Locale } from '@/core/locales'
import { relatedId } from '@/core/relation'
import type { Mushroom } from '@/payload-types'
import { translatorOf } from '@/platform/i18n/translator'
import { chosenSpecies } from '@/read-model/lists'
import { Section } from '@/ui/patterns/section'

type RelatedSpeciesProps = {
  title: string
  species: readonly (number | Mushroom)[] | null | undefined
  locale: Locale
  /** Whether the document sells or cooks them: of what was found to harm since, it says so in place of a card (SAF-04). */
  eaten?: boolean
}

/** The species that a document is about; nothing where it names none that is published. */
export async function RelatedSpecies({ title, species, locale, eaten = false }: RelatedSpeciesProps) {
  const ids = (species ?? []).flatMap((one) => relatedId(one) ?? [])
  const chosen = await chosenSpecies(ids, locale)
  const t = translatorOf(locale)
  const harmful = eaten ? chosen.flatMap(({ card, grade }) => (grade ? [{ card, grade }] : [])) : []
  const cards = chosen.filter(({ grade }) => !eaten || !grade).map(({ card }) => card)
  if (chosen.length === 0) return null
  return (
    <Section id="species" title={title}>
      {harmful.map(({ card, grade }) => (
        <p key={card.id} className="border-amanita mb-6 border-s-4 ps-4 text-lg font-semibold">
          <a href={card.href} className="underline underline-offset-4">
            <span lang={card.lang.title ?? undefined}>{card.title}</span>
          </a>
          {': '}
          {t(`danger.${grade}`)}
        </p>
      ))}
      {cards.length > 0 ? <Cards items={cards} /> : null}
    </Section>
  )
}
