/** What is known of a vendor; its bare id where a product names one that is not published. */
type Stated = { status?: 'open' | 'away' | 'closed' | null; awayUntil?: string | null } | number | null | undefined

export type VendorStatus = { readonly state: 'open' | 'away' | 'closed'; readonly until: string | null }

const dayLength = 86_400_000

/**
 * D-30: a vendor who said until when is back by itself on the day after, in UTC, whatever hour the day picker stored. One
 * that is not published sells nothing.
 */
export function vendorStatus(vendor: Stated, now: Date): VendorStatus {
  if (typeof vendor === 'number') return { state: 'closed', until: null }
  const state = vendor?.status ?? 'open'
  const until = state === 'away' ? (vendor?.awayUntil ?? null) : null
  const isBack = until !== null && Math.floor(Date.parse(until) / dayLength) < Math.floor(now.getTime() / dayLength)
  return isBack ? { state: 'open', until: null } : { state, until }
}
