type Stated = { status?: 'open' | 'away' | 'closed' | null; awayUntil?: string | null } | null | undefined

export type VendorStatus = { readonly state: 'open' | 'away' | 'closed'; readonly until: string | null }

const dayLength = 86_400_000

/** D-30: a vendor who said until when is back by itself on the day after, in UTC, whatever hour the day picker stored. */
export function vendorStatus(vendor: Stated, now: Date): VendorStatus {
  const state = vendor?.status ?? 'open'
  const until = state === 'away' ? (vendor?.awayUntil ?? null) : null
  const isBack = until !== null && Math.floor(Date.parse(until) / dayLength) < Math.floor(now.getTime() / dayLength)
  return isBack ? { state: 'open', until: null } : { state, until }
}
