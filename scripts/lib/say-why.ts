/** The sentence at the bottom of an error: of what caused it, without the stack, the query and the word "Error". */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0])
  if (error.cause instanceof Error) return reasonOf(error.cause)
  const [line = ''] = error.message.split('\n', 1)
  return line.replace(/^Error: /, '').replace(/[:.\s]+$/, '') || error.name
}

let said = false

/** Tells the process that started this one why this one fails; what was said first is what counts. */
export function sayWhy(sentence: string): void {
  if (!said) process.send?.(sentence)
  said = true
}

let told = 0

/** Tells it, a few times a second, how far this one is. */
export function tellProgress(done: number, items: number): void {
  if (Date.now() - told < 200) return
  told = Date.now()
  process.send?.({ done, items })
}

// Imported first, it hears of modules that fail as they load, too.
process.on('uncaughtExceptionMonitor', (error) => sayWhy(reasonOf(error)))
