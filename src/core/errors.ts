/** What can go wrong at a call, with the HTTP status of its response. */
const statuses = {
  badRequest: 400,
  validation: 400,
  unauthorized: 401,
  forbidden: 403,
  notFound: 404,
  methodNotAllowed: 405,
  conflict: 409,
  payloadTooLarge: 413,
  unsupportedMediaType: 415,
  tooManyRequests: 429,
  internal: 500,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof statuses

/** The one error class: a code decides the status, the message is what the caller may read. */
export class AppError extends Error {
  override readonly name = 'AppError'

  constructor(
    readonly code: ErrorCode,
    message: string,
  ) {
    super(message)
  }

  get status(): number {
    return statuses[this.code]
  }
}

type ErrorEnvelope = { errors: { message: string }[]; message: string }

/** The one shape of an error's body (T-01): callers read either `errors` or `message`. */
export const errorEnvelope = (message: string): ErrorEnvelope => ({ errors: [{ message }], message })
