import { AppError, errorEnvelope } from '@/core/errors'

/** Answers a call with what its operation gives, as JSON if nothing else is said, or with the envelope of the error it throws. */
export async function respondWith<T>(
  operation: () => Promise<T>,
  respond: (value: T) => Response = (value) => Response.json(value),
): Promise<Response> {
  try {
    return respond(await operation())
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return Response.json(errorEnvelope(error.message), { status: error.status })
  }
}
