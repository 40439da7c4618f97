import { ValidationError, type PayloadRequest } from 'payload'
import { refusalLabel } from '@/cms/field-refusals'
import type { Refusal } from '@/cms/guards/refusals'
import { inLanguage } from '@/cms/labels'

/** Rejects a field of an account with a message in the caller's language. */
export const rejectField = (req: PayloadRequest, path: string, refusal: Refusal): never => {
  const message = inLanguage(refusalLabel(refusal), req.i18n.language)
  throw new ValidationError({ collection: 'users', errors: [{ message, path }], req }, req.t)
}
