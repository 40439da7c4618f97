import type { PayloadRequest } from 'payload'
import type { Redirect } from '@/payload-types'

const redirects = { collection: 'redirects', overrideAccess: true, depth: 0 } as const

/** Creates or replaces the redirect from a path. */
export async function writeRedirect(req: PayloadRequest, from: string, to: NonNullable<Redirect['to']>): Promise<void> {
  const { docs } = await req.payload.find({ ...redirects, where: { from: { equals: from } }, limit: 1, req })
  const [first] = docs
  if (first) await req.payload.update({ ...redirects, id: first.id, data: { to }, req })
  else await req.payload.create({ ...redirects, data: { from, to }, req })
}

/** Deletes the redirect from a path that has a page again. */
export async function deleteRedirect(req: PayloadRequest, from: string): Promise<void> {
  await req.payload.delete({ ...redirects, where: { from: { equals: from } }, req })
}
