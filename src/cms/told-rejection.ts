import { ValidationError, type PayloadRequest } from 'payload'

/**
 * An error at a field that says why by its message too: a change of many entries at once tells of each no more than that,
 * which would name the field alone. Of what was scheduled the dashboard reads the names in Payload's own message.
 */
export function toldRejection(req: PayloadRequest, path: string, message: string): ValidationError {
  const error = new ValidationError({ errors: [{ message, path }], req }, req.t)
  return req.payloadAPI === 'REST' ? Object.assign(error, { message }) : error
}
