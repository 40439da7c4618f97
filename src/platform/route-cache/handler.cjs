// @ts-check
const { LRUCache } = require('lru-cache')
const { default: FileSystemCache } = require('next/dist/server/lib/incremental-cache/file-system-cache')

// Next loads this file by itself (`cacheHandler` in next.config.ts), also in builds, and cannot load TypeScript here. It
// creates a handler for each request, so shared state is module-level.

/**
 * Next measures the size of a cache entry by `JSON.stringify`, for which Node turns a buffer into an array of numbers: a
 * tenth of the time of a render (docs/adr/0175-what-is-worked-out-for-nothing.md). Base64 is as complete and far quicker.
 */
Object.defineProperty(Buffer.prototype, 'toJSON', {
  configurable: true,
  writable: true,
  /** @this {Buffer} */
  value() {
    return { type: 'Buffer', data: this.toString('base64') }
  },
})

/** The number of revalidations since the start. */
let revalidations = 0

/**
 * The value of `revalidations` when the render of an entry began, by its key.
 * @type {LRUCache<string, number>}
 */
const renders = new LRUCache({ max: 10_000 })

/**
 * Whether Next renders an entry again: it is missing, or stale.
 * @param {Awaited<ReturnType<InstanceType<typeof FileSystemCache>['get']>>} entry
 */
function isRendered(entry) {
  if (!entry) return true
  const seconds = entry.cacheControl?.revalidate
  return typeof seconds === 'number' && (entry.lastModified ?? 0) + seconds * 1000 < Date.now()
}

/**
 * Next's cache of pages, which drops pages during whose render something was revalidated: Next dates a page by the end of
 * its render, and would serve the outdated one for a quarter of an hour.
 */
class RouteCache extends FileSystemCache {
  /**
   * @override
   * @param {Parameters<FileSystemCache['get']>} request
   */
  async get(...request) {
    const entry = await super.get(...request)
    const [key] = request
    // Requests during a render share it, so only the first one notes its beginning.
    if (isRendered(entry) && !renders.has(key)) renders.set(key, revalidations)
    return entry
  }

  /**
   * @override
   * @param {Parameters<FileSystemCache['set']>} entry
   */
  async set(...entry) {
    const [key] = entry
    const begun = renders.get(key)
    renders.delete(key)
    if (begun === undefined || begun === revalidations) await super.set(...entry)
  }

  /**
   * @override
   * @param {Parameters<FileSystemCache['revalidateTag']>} tags
   */
  async revalidateTag(...tags) {
    revalidations += 1
    await super.revalidateTag(...tags)
  }
}

module.exports = RouteCache
