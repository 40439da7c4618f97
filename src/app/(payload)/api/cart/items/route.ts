import { allowing, guarded } from '@/cms/guards/guarded'
import { addToCartCall } from '@/features/shop/server'

/** Adds one piece of a product to the caller's cart. */
export const POST = guarded((request) => addToCartCall(request))

const refused = allowing('POST')
export { refused as DELETE, refused as GET, refused as PATCH, refused as PUT }
