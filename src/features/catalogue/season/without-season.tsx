import type { Locale } from '@/core/locales'
import { documentPath, localizedPath } from '@/core/paths'
import { Section } from '@/ui/patterns/section'
import { EdibilityChip } from '../edibility'
import type { CalendarSpecies } from './model'
import { SpeciesName } from './species-name'

type WithoutSeasonProps = {
  id: string
  species: readonly CalendarSpecies[]
  locale: Locale
  title: string
  intro: string
}

/** Species whose season is not recorded, each with its grade. */
export function WithoutSeason({ id, species, locale, title, intro }: WithoutSeasonProps) {
  if (species.length === 0) return null
  return (
    <div className="mt-10">
      <Section id={id} title={title} intro={intro}>
        <ul className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
          {species.map((entry) => (
            <li key={entry.slug} className="grid content-start justify-items-start gap-1">
              <SpeciesName species={entry} href={localizedPath(locale, documentPath('mushrooms', entry.slug))} />
              <EdibilityChip edibility={entry.edibility} locale={locale} />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}
