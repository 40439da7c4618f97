import type { Mushroom } from '@/payload-types'
import { holds } from '../chemistry/amounts'
import type { SyndromeSlug } from './syndromes.data'

const indoles = ['psilocybin', 'psilocin']

/** What a doctor treats after this species: what its record says, or what its compounds do; null where neither is known. */
export function syndromeOf(specie: Mushroom['specie']): SyndromeSlug | null {
  const recorded = specie.danger?.syndrome
  if (recorded) return recorded
  return indoles.some((slug) => holds({ specie }, slug)) ? 'psilocybin' : null
}
