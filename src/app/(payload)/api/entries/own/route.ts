import { respondWith } from '@/cms/guards/respond'
import { allowing, guarded } from '@/cms/guards/guarded'
import { ownEntries } from '@/features/community/server'

/** The caller's own unpublished entries about a document. */
export const GET = guarded((request: Request) => respondWith(() => ownEntries(request)))

const wrongMethod = allowing('GET')
export { wrongMethod as DELETE, wrongMethod as PATCH, wrongMethod as POST, wrongMethod as PUT }
