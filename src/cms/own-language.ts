import { isolateObjectProperty, type PayloadRequest } from 'payload'

/** A request for what a hook reads beside: Payload sets its language to that of each read, and the call goes on in its own. */
export const inOwnLanguage = (req: PayloadRequest): PayloadRequest =>
  isolateObjectProperty(req, ['locale', 'fallbackLocale'])
