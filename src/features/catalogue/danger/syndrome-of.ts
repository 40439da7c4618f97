import type { Mushroom } from '@/payload-types'
import { compoundAmounts, holdsCompound } from '../chemistry/amounts'
import type { SyndromeSlug } from './syndromes.data'

const indoles = ['psilocybin', 'psilocin']

/** The syndrome of a species: the recorded one, else psilocybin if it contains psilocybin or psilocin; null without. */
export function syndromeOf(specie: Mushroom['specie']): SyndromeSlug | null {
  const recorded = specie.danger?.syndrome
  if (recorded) return recorded
  const amounts = compoundAmounts({ specie })
  return indoles.some((slug) => holdsCompound(amounts, slug)) ? 'psilocybin' : null
}
