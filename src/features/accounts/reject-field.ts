import type { PayloadRequest } from 'payload'
import { fieldError } from '@/cms/field-error'
import { refusalText } from '@/cms/field-refusals'
import type { Refusal } from '@/cms/guards/refusals'

/** Rejects a field of an account with a message in the caller's language. */
export const rejectField = (req: PayloadRequest, path: string, refusal: Refusal): never => {
  throw fieldError(req, path, refusalText(req, refusal))
}
