import type { PayloadRequest } from 'payload'
import type { Redirect } from '@/payload-types'

const redirects = { collection: 'redirects', overrideAccess: true, depth: 0 } as const

/** Leads from a path to a document or an address, wherever that path led before. */
export async function writeRedirect(req: PayloadRequest, from: string, to: NonNullable<Redirect['to']>): Promise<void> {
  const { docs } = await req.payload.find({ ...redirects, where: { from: { equals: from } }, limit: 1, req })
  const [first] = docs
  if (first) await req.payload.update({ ...redirects, id: first.id, data: { to }, req })
  else await req.payload.create({ ...redirects, data: { from, to }, req })
}

/** Leads nowhere from a path, at which something stands again. */
export async function deleteRedirect(req: PayloadRequest, from: string): Promise<void> {
  await req.payload.delete({ ...redirects, where: { from: { equals: from } }, req })
}
