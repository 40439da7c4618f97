import type { PayloadRequest } from 'payload'

/** A request, or outside of one the open CMS alone. */
export type AnyRequest = Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>
