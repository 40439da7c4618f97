import { existsSync, readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { step, StepError } from '../lib/steps.mjs'
import { table } from './figures'

const pages = {
  home: '/',
  archive: '/mushrooms/products',
  species: '/mushrooms/boletus-edulis',
  product: '/mushrooms/product/gill-study-shirt',
  post: '/posts/deadly-look-alikes-five-pairs',
  text: '/identification-safety',
} as const

const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1)

/** The owner of a source: a package, a part of Next, or a room of `src`. */
export function ownerOf(source: string): string {
  const compiled = /next\/dist\/compiled\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1]
  if (compiled) return compiled
  const named = [...source.matchAll(/node_modules\/((?:@[^/]+\/)?[^/]+)/g)].at(-1)?.[1]
  if (named) return named
  const room = /(?:^|\/)src\/((?:features\/)?[^/]+)\//.exec(source)?.[1]
  return room ? `src/${room}` : 'the bundler'
}

/** Bytes of a chunk by owner: the Brotli size, split by each owner's share of the minified text. */
function sharesOf(file: string): Map<string, number> {
  const text = readFileSync(file)
  const named = /\n\/\/# sourceMappingURL=(.+)\s*$/.exec(text.toString())?.[1]
  const mapFile = path.join(path.dirname(file), named ?? '')
  if (!named || !existsSync(mapFile))
    throw new StepError(
      `${file} has no source map`,
      'Delete .next/sporeprint-built, so that the bench builds it with maps.',
    )
  const map = new SourceMap(JSON.parse(readFileSync(mapFile, 'utf8')) as SourceMapPayload)
  const owned = new Map<string, number>()
  text
    .toString()
    .split('\n')
    .forEach((line, at) => {
      for (let column = 0; column < line.length; column += 1) {
        const entry = map.findEntry(at, column)
        const owner = 'originalSource' in entry ? ownerOf(entry.originalSource) : 'the bundler'
        owned.set(owner, (owned.get(owner) ?? 0) + 1)
      }
    })
  const sent = brotliCompressSync(text).length
  return new Map([...owned].map(([owner, bytes]) => [owner, (bytes / text.length) * sent]))
}

/** URLs of a page's scripts, without those with `nomodule`, which current browsers skip. */
const scriptsOf = (html: string): string[] => [
  ...new Set(
    [...html.replace(/<script[^>]*nomodule[^>]*>/gi, '').matchAll(/\/_next\/(static\/[^"\\?]+\.js)/g)].flatMap(
      ([, file]) => file ?? [],
    ),
  ),
]

/** Brotli size of each page's scripts by package. */
export const benchWeight = (address: string): Promise<void> =>
  step('Weight', async () => {
    const known = new Map<string, Map<string, number>>()
    const weights = new Map<string, Record<string, number>>()
    for (const [name, page] of Object.entries(pages)) {
      const html = await (await fetch(address + page)).text()
      for (const script of scriptsOf(html)) {
        const shares = known.get(script) ?? sharesOf(path.join('.next', script))
        known.set(script, shares)
        for (const owner of ['sum', ...shares.keys()]) {
          const row = weights.get(owner) ?? {}
          const bytes = owner === 'sum' ? [...shares.values()].reduce((a, b) => a + b, 0) : (shares.get(owner) ?? 0)
          weights.set(owner, { ...row, [name]: (row[name] ?? 0) + bytes })
        }
      }
    }
    const most = (row: Record<string, number>): number => Math.max(...Object.values(row))
    const rows = [...weights].toSorted(([, a], [, b]) => most(b) - most(a)).filter(([, row]) => most(row) > 100)
    const columns: [string, (row: (typeof rows)[number]) => string][] = [
      ['KB, Brotli', ([owner]) => owner],
      ...Object.keys(pages).map((name): [string, (row: (typeof rows)[number]) => string] => [
        name,
        ([, row]) => kilobytes(row[name] ?? 0),
      ]),
    ]
    console.log(`\n${table(columns, rows)}`)
  })
