import { bytesOf, type Next } from './exchange'
import { internalRequest } from './internal'

/** How soon what another process, a job or a script saved is on the pages of this one. */
const everyMilliseconds = 1000

/** Has the bundle follow the database's sequence of changes, again and again (src/cms/changes/stream.ts). */
export function changesPoll(send: Next) {
  let timer: NodeJS.Timeout | null = null

  const follow = async (): Promise<void> => {
    try {
      await bytesOf(await send(internalRequest('/api/internal/changes')))
    } catch (error) {
      console.error('The changes could not be followed', error)
    }
    timer = setTimeout(() => void follow(), everyMilliseconds).unref()
  }

  return {
    start: (): void => void follow(),
    stop: (): void => clearTimeout(timer ?? undefined),
  }
}
