import { fold, toSlug } from '@/core/slugs'
import { locales } from '@/core/locales'
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
