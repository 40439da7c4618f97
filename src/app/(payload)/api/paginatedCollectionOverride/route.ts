import { listCall } from '@/cards/server'
import { answer, bodyOf } from '@/cms/guards/answer'
import { guarded } from '@/cms/guards/guarded'
import { paginated } from '@/core/paginated'

/** P1 §7: one page of a collection as Payload holds it. A refusal carries the empty result that P1 §8 promises. */
export const POST = guarded(
  async (request: Request) => {
    const body = await bodyOf(request)
    return answer(() => listCall(body))
  },
  () => ({ results: paginated([], 0, 1, 1) }),
)
