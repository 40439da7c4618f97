import { setImmediate } from 'node:timers/promises'
import pLimit from 'p-limit'

const queue = pLimit(1)

/**
 * Lets the other work of this process go first, one waiting read a turn of the event loop: SQLite's driver responds
 * within the turn, so that what several visitors read would follow each other without a pause, and health wait for all of
 * it (OPS-03).
 */
export const nextTurn = (): Promise<void> => queue(() => setImmediate())
