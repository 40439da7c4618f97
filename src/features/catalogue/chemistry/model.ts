import { fold, toSlug } from '@/core/slugs'
import { locales, type Locale } from '@/core/locales'
import { compounds, type Compound, type CompoundGroup } from './compounds.data'

export type { Compound, CompoundGroup }
export { compounds }

const bySlug = new Map<string, Compound>(compounds.map((compound) => [compound.slug, compound]))

/** Every name in every language, folded, to the compound; a canonical slug always wins over a synonym. */
const byName = new Map<string, Compound>()
for (const compound of compounds as readonly Compound[]) {
  for (const locale of locales) {
    for (const name of [compound.name[locale], ...compound.synonyms[locale]]) {
      const key = toSlug(fold(name))
      if (!byName.has(key)) byName.set(key, compound)
    }
  }
}
for (const compound of compounds) byName.set(compound.slug, compound)

export const compoundsOf = (group: CompoundGroup): readonly Compound[] =>
  compounds.filter((compound) => compound.group === group)

export const findCompound = (slug: string): Compound | undefined => bySlug.get(slug)

/** The compound a visitor means by a name in any of the three languages, with or without accents (NAV-11). */
export const resolveCompound = (name: string): Compound | undefined => byName.get(toSlug(fold(name)))

/** Whether a compound was looked for and not found: whatever is known of its amount is 0. Nothing known is no such finding. */
export function isNone(amounts: readonly (number | null)[]): boolean {
  const known = amounts.filter((amount) => amount !== null)
  return known.length > 0 && known.every((amount) => amount === 0)
}

const groups: ReadonlySet<string> = new Set(['psychoactive', 'medicinal'] satisfies CompoundGroup[])

/** The compound that an address names: the wrong group is accepted (its page redirects), an unknown one is not. */
export const compoundAt = (group: string, name: string): Compound | undefined =>
  groups.has(fold(group)) && name.length <= 120 ? resolveCompound(name) : undefined

const bare = (name: string): string => toSlug(fold(name).replaceAll('β', 'beta')).replaceAll('-', '')

/** What else a compound is called in a language; spellings that differ in accents, dashes or blanks are one name. */
export function otherNames({ name, synonyms }: Compound, locale: Locale): string[] {
  const seen = new Set([bare(name[locale])])
  return synonyms[locale].filter((synonym) => {
    const known = seen.has(bare(synonym))
    seen.add(bare(synonym))
    return !known
  })
}
