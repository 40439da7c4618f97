import { Client } from 'pg'

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

/**
 * A connection that sends a query when the one before it has ended. Payload checks the relations of a document side by
 * side in its one transaction, and pg is about to give up its own queue for such callers.
 */
export class SerialClient extends Client {
  constructor(...settings: ConstructorParameters<typeof Client>) {
    super(...settings)
    // One that is cut while a call has it would end the process: the call's next query says so, and the pool drops it.
    this.on('error', () => undefined)
    const send = this.query.bind(this) as (...args: unknown[]) => Promise<unknown>
    this.query = serialized(send) as Client['query']
  }
}
