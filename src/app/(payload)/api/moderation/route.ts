import { allowing, guardedCall } from '@/cms/guards/guarded'
import { moderate } from '@/features/community/server'

/** Takes a decision of the moderation desk. */
export const POST = guardedCall((body, _caller, request) => moderate(body, request))

const wrongMethod = allowing('POST')
export { wrongMethod as DELETE, wrongMethod as GET, wrongMethod as PATCH, wrongMethod as PUT }
