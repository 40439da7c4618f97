import { setImmediate } from 'node:timers/promises'
import pLimit from 'p-limit'

const queue = pLimit(1)

/**
 * Lets other work of this process run first; waiting reads get one turn of the event loop each. SQLite's driver
 * responds within the turn, so several visitors' reads would run back to back and delay a health check (OPS-03).
 */
export const nextTurn = (): Promise<void> => queue(() => setImmediate())
