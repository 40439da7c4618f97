import { suggestCall } from '@/cards/server'
import { answer } from '@/cms/guards/answer'
import { guarded } from '@/cms/guards/guarded'

/** What the search box suggests while one types. */
export const GET = guarded((request: Request) => answer(() => suggestCall(new URL(request.url).searchParams)))
