import { ValidationError, type PayloadRequest } from 'payload'
import { refusalText } from '@/cms/field-refusals'
import type { Refusal } from '@/cms/guards/refusals'

/** Rejects a field of an account with a message in the caller's language. */
export const rejectField = (req: PayloadRequest, path: string, refusal: Refusal): never => {
  const message = refusalText(req, refusal)
  throw new ValidationError({ collection: 'users', errors: [{ message, path }], req }, req.t)
}
