/** A vendor as a product has it; a bare id means that the vendor is not published. */
type Stated = { status?: 'open' | 'away' | 'closed' | null; awayUntil?: string | null } | number | null | undefined

export type VendorStatus = { readonly state: 'open' | 'away' | 'closed'; readonly until: string | null }

const dayLength = 86_400_000

/**
 * The status of a vendor (D-30). One that is away is open again on the day after `awayUntil`, in UTC, whatever hour the
 * day picker stored; one that is not published is closed.
 */
export function vendorStatus(vendor: Stated, now: Date): VendorStatus {
  if (typeof vendor === 'number') return { state: 'closed', until: null }
  const state = vendor?.status ?? 'open'
  const until = state === 'away' ? (vendor?.awayUntil ?? null) : null
  const isBack = until !== null && Math.floor(Date.parse(until) / dayLength) < Math.floor(now.getTime() / dayLength)
  return isBack ? { state: 'open', until: null } : { state, until }
}
