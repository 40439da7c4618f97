/** The keys of rows in `seed-records` that do not belong to a document. */
export const ledgerKeys = {
  /** Its fingerprint is empty during the first seed, and then the name of the seeded profile. */
  complete: 'seed_complete',
  /** The samples were taken away, so that no later catalogue brings new ones. */
  samplesRemoved: 'samples:removed',
} as const
