/** The first line of the innermost cause of an error, without stack, SQL and the prefix `Error:`. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0])
  if (error.cause instanceof Error) return reasonOf(error.cause)
  const [line = ''] = error.message.split('\n', 1)
  return line.replace(/^Error: /, '').replace(/[:.\s]+$/, '') || error.name
}

let said = false

/** Sends the reason of a failure to the parent process; only the first call sends. */
export function sayWhy(sentence: string): void {
  if (!said) process.send?.(sentence)
  said = true
}

let told = 0

/** Sends progress to the parent process, at most five times a second. */
export function tellProgress(done: number, items: number): void {
  if (Date.now() - told < 200) return
  told = Date.now()
  process.send?.({ done, items })
}

// Programs import this module first, so that errors thrown while other modules load are reported too.
process.on('uncaughtExceptionMonitor', (error) => sayWhy(reasonOf(error)))
