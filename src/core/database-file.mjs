// @ts-check
// JavaScript, since the first steps of `npm start` import it under any Node, also one that cannot strip types.
import path from 'node:path'

/**
 * The file that a `file:` URL names, read as libsql does: a `#` or `?` ends its path, and escapes are decoded. Null for
 * any other or malformed URL.
 * @param {string} address
 * @returns {string | null}
 */
export function fileNamedBy(address) {
  const written = /^file:(?:\/\/[^/?#]*)?([^?#]+)(?:\?[^#]*)?$/s.exec(address)?.[1]
  try {
    return written === undefined ? null : decodeURIComponent(written)
  } catch {
    return null
  }
}

/**
 * The SQLite file of a site without a DATABASE_URL.
 * @param {string} dataDir
 */
export const ownDatabaseFile = (dataDir) => path.join(dataDir, 'sporeprint.db')

/**
 * The SQLite file of a site with this DATABASE_URL, or without one in its data folder; null on PostgreSQL.
 * @param {string | undefined} databaseUrl
 * @param {string} dataDir
 */
export const databaseFileOf = (databaseUrl, dataDir) =>
  databaseUrl ? fileNamedBy(databaseUrl) : ownDatabaseFile(dataDir)
