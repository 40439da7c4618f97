import type { PayloadRequest } from 'payload'
import { findAtOnce } from '../find-at-once'
import type { Counters } from './model'

/** The counter row of a document; null where nothing was counted yet. */
export const countersOf = (req: PayloadRequest, key: string): Promise<Counters | null> =>
  findAtOnce(req, { collection: 'stats', field: 'key' }, key)
