import { Client, type PoolClient } from 'pg'
import { lifecycle } from '@/core/shared/lifecycle'

type Callback = (error: unknown, result?: unknown) => void

const isCallback = (value: unknown): value is Callback => typeof value === 'function'

/** A function whose calls wait for each other; the last argument may be a callback instead of an awaited promise. */
export function serialized(
  send: (...args: unknown[]) => Promise<unknown>,
): (...args: unknown[]) => Promise<unknown> | undefined {
  let last: Promise<unknown> = Promise.resolve()
  return (...args) => {
    const callback = args.at(-1)
    const sent = last.then(() => send(...(isCallback(callback) ? args.slice(0, -1) : args)))
    last = sent.catch(() => undefined)
    if (!isCallback(callback)) return sent
    sent.then(
      (result) => callback(null, result),
      (error: unknown) => callback(error),
    )
    return undefined
  }
}

const textOf = (query: unknown): string => {
  const text: unknown = typeof query === 'object' && query !== null ? Reflect.get(query, 'text') : query
  return typeof text === 'string' ? text.toLowerCase() : ''
}

/** PostgreSQL's codes where it takes no connection, ends one or ends what takes too long. */
const isAwayCode = (code: unknown): boolean => typeof code === 'string' && /^(08|53|57)/.test(code)

/** Leaves word that the database was away, for whoever asks why a page failed (server/steps/unavailable.ts). */
const noteAway = (): void => {
  lifecycle.databaseAwayAt = Date.now()
}

/**
 * How long an answer is waited for, in milliseconds: twice as long as PostgreSQL lets a statement run that stands alone,
 * and somewhat longer than it lets one of a transaction (`db.ts`, `patient-writes.ts`).
 */
const patience = { alone: 10_000, inTransaction: 40_000 } as const

/**
 * A connection that sends a query when the one before it has ended. Payload checks the relations of a document side by
 * side in its one transaction, and pg is about to give up its own queue for such callers.
 *
 * One that does not answer is cut: where a machine or a network fell silent, pg would wait for a quarter of an
 * hour, and with it pages that follow the changes of other processes.
 */
export class SerialClient extends Client {
  constructor(...settings: ConstructorParameters<typeof Client>) {
    super(...settings)
    // One that is cut while a call has it would end the process: the call's next query says so, and the pool drops it.
    this.on('error', () => undefined)
    this.connection.on('error', noteAway)
    this.connection.on('errorMessage', ({ code }: { code?: unknown }) => isAwayCode(code) && noteAway())
    const send = this.query.bind(this) as (...args: unknown[]) => Promise<unknown>
    let isOpen = false
    const sendInTime = async (...args: unknown[]): Promise<unknown> => {
      const text = textOf(args[0])
      const wait = isOpen ? patience.inTransaction : patience.alone
      let isAnswered = false
      // An answer that came while this process stood still is read first.
      const timer = setTimeout(() => setImmediate(() => isAnswered || this.connection.stream.destroy()), wait)
      try {
        const result = await send(...args)
        if (text.startsWith('begin')) isOpen = true
        return result
      } catch (error) {
        if (error instanceof Error && /^Connection terminated/.test(error.message)) noteAway()
        if (text.startsWith('begin')) this.giveBack()
        throw error
      } finally {
        isAnswered = true
        clearTimeout(timer)
        if (text === 'commit' || text === 'rollback') isOpen = false
      }
    }
    this.query = serialized(sendInTime) as Client['query']
  }

  /**
   * Drizzle gives a connection back to the pool when its transaction has ended, and forgets one on which none began:
   * after ten of those the pool would have none for anybody.
   */
  private giveBack(): void {
    const { release } = this as Partial<Pick<PoolClient, 'release'>>
    release?.(true)
  }
}
