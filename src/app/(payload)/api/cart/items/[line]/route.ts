import { allowing, guarded } from '@/cms/guards/guarded'
import { changeItemCall, removeItemCall } from '@/features/shop/server'

type Context = { params: Promise<{ line: string }> }

/** Sets how many pieces a line of the caller's cart has. */
export const PATCH = guarded<Context>(async (request, { params }) => changeItemCall(request, (await params).line))
/** Takes a line out of it; PATCH puts it back. */
export const DELETE = guarded<Context>(async (request, { params }) => removeItemCall(request, (await params).line))

const refused = allowing('PATCH, DELETE')
export { refused as GET, refused as POST, refused as PUT }
