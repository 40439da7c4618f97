import { isolateObjectProperty, type PayloadRequest } from 'payload'

/**
 * A copy of the request for a hook's own reads: each read sets the locale of its request, and the call must keep its
 * own.
 */
export const inOwnLanguage = (req: PayloadRequest): PayloadRequest =>
  isolateObjectProperty(req, ['locale', 'fallbackLocale'])
