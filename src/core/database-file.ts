/**
 * The file that a `file:` URL names, read as libsql does: a `#` or `?` ends its path, and escapes are decoded. Null for
 * any other or malformed URL.
 */
export function fileNamedBy(address: string): string | null {
  const written = /^file:(?:\/\/[^/?#]*)?([^?#]+)(?:\?[^#]*)?$/s.exec(address)?.[1]
  try {
    return written === undefined ? null : decodeURIComponent(written)
  } catch {
    return null
  }
}
