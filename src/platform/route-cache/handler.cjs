// @ts-check
const { LRUCache } = require('lru-cache')
const { default: FileSystemCache } = require('next/dist/server/lib/incremental-cache/file-system-cache')

// Next loads this file itself (`cacheHandler` in next.config.ts), also in a build, which understands no TypeScript here.
// It makes one handler for each request; what they share stands outside of them.

/**
 * Next measures each page before it is kept by writing it as JSON, where Node writes a buffer as a list of numbers: a tenth of
 * rendering a page (docs/adr/0175-what-is-worked-out-for-nothing.md). As base64 it is complete, too, and costs next to nothing.
 */
Object.defineProperty(Buffer.prototype, 'toJSON', {
  configurable: true,
  writable: true,
  /** @this {Buffer} */
  value() {
    return { type: 'Buffer', data: this.toString('base64') }
  },
})

/** How many revalidations there were. */
let revalidations = 0

/**
 * Entries that are being rendered, by key: how many revalidations there had been when the render began.
 * @type {LRUCache<string, number>}
 */
const renders = new LRUCache({ max: 10_000 })

/**
 * Whether Next renders an entry anew, before or after it serves this one.
 * @param {Awaited<ReturnType<InstanceType<typeof FileSystemCache>['get']>>} entry
 */
function isRendered(entry) {
  if (!entry) return true
  const seconds = entry.cacheControl?.revalidate
  return typeof seconds === 'number' && (entry.lastModified ?? 0) + seconds * 1000 < Date.now()
}

/**
 * Next's own cache of pages, without those that were rendered while something changed: Next dates a page by the end of
 * its render, and would serve what stood there before the change for a quarter of an hour.
 */
class RouteCache extends FileSystemCache {
  /**
   * @override
   * @param {Parameters<FileSystemCache['get']>} request
   */
  async get(...request) {
    const entry = await super.get(...request)
    const [key] = request
    // Who asks while it is being rendered is given the same render.
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
