/** Where something may go, as codes: `only` some countries (none named: everywhere), `not` some places. */
export type Reach = { readonly only: readonly string[]; readonly not: readonly string[] }

/** Whether something may go to a place, `US-CA` or `ES`; without a place nothing speaks against it. */
export function isReached({ only, not }: Reach, place: string | null): boolean {
  const country = place?.split('-')[0]
  if (!place || !country) return true
  return !not.includes(place) && !not.includes(country) && (only.length === 0 || only.includes(country))
}
