import { allowing, guarded } from '@/cms/guards/guarded'
import { changeItemCall, removeItemCall } from '@/features/shop/server'

type Context = { params: Promise<{ line: string }> }

/** Sets how many pieces a line of the caller's cart has. */
export const PATCH = guarded<Context>(async (request, { params }) => changeItemCall(request, (await params).line))
/** Takes a line out of it; PATCH puts it back. */
export const DELETE = guarded<Context>(async (request, { params }) => removeItemCall(request, (await params).line))

const wrongMethod = allowing('PATCH, DELETE')
export { wrongMethod as GET, wrongMethod as POST, wrongMethod as PUT }
