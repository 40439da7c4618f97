import { limits } from '@/core/limits'
import { safePath } from '@/core/safe-path'

/** Where the link of a mail leads on to. A longer address than it has room for is none. */
export function mailedPath(sent: unknown): string | null {
  const path = safePath(sent)
  return path !== null && path.length <= limits.mailLinks.returnPath ? path : null
}
