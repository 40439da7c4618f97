/**
 * The marks of React's serialisation that are complete in themselves, such as `$undefined`; a string that begins with a
 * dollar gets another one. Other marks make Next throw, or wait for a part that never comes.
 */
const wholeMark = /^\$(?:\$|T|D|undefined$|-?Infinity$|-0$|NaN$|n-?\d{1,300}$)/

/** A reference to an earlier value in the arguments, by the keys that lead to it. */
const earlierPlace = /^\$0:(.+)$/s

/** A reference to a file, which is a form part of its own. */
const filePart = /^\$B([0-9a-f]{1,8})$/

const isOwn = (value: unknown, key: string): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)

/** Whether the keys lead to a value in the arguments. */
function leads(root: unknown, keys: readonly string[]): boolean {
  let value = root
  for (const key of keys) {
    if (!isOwn(value, key)) return false
    value = value[key]
  }
  return true
}

/**
 * Whether a string is React's serialisation of a call's arguments: a list whose first entry names the function, and
 * whose references all resolve.
 * @param files the parts of the form that hold files
 */
export function namesFunction(text: string, files: ReadonlySet<string> = new Set()): boolean {
  const places: string[][] = []
  const checkMark = (_key: string, value: unknown): unknown => {
    if (typeof value !== 'string' || !value.startsWith('$') || wholeMark.test(value)) return value
    const [, keys] = earlierPlace.exec(value) ?? []
    const [, file] = filePart.exec(value) ?? []
    if (keys === undefined && !(file !== undefined && files.has(file))) throw new SyntaxError('A part is missing')
    if (keys !== undefined) places.push(keys.split(':'))
    return value
  }
  try {
    const root = JSON.parse(text, checkMark) as unknown[]
    const [call] = root
    const isNamed = typeof call === 'object' && call !== null && 'name' in call && typeof call.name === 'string'
    return isNamed && places.every((keys) => leads(root, keys))
  } catch {
    return false
  }
}

/** More files at once than any of the admin's forms holds. */
const maxFiles = 100

/** A body and its media type. */
type Call = { readonly type: string; readonly body: Buffer }

/**
 * The arguments of a server function call in a form that Next can read, or null. A multipart form has them in the part
 * `0` and each file in a part of its own; it is rewritten, since Next would wait forever for the end of a broken one.
 */
export async function functionCall({ type, body }: Call): Promise<Call | null> {
  if (!type.startsWith('multipart/form-data')) return namesFunction(body.toString()) ? { type, body } : null
  const sent = await new Response(new Uint8Array(body), { headers: { 'content-type': type } })
    .formData()
    .catch(() => null)
  const parts = sent ? [...sent] : []
  const names = new Set(parts.map(([name]) => name))
  const files = parts.flatMap(([name, value]) => (typeof value === 'string' ? [] : [name]))
  const text = sent?.get('0')
  if (
    typeof text !== 'string' ||
    files.length > maxFiles ||
    files.length !== parts.length - 1 ||
    names.size !== parts.length
  )
    return null
  if (!namesFunction(text, new Set(files))) return null
  const form = new FormData()
  // React reads parts in order, so files come before the part that references them.
  for (const name of files) form.append(name, sent?.get(name) as File)
  form.append('0', text)
  const written = new Response(form)
  return { type: written.headers.get('content-type') ?? '', body: Buffer.from(await written.arrayBuffer()) }
}
