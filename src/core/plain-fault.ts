/** Lines of a stack that say where, not what: what was said may hold a query with its values. */
const isFrame = (line: string): boolean => line.startsWith('    at ')

const codeOf = (error: Error): string => {
  const code: unknown = Reflect.get(error, 'code')
  return typeof code === 'string' || typeof code === 'number' ? ` ${code}` : ''
}

/** The mark under which the page of a fault shows it to its visitor. */
const markOf = (error: Error): string => {
  const digest: unknown = Reflect.get(error, 'digest')
  return typeof digest === 'string' && /^[\w@]{1,40}$/.test(digest) ? ` [${digest}]` : ''
}

/** The first words of an error, without the values that a query was run with. */
const wordsOf = (error: Error): string =>
  (error.message.split(/\n|\bparams:/, 1)[0] ?? '').replace(/^(Failed query):.*/, '$1').slice(0, 300)

/** An error as the log may say it: its kind, first words, code and place, and the same of what caused it (L6). */
export function plainFault(error: unknown, depth = 0): string {
  if (!(error instanceof Error)) return typeof error
  const frames = (error.stack ?? '').split('\n').filter(isFrame).slice(0, 12)
  const own = [`${error.name}${codeOf(error)}${markOf(error)}: ${wordsOf(error)}`, ...frames].join('\n')
  return error.cause === undefined || depth > 4 ? own : `${own}\ncaused by ${plainFault(error.cause, depth + 1)}`
}
