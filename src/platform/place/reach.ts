/** Where something may go, as codes: `only` some countries (none named: everywhere), `not` some places. */
export type Reach = { readonly only: readonly string[]; readonly not: readonly string[] }

/**
 * Whether something may go to a place, `US-CA` or `ES`; of a country that has closed states it depends on the state.
 * Without a place nothing speaks against it.
 */
export function reached({ only, not }: Reach, place: string | null): 'yes' | 'no' | 'byState' {
  const country = place?.split('-')[0]
  if (!place || !country) return 'yes'
  if (not.includes(place) || not.includes(country) || (only.length > 0 && !only.includes(country))) return 'no'
  return place === country && not.some((code) => code.startsWith(`${country}-`)) ? 'byState' : 'yes'
}
