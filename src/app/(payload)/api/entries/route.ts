import { respondWith } from '@/cms/guards/respond'
import { allowing, guarded } from '@/cms/guards/guarded'
import { entriesCall } from '@/features/community/server'

/** The published entries about a document: comments, reviews, impressions. */
export const GET = guarded((request: Request) => respondWith(() => entriesCall(request)))

const wrongMethod = allowing('GET')
export { wrongMethod as DELETE, wrongMethod as PATCH, wrongMethod as POST, wrongMethod as PUT }
