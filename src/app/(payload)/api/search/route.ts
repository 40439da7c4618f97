import { suggestCall } from '@/finder/server'
import { respondWith } from '@/cms/guards/respond'
import { allowing, callerOf, guarded } from '@/cms/guards/guarded'
import { direct } from '@/platform/lifecycle/direct-calls'

/** The suggestions of the search box while a visitor types. */
const suggestions = guarded((request: Request) =>
  respondWith(() => suggestCall(new URL(request.url).searchParams, callerOf(request))),
)

export const GET = direct('GET /api/search', (request) => suggestions(request, undefined))

const wrongMethod = allowing('GET')
export { wrongMethod as DELETE, wrongMethod as PATCH, wrongMethod as POST, wrongMethod as PUT }
