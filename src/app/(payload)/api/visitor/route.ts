import { allowing, guarded } from '@/cms/guards/guarded'
import { visitorOf } from '@/features/accounts/server'

/** Who is signed in: what a static page cannot say, fetched once a page. */
export const GET = guarded(async (request: Request) => Response.json(await visitorOf(request)))

const wrongMethod = allowing('GET')
export { wrongMethod as DELETE, wrongMethod as PATCH, wrongMethod as POST, wrongMethod as PUT }
