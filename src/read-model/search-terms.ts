import type { Payload } from 'payload'
import { readTable, toNumber, toText } from '@/cms/sql'
import { isRule } from './engine/sentence-rules'

/** The search terms that editors maintain (SAF-02, SAF-03). */
export type SearchTerms = {
  readonly species: ReadonlyMap<number, readonly string[]>
  readonly poisoning: readonly string[]
  /** Rules that recognize a poisoning told in a sentence. */
  readonly sentenceRules: readonly string[]
}

const lines = (text: string | null): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

export async function readSearchTerms(payload: Payload): Promise<SearchTerms> {
  const rows = await readTable(payload, 'searchterms', ['id', 'means', 'species_id', 'terms'])
  const species = new Map<number, readonly string[]>()
  const poisoning: string[] = []
  for (const row of rows) {
    const terms = lines(toText(row.terms))
    const id = toNumber(row.species_id)
    if (row.means === 'poisoning') poisoning.push(...terms)
    else if (id !== null) species.set(id, [...(species.get(id) ?? []), ...terms])
  }
  return { species, poisoning: poisoning.filter((line) => !isRule(line)), sentenceRules: poisoning.filter(isRule) }
}
