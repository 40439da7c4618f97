import { langOf } from '@/cms/fallbacks'
import { harms } from '@/core/dangers'
import type { Locale } from '@/core/locales'
import type { Mushroom } from '@/payload-types'
import { translatorOf } from '@/platform/i18n/translator'
import { edibilityLabel, type Edibility } from '../edibility-look'
import { dangerRank, noteValidity, worseOf } from './model'
import type { LookAlikeRecords, NamedSpecies, NamingSpecies, Pair } from './reads'

/** A note of an editor on how to tell a species from its look-alike. */
export type LookAlikeNote = {
  /** The species it is about. */
  readonly name: string
  /** The grade that the note gives it, and its current one. */
  readonly said: Edibility
  readonly now: Edibility
  readonly differences: string
  readonly lang: string | undefined
  /** Whether the note names its species, because a visitor could take it for one on the other species. */
  readonly isNamed?: boolean
}

/** A look-alike of a species, ready to be shown. */
export type LookAlike = {
  readonly scientificName: string
  readonly commonName: string | null
  readonly lang: string | undefined
  /** The worse of the entry's grade and the current one. */
  readonly edibility: Edibility
  readonly page: NamedSpecies | undefined
  /** One, or one for each name under which the other species lists this one. */
  readonly notes: readonly LookAlikeNote[]
  /** Whose record names the pair: this species' own (`entry`), or the other one's (`naming`). */
  readonly by: { readonly entry: Pair } | { readonly naming: NamingSpecies }
}

function ownOf(entry: Pair, { pages, grades }: LookAlikeRecords): LookAlike {
  const { species, commonName, edibility: said, differences } = entry
  const edibility = worseOf<Edibility>(said, grades.get(species) ?? said)
  return {
    scientificName: species,
    commonName: commonName ?? null,
    lang: langOf(entry, 'commonName'),
    edibility,
    page: pages.get(species),
    notes: [{ name: commonName ?? species, said, now: edibility, differences, lang: langOf(entry, 'differences') }],
    by: { entry },
  }
}

const namingOf = (naming: NamingSpecies, { title, specie }: Pick<Mushroom, 'title' | 'specie'>): LookAlike => ({
  scientificName: naming.scientificName,
  commonName: naming.title,
  lang: undefined,
  edibility: naming.edibility,
  page: naming,
  notes: [naming, ...(naming.further ?? [])].map(({ said, differences, lang }) => ({
    name: title,
    said,
    now: specie.edibility,
    differences,
    lang,
    isNamed: true,
  })),
  by: { naming },
})

type ShownLookAlikes = {
  /** Look-alikes that the species names and harmful ones that name it, the most dangerous first. */
  readonly list: readonly LookAlike[]
  /** Harmless species that name it, of which only the names are shown below the list. */
  readonly others: readonly NamingSpecies[]
  /** Whether none is recorded, which is no sign that there is none. */
  readonly isEmpty: boolean
}

/** The look-alikes of a species (SPC-04): the one list for its page, its markdown and its structured data. */
export function shownLookAlikes(
  species: Pick<Mushroom, 'title' | 'specie'>,
  records: LookAlikeRecords,
): ShownLookAlikes {
  const own = (species.specie.lookAlikeSpecies ?? []).map((entry) => ownOf(entry, records))
  const harmful = records.naming.filter(({ edibility }) => harms(edibility)).map((one) => namingOf(one, species))
  return {
    isEmpty: own.length + records.naming.length === 0,
    // A harmful look-alike is in the list whichever of the two records names the other.
    list: [...own, ...harmful].toSorted((a, b) => dangerRank(a.edibility) - dangerRank(b.edibility)),
    others: records.naming.filter(({ edibility }) => !harms(edibility)),
  }
}

/**
 * The strings of a note (SPC-04): with a warning if the species has a worse grade since, and without the differences if
 * they may describe it as edible.
 */
export function noteStrings({ name, said, now, differences, isNamed = false }: LookAlikeNote, locale: Locale) {
  const t = translatorOf(locale)
  const state = noteValidity(said, now)
  const grades = { name, said: edibilityLabel(said, locale), now: edibilityLabel(now, locale) }
  if (state === 'withheld') return { warning: t('danger.noteWithheld', grades), subject: null, differences: null }
  return {
    warning: state === 'warned' ? t('danger.noteWarned', grades) : null,
    subject: isNamed ? t('species.setsApart', { name }) : null,
    differences,
  }
}
