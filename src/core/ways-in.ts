import { waysIn, type Way } from './ways-in.data'

type Part = { readonly kind: 'word' | 'number' | 'any' | 'rest'; readonly word: string }

/** An id in an address, of nine digits at most: PostgreSQL fails on ids that exceed its integer type. */
export const idPattern = /^[1-9]\d{0,8}$/

const partOf = (word: string): Part =>
  !word.startsWith(':')
    ? { kind: 'word', word }
    : word.endsWith('+')
      ? { kind: 'rest', word }
      : { kind: word === ':id' ? 'number' : 'any', word }

/** The parts of a path between its slashes, the last of which may be empty. */
const partsOf = (path: string): string[] => path.replace(/\/+$/, '').split('/').slice(1)

type Compiled = { readonly way: Way; readonly parts: readonly Part[] }

const firstOf = (parts: readonly string[]): string => {
  const [first = '', second = ''] = parts
  return first === 'api' ? `api/${second.toLowerCase()}` : first.toLowerCase()
}

/** Ways by their first segment, so that few have to be compared; those that begin with a parameter are under `:`. */
const byFirst = new Map<string, Compiled[]>()
for (const way of waysIn) {
  const parts = partsOf(way.path)
  const begins = way.path.startsWith('/:') || way.path.startsWith('/api/:collection') ? ':' : firstOf(parts)
  const names = begins === ':' && way.of ? way.of.map((slug) => `api/${slug}`) : [begins]
  for (const name of names) byFirst.set(name, [...(byFirst.get(name) ?? []), { way, parts: parts.map(partOf) }])
}

function fits({ way, parts }: Compiled, requested: readonly string[]): boolean {
  if (parts.at(-1)?.kind === 'rest' ? requested.length < parts.length : requested.length !== parts.length) return false
  return parts.every(({ kind, word }, at) => {
    const given = requested[at] ?? ''
    if (kind === 'word') return given.toLowerCase() === word.toLowerCase()
    if (kind === 'number') return idPattern.test(given)
    return word === ':collection' && way.of ? way.of.includes(given) : given !== ''
  })
}

/** The ways that match a path (decoded, without its locale), whatever the method; empty where it is no way in. */
export function waysTo(path: string): readonly Way[] {
  const requested = partsOf(path)
  const first = firstOf(requested)
  // A path below `/api` is never a page.
  const pages = first.startsWith('api/') ? [] : (byFirst.get(':') ?? [])
  const begun = [...(byFirst.get(first) ?? []), ...pages]
  return begun.filter((one) => fits(one, requested)).map(({ way }) => way)
}

const serves = (way: Way, method: string): boolean =>
  way.methods.includes(method) || (method === 'HEAD' && way.methods.includes('GET'))

/** The way that serves a call, or null where none does. */
export const wayOf = (method: string, path: string): Way | null =>
  waysTo(path).find((way) => serves(way, method)) ?? null

/** The methods of an address, as the value of an `Allow` header. */
export const allowedAt = (ways: readonly Way[]): string =>
  [...new Set(ways.flatMap(({ methods }) => methods))].join(', ')
