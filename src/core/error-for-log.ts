/** Whether a line of a stack is a frame; the other lines are the message, which may hold a query with its values. */
const isFrame = (line: string): boolean => line.startsWith('    at ')

const codeOf = (error: Error): string => {
  const code: unknown = Reflect.get(error, 'code')
  return typeof code === 'string' || typeof code === 'number' ? ` ${code}` : ''
}

/** The digest of an error, which the error page shows to the visitor. */
const markOf = (error: Error): string => {
  const digest: unknown = Reflect.get(error, 'digest')
  return typeof digest === 'string' && /^[\w@]{1,40}$/.test(digest) ? ` [${digest}]` : ''
}

/** The beginning of an error's message, without the values that a query was run with. */
const wordsOf = (error: Error): string =>
  (error.message.split(/\n|\bparams:/, 1)[0] ?? '').replace(/^(Failed query):.*/, '$1').slice(0, 300)

/** An error for the log: its name, message, code, digest and frames, and the same of its causes (L6). */
export function errorForLog(error: unknown, depth = 0): string {
  if (!(error instanceof Error)) return typeof error
  const frames = (error.stack ?? '').split('\n').filter(isFrame).slice(0, 12)
  const own = [`${error.name}${codeOf(error)}${markOf(error)}: ${wordsOf(error)}`, ...frames].join('\n')
  return error.cause === undefined || depth > 4 ? own : `${own}\ncaused by ${errorForLog(error.cause, depth + 1)}`
}
