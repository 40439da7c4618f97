import type { PayloadRequest } from 'payload'

/** A request, or just `payload` outside of a request. */
export type AnyRequest = Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>
