import { APIError, ValidationError, type PayloadRequest } from 'payload'
import type { Outcome } from '@/platform/forms/define'
import type { ContributionKind } from '../model'

/** Whether the caller wrote this, and it is not published (any more). */
async function isOwnWaiting(req: PayloadRequest, kind: ContributionKind, id: number): Promise<boolean> {
  if (!req.user) return false
  const { totalDocs } = await req.payload.count({
    collection: kind,
    where: { and: [{ id: { equals: id } }, { user: { equals: req.user.id } }, { _status: { equals: 'draft' } }] },
    overrideAccess: true,
    req,
  })
  return totalDocs > 0
}

/** Payload's error messages by field path. */
const fieldsOf = (error: ValidationError): Record<string, string> =>
  Object.fromEntries(error.data.errors.map(({ path, message }) => [path, message]))

/**
 * Edits the caller's own contribution while it waits or was rejected (ACT-03): it waits again. One that was published
 * meanwhile is left as it is.
 * @returns the errors, or null
 */
export async function rewriteOwn(
  req: PayloadRequest,
  kind: ContributionKind,
  id: number,
  words: Record<string, unknown>,
): Promise<Outcome | null> {
  if (!req.user) return { error: { refusal: 'refusals.signIn' } }
  if (!(await isOwnWaiting(req, kind, id))) return { error: { refusal: 'refusals.decided' } }
  try {
    await req.payload.update({
      collection: kind,
      id,
      data: { ...words, refusal: null, _status: 'draft' },
      context: { rewritten: true },
      depth: 0,
      overrideAccess: true,
      req,
    })
    return null
  } catch (error) {
    if (error instanceof ValidationError) return { errors: fieldsOf(error) }
    if (error instanceof APIError && error.status === 409) return { error: { refusal: 'refusals.decided' } }
    throw error
  }
}
