import { respondWith } from '@/cms/guards/respond'
import { allowing, guarded } from '@/cms/guards/guarded'
import { markCounts } from '@/features/community/server'

/** What hearts and helpful buttons show. */
export const GET = guarded((request: Request) => respondWith(() => markCounts(request)))

const refused = allowing('GET')
export { refused as DELETE, refused as PATCH, refused as POST, refused as PUT }
