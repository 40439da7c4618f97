import { AppError, errorEnvelope } from '@/core/errors'

/**
 * Responds with what the operation returns, as JSON unless `respond` says otherwise, or with the envelope of its error.
 */
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
