import { AppError, errorEnvelope } from '@/core/errors'

/** Answers a call with what its operation gives, or with the envelope of the error it throws. */
export async function answer(operation: () => Promise<unknown>): Promise<Response> {
  try {
    return Response.json(await operation())
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return Response.json(errorEnvelope(error.message), { status: error.status })
  }
}
