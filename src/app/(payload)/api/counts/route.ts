import { respondWith } from '@/cms/guards/respond'
import { allowing, guarded } from '@/cms/guards/guarded'
import { markCounts } from '@/features/community/server'
import { hasStars } from '@/read-model/lists'

/** The counts that hearts and helpful buttons show. */
export const GET = guarded((request: Request) => respondWith(() => markCounts(request, hasStars)))

const wrongMethod = allowing('GET')
export { wrongMethod as DELETE, wrongMethod as PATCH, wrongMethod as POST, wrongMethod as PUT }
