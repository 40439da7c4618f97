import { limits } from '@/core/limits'
import { safePath } from '@/core/safe-path'

/** The path that a mailed link leads on to; null where it is unsafe, or longer than the link has room for. */
export function mailedPath(sent: unknown): string | null {
  const path = safePath(sent)
  return path !== null && path.length <= limits.mailLinks.returnPath ? path : null
}
