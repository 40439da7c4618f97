import type { Mushroom } from '@/payload-types'
import { compoundAmounts } from '../chemistry/amounts'
import type { SyndromeSlug } from './syndromes.data'

const indoles: ReadonlySet<string> = new Set(['psilocybin', 'psilocin'])

/** The syndrome of a species: the recorded one, else psilocybin if it contains psilocybin or psilocin; null without. */
export function syndromeOf(specie: Mushroom['specie']): SyndromeSlug | null {
  const recorded = specie.danger?.syndrome
  if (recorded) return recorded
  return compoundAmounts({ specie }).some(({ compound }) => indoles.has(compound.slug)) ? 'psilocybin' : null
}
