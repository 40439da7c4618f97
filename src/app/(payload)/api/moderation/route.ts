import { allowing, guardedCall } from '@/cms/guards/guarded'
import { moderate } from '@/features/community/server'

/** What the moderation desk decides. */
export const POST = guardedCall((body, _caller, request) => moderate(body, request))

const refused = allowing('POST')
export { refused as DELETE, refused as GET, refused as PATCH, refused as PUT }
