/** Rows of the ledger `seed-records` that stand for no document. */
export const ledgerKeys = {
  /** Without a fingerprint while the first seed is under way; then the profile it brought about. */
  complete: 'seed_complete',
  /** The samples were taken away, so that no later catalogue brings new ones. */
  samplesRemoved: 'samples:removed',
} as const
