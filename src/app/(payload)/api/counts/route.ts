import { respondWith } from '@/cms/guards/respond'
import { allowing, guarded } from '@/cms/guards/guarded'
import { markCounts } from '@/features/community/server'

/** What hearts and helpful buttons show. */
export const GET = guarded((request: Request) => respondWith(() => markCounts(request)))

const wrongMethod = allowing('GET')
export { wrongMethod as DELETE, wrongMethod as PATCH, wrongMethod as POST, wrongMethod as PUT }
