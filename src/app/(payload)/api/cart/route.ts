import { allowing, guarded, headOf } from '@/cms/guards/guarded'
import { readCartCall } from '@/features/shop/server'

const get = (request: Request) => readCartCall(request)

/** The caller's cart (CRT-01). */
export const GET = guarded(get)
export const HEAD = guarded(headOf(get))

const refused = allowing('GET')
export { refused as DELETE, refused as PATCH, refused as POST, refused as PUT }
