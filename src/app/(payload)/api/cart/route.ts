import { allowing, guarded, headOf } from '@/cms/guards/guarded'
import { readCartCall } from '@/features/shop/server'

const get = (request: Request) => readCartCall(request)

/** The caller's cart (CRT-01). */
export const GET = guarded(get)
export const HEAD = guarded(headOf(get))

const wrongMethod = allowing('GET')
export { wrongMethod as DELETE, wrongMethod as PATCH, wrongMethod as POST, wrongMethod as PUT }
