import { filterCall } from '@/cards/server'
import { answer, bodyOf } from '@/cms/guards/answer'
import { guarded } from '@/cms/guards/guarded'

/** P1 §7: the catalogue narrowed; read by the archives and by anybody else. */
export const POST = guarded(
  async (request: Request) => {
    const body = await bodyOf(request)
    return answer(() => filterCall(body))
  },
  (error) => ({ error }),
)
