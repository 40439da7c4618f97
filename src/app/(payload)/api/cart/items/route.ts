import { allowing, guarded } from '@/cms/guards/guarded'
import { addToCartCall } from '@/features/shop/server'

/** Adds one piece of a product to the caller's cart. */
export const POST = guarded((request) => addToCartCall(request))

const wrongMethod = allowing('POST')
export { wrongMethod as DELETE, wrongMethod as GET, wrongMethod as PATCH, wrongMethod as PUT }
