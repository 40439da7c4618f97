/**
 * A mark that React writes for what JSON cannot say, and that stands by itself: a text that begins with one has a dollar
 * more. Of the others Next makes a fault, or waits for a part that never comes.
 */
const wholeMark = /^\$(?:\$|T|D|undefined$|-?Infinity$|-0$|NaN$|n-?\d{1,300}$)/

/** What stood in the arguments before, named by the keys that lead there. */
const earlierPlace = /^\$0:(.+)$/s

/** A file, in a part of its own. */
const filePart = /^\$B([0-9a-f]{1,8})$/

const isOwn = (value: unknown, key: string): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)

/** Whether the keys lead to a value of the arguments themselves. */
function leads(root: unknown, keys: readonly string[]): boolean {
  let value = root
  for (const key of keys) {
    if (!isOwn(value, key)) return false
    value = value[key]
  }
  return true
}

/**
 * True for what React sends of a call's arguments: a list whose first entry names the function, whose marks say something
 * that is there.
 * @param files the parts of the form that hold files
 */
export function namesFunction(text: string, files: ReadonlySet<string> = new Set()): boolean {
  const places: string[][] = []
  const isMarked = (_key: string, value: unknown): unknown => {
    if (typeof value !== 'string' || !value.startsWith('$') || wholeMark.test(value)) return value
    const [, keys] = earlierPlace.exec(value) ?? []
    const [, file] = filePart.exec(value) ?? []
    if (keys === undefined && !(file !== undefined && files.has(file))) throw new SyntaxError('A part is missing')
    if (keys !== undefined) places.push(keys.split(':'))
    return value
  }
  try {
    const root = JSON.parse(text, isMarked) as unknown[]
    const [call] = root
    const isNamed = typeof call === 'object' && call !== null && 'name' in call && typeof call.name === 'string'
    return isNamed && places.every((keys) => leads(root, keys))
  } catch {
    return false
  }
}

/** More files at once than any of the admin's forms holds. */
const maxFiles = 100

/** A body and what kind it is. */
type Call = { readonly type: string; readonly body: Buffer }

/**
 * The arguments of a call as Next may read them, or null. A form holds them in its part `0` and each file in a part of
 * its own; it is written anew, since Next waits for ever for the end of one that is broken.
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
  // In the order in which React reads them: what names a file comes last.
  for (const name of files) form.append(name, sent?.get(name) as File)
  form.append('0', text)
  const written = new Response(form)
  return { type: written.headers.get('content-type') ?? '', body: Buffer.from(await written.arrayBuffer()) }
}
