import { Forbidden, type Endpoint, type PayloadRequest } from 'payload'
import { payloadsOwn } from '@/cms/own-endpoint'
import { lockingOwnAccount } from './locked-calls'

const route = { path: '/refresh-token', method: 'post' } as const

/** True while the session the call came with is one of its user's. */
async function isOpen(req: PayloadRequest): Promise<boolean> {
  const sid: unknown = req.user && Reflect.get(req.user, '_sid')
  const user =
    req.user &&
    (await req.payload.db.findOne<{ id: number; sessions?: { id: string }[] | null }>({
      collection: 'users',
      where: { id: { equals: req.user.id } },
      req,
    }))
  return user?.sessions?.some(({ id }) => id === sid) ?? false
}

/** Payload's renewal of a token, which fails when a logout or an admin ends the session at the same moment (G3). */
export const refresh: Omit<Endpoint, 'root'> = {
  ...route,
  handler: lockingOwnAccount(async (req) => {
    try {
      return await payloadsOwn(req, 'users', route)(req)
    } catch (error) {
      if (error instanceof TypeError && !(await isOpen(req))) throw new Forbidden(req.t)
      throw error
    }
  }),
}
