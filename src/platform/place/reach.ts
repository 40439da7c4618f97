/**
 * Where something may be sent, as codes: `only` these countries (empty: everywhere), `not` these countries or states.
 */
export type Reach = { readonly only: readonly string[]; readonly not: readonly string[] }

/**
 * Whether something may be sent to a place, `US-CA` or `ES`; `byState` for a country with excluded states, if no state
 * is given. Without a place the result is `yes`.
 */
export function shipsTo({ only, not }: Reach, place: string | null): 'yes' | 'no' | 'byState' {
  const country = place?.split('-')[0]
  if (!place || !country) return 'yes'
  if (not.includes(place) || not.includes(country) || (only.length > 0 && !only.includes(country))) return 'no'
  return place === country && not.some((code) => code.startsWith(`${country}-`)) ? 'byState' : 'yes'
}
