import { Forbidden, type Endpoint, type PayloadRequest } from 'payload'
import { payloadsOwn } from '@/cms/own-endpoint'
import { lockingOwnAccount } from './locked-calls'

const route = { path: '/refresh-token', method: 'post' } as const

/** Whether the session of the call is still one of its user's. */
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

/** Payload's token refresh, which throws a TypeError where the session is ended meanwhile; here it is a 403 (G3). */
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
