import type { Payload } from 'payload'
import type { Change } from '@/cms/changes/log'
import { openStream, subscribe } from '@/cms/changes/stream'
import { readTable, toText } from '@/cms/sql'
import { cardCollections, type CardCollection } from '@/core/collections'
import { collectionOfKey, documentKey, idsInKeys } from '@/core/document-key'
import { limits } from '@/core/limits'
import { archiveAt, documentPath, localizedPath, splitLocale, type PagedCollection } from '@/core/paths'
import { waysTo } from '@/core/ways-in'
import { foldedTo } from '@/platform/i18n/rewrites'
import { registerKnownAddresses } from '@/core/shared/known-addresses'
import { movedTo } from '@/platform/redirects/moved'
import { documentWays, isOwn } from '@/platform/redirects/own-addresses'
import { plainPath, withThoseAbove } from '@/platform/redirects/rules'

const paged: readonly PagedCollection[] = [...cardCollections, 'pages']

type Known = { readonly table: string; readonly columns: readonly string[]; addressOf: (row: Row) => string | null }
type Row = Readonly<Record<string, unknown>>

const sources: Readonly<Record<string, Known>> = {
  ...Object.fromEntries(
    paged.map((collection) => [
      collection,
      {
        table: collection,
        columns: ['id', 'slug', '_status'],
        addressOf: ({ slug, _status }: Row) =>
          _status === 'published' && toText(slug) ? documentPath(collection, String(slug)) : null,
      },
    ]),
  ),
  redirects: { table: 'redirects', columns: ['id', 'from'], addressOf: ({ from }) => plainPath(from) },
  categories: { table: 'categories', columns: ['id', 'path'], addressOf: ({ path }) => `/categories/${String(path)}` },
}

type Has = (address: string) => boolean

const archivePage = /^(\/.+)\/page\/(\d+)$/

/** Whether a path is a page of an archive beyond the last one that its published documents fill. */
function isBeyond(path: string, published: (collection: CardCollection) => number): boolean {
  const [, archive = '', page = ''] = archivePage.exec(path) ?? []
  const collection = archiveAt(archive)
  return collection !== null && Number(page) > Math.max(1, Math.ceil(published(collection) / limits.archivePageSize))
}

/** Whether nothing has a path: no published document, redirect or category, and no page of the site's own. */
export function isUnknownAddress(
  path: string,
  has: Has,
  hasMoved: Has,
  published: (collection: CardCollection) => number,
): boolean {
  const { path: bare } = splitLocale(path.replace(/\/+$/, '') || '/')
  if (bare.includes('.') || has(bare)) return false
  const folded = foldedTo(bare)
  if (folded !== null) return isUnknownAddress(folded, has, hasMoved, published)
  if (isBeyond(bare, published)) return true
  const ways = waysTo(bare)
  if (ways.length === 0) return true
  // A document may be addressed below its category, so the parent has to be a category, or one above has to have moved.
  if (bare.startsWith('/categories/'))
    return !has(bare.slice(0, bare.lastIndexOf('/'))) && !withThoseAbove(bare).some(hasMoved)
  return ways.every((way) => documentWays.has(way.path))
}

/** Whether a redirect alone knows an address: neither a document, its text as `.md`, nor a page of the site's own. */
export function isMoved(path: string, has: Has, hasMoved: Has): boolean {
  const bare = plainPath(path)
  return bare !== null && hasMoved(bare) && !has(bare.replace(/\.md$/, '')) && !isOwn(bare)
}

/**
/**
 * The address that exists in other letters than written, for visitors whose phone began a word with a capital: the one in
 * lower case, or the one to which an editor gave capitals. Null if the path names a file, exists as written (such as a
 * compound's page by any of its names), or if neither exists.
 * @param capitals addresses with capitals, by the same address in lower case
 */
export function canonicalAddress(
  path: string,
  has: Has,
  isUnknown: Has,
  capitals: ReadonlyMap<string, string>,
): string | null {
  if (path === path.toLowerCase() && capitals.size === 0) return null
  const written = plainPath(path)
  if (written === null || written.includes('.') || has(written) || isOwn(written)) return null
  // Some systems copy a letter and its accent as two characters; a slug has whole letters.
  const { path: bare } = splitLocale(written.normalize('NFC').toLowerCase())
  const meant = bare === written || isUnknown(bare) ? capitals.get(bare) : bare
  return meant === undefined ? null : encodeURI(localizedPath(splitLocale(path.toLowerCase()).locale, meant))
}

/**
 * Keeps the addresses of what is published in memory, so that an invented one gets its 404 without a page rendered for
 * it (M2). It follows the stream of changes as the pages do.
 */
export async function openKnownAddresses(payload: Payload): Promise<void> {
  const addresses = new Map<string, string>()
  const [counts, movedCounts] = [new Map<string, number>(), new Map<string, number>()]
  const published = new Map<string, number>()
  const capitals = new Map<string, string>()
  const count = (key: string, address: string, by: 1 | -1): void => {
    const collection = collectionOfKey(key)
    published.set(collection, (published.get(collection) ?? 0) + by)
    for (const map of collection === 'redirects' ? [counts, movedCounts] : [counts]) {
      const left = (map.get(address) ?? 0) + by
      if (left > 0) map.set(address, left)
      else map.delete(address)
    }
    const small = address.toLowerCase()
    // A redirect may lead to small letters itself: led back to it, a visitor would go round for ever.
    if (collection === 'redirects' || small === address) return
    if (by === 1) capitals.set(small, address)
    else if (capitals.get(small) === address) capitals.delete(small)
  }
  const put = (key: string, address: string | null): void => {
    const before = addresses.get(key)
    if (before === address) return
    if (before !== undefined) {
      count(key, before, -1)
      addresses.delete(key)
    }
    if (address === null) return
    addresses.set(key, address)
    count(key, address, 1)
  }
  const read = async (collection: string, ids?: readonly number[]): Promise<void> => {
    const source = sources[collection]
    if (!source) return
    const rows = await readTable(payload, source.table, source.columns, ids ? { ids } : {})
    const found = new Map(rows.map((row) => [Number(row.id), source.addressOf(row)]))
    for (const id of ids ?? found.keys()) put(documentKey(collection, id), found.get(id) ?? null)
  }
  const follow = async (changes: readonly Change[]): Promise<void> => {
    const keys = changes.map(({ key }) => key)
    for (const collection of Object.keys(sources)) {
      const ids = idsInKeys(keys, collection)
      if (ids.length > 0) await read(collection, [...new Set(ids)])
    }
  }
  subscribe('known-addresses', follow)
  await openStream(payload)
  for (const collection of Object.keys(sources)) await read(collection)
  const hasMoved: Has = (address) => movedCounts.has(address)
  const isPublished: Has = (address) => (counts.get(address) ?? 0) > (movedCounts.get(address) ?? 0)
  const has: Has = (address) => counts.has(address)
  const isUnknown: Has = (path) => isUnknownAddress(path, has, hasMoved, (collection) => published.get(collection) ?? 0)
  registerKnownAddresses({
    isUnknownAddress: isUnknown,
    canonicalAddress: (path) => canonicalAddress(path, has, isUnknown, capitals),
    movedTo: (path) => (isMoved(path, isPublished, hasMoved) ? movedTo(splitLocale(path).locale, path) : null),
  })
}
