import type { Locale } from '@/core/locales'
import type { Mushroom, SiteSetting } from '@/payload-types'
import { citationsOf } from '@/platform/references/citations'
import { ReferenceList } from '@/platform/references/reference-list'

/** The citations in the description of a species, with the numbers of its list of references. */
export const citationsIn = ({ specie, references }: Mushroom) => citationsOf([specie.desc], [references ?? []])

type Props = { species: Mushroom; locale: Locale; settings: Pick<SiteSetting, 'lists' | 'display'> }

/** The references of a species, numbered, each with its link and files to export (BLK-10). */
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
