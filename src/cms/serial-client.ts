import { Client, type PoolClient } from 'pg'
import { lifecycle } from '@/core/shared/lifecycle'

type Callback = (error: unknown, result?: unknown) => void

const isCallback = (value: unknown): value is Callback => typeof value === 'function'

/** Makes calls run one after another; a callback as last argument is called instead of a promise returned. */
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

/** PostgreSQL's codes for a refused or ended connection, and for a cancelled statement. */
const isAwayCode = (code: unknown): boolean => typeof code === 'string' && /^(08|53|57)/.test(code)

/** Records that the database was unavailable, so that a failed page can say so (server/steps/unavailable.ts). */
const noteAway = (): void => {
  lifecycle.databaseAwayAt = Date.now()
}

/**
 * Milliseconds to wait for a response: twice the statement timeout outside of a transaction, and somewhat more than the
 * one inside (`db.ts`, `write-timeout.ts`).
 */
const patience = { alone: 10_000, inTransaction: 40_000 } as const

/**
 * Sends a query only after the previous one: Payload checks relations in parallel within one transaction, and pg is
 * about to drop its own queue. Cuts a connection that does not respond (R-15): on a dead network pg, and pages that
 * follow other processes' changes, would wait a quarter of an hour.
 */
export class SerialClient extends Client {
  constructor(...settings: ConstructorParameters<typeof Client>) {
    super(...settings)
    // Without a listener, a connection cut while in use would end the process; the call's next query fails, and the
    // pool drops it.
    this.on('error', () => undefined)
    this.connection.on('error', noteAway)
    this.connection.on('errorMessage', ({ code }: { code?: unknown }) => isAwayCode(code) && noteAway())
    const send = this.query.bind(this) as (...args: unknown[]) => Promise<unknown>
    let isOpen = false
    const sendInTime = async (...args: unknown[]): Promise<unknown> => {
      const text = textOf(args[0])
      const wait = isOpen ? patience.inTransaction : patience.alone
      let isAnswered = false
      // A response that arrived while the event loop was blocked is read first.
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
   * Drizzle releases a connection when its transaction ends, but leaks it if BEGIN fails: after ten of those the pool
   * would be exhausted.
   */
  private giveBack(): void {
    const { release } = this as Partial<Pick<PoolClient, 'release'>>
    release?.(true)
  }
}
