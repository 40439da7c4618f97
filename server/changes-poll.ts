import { bytesOf, type Next } from './exchange'
import { internalRequest } from './internal'

/** How soon saves of other processes, jobs and scripts appear on this process's pages. */
const everyMilliseconds = 1000

/** Makes Next's bundle follow the table `changes` periodically (src/cms/changes/stream.ts). */
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
