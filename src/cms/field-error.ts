import { ValidationError, type PayloadRequest } from 'payload'

/**
 * A validation error whose message is the reason itself: a bulk edit shows only the message, and Payload's would just name
 * the field. Outside of REST Payload's message stays, from which the dashboard reads the fields of a failed schedule.
 */
export function fieldError(req: PayloadRequest, path: string, message: string): ValidationError {
  const error = new ValidationError({ errors: [{ message, path }], req }, req.t)
  return req.payloadAPI === 'REST' ? Object.assign(error, { message }) : error
}
