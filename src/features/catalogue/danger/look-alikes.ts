import { langOf } from '@/cms/fallbacks'
import { harms } from '@/core/dangers'
import type { Locale } from '@/core/locales'
import type { Mushroom } from '@/payload-types'
import { translatorOf } from '@/platform/i18n/translator'
import { edibilityLabel, type Edibility } from '../edibility-look'
import { dangerRank, noteOn, worseOf } from './model'
import type { LookAlikeRecords, NamedSpecies, NamingSpecies, Pair } from './reads'

/** What a pair tells apart, as it was written. */
export type PairNoted = {
  /** The species it is about. */
  readonly name: string
  /** The grade that the pair gives it, and the one that it has by now. */
  readonly said: Edibility
  readonly now: Edibility
  readonly differences: string
  readonly lang: string | undefined
  /** Whether it stands where it is not plain which of the two it is about. */
  readonly isNamed?: boolean
}

/** A look-alike of a species, ready to be shown. */
export type LookAlike = {
  readonly scientificName: string
  readonly commonName: string | null
  readonly lang: string | undefined
  /** The worse of what the pair says and what is known of it by now. */
  readonly edibility: Edibility
  readonly page: NamedSpecies | undefined
  /** One, or as many as the other one has names for this species. */
  readonly notes: readonly PairNoted[]
  /** What names the pair: the species itself, or the other one. */
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
  /** Those that the species names and those that harm and name it, the dangerous ones first. */
  readonly list: readonly LookAlike[]
  /** Those that name it and harm nobody: they are named below the others. */
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
    // What harms stands among them whichever of the two pages says so.
    list: [...own, ...harmful].toSorted((a, b) => dangerRank(a.edibility) - dangerRank(b.edibility)),
    others: records.naming.filter(({ edibility }) => !harms(edibility)),
  }
}

/**
 * What a pair tells apart, in words (SPC-04): under a warning where the species has a worse grade by now, and not at all
 * where it may have been written as of something good to eat.
 */
export function noteWords({ name, said, now, differences, isNamed = false }: PairNoted, locale: Locale) {
  const t = translatorOf(locale)
  const state = noteOn(said, now)
  const grades = { name, said: edibilityLabel(said, locale), now: edibilityLabel(now, locale) }
  if (state === 'withheld') return { warning: t('danger.noteWithheld', grades), subject: null, differences: null }
  return {
    warning: state === 'warned' ? t('danger.noteWarned', grades) : null,
    subject: isNamed ? t('species.setsApart', { name }) : null,
    differences,
  }
}
