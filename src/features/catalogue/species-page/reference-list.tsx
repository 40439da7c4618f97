import type { Locale } from '@/core/locales'
import type { Mushroom, SiteSetting } from '@/payload-types'
import { citationsOf } from '@/platform/references/citations'
import { ReferenceList } from '@/platform/references/reference-list'

/** What the texts of a species cite, by the numbers that its list has. */
export const citationsIn = ({ specie, references }: Mushroom) => citationsOf([specie.desc], [references ?? []])

type Props = { species: Mushroom; locale: Locale; settings: Pick<SiteSetting, 'lists' | 'display'> }

/** The sources of a species, numbered, each to be looked up and to be taken along (BLK-10). */
export function SpeciesReferences({ species, locale, settings: { lists, display } }: Props) {
  return (
    <ReferenceList
      references={species.references}
      locale={locale}
      first={lists.references}
      step={lists.referencesStep}
      showDrafts={display.showDraftReferences ?? false}
      citations={citationsIn(species)}
    />
  )
}
