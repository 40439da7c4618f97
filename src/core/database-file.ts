/** The file that a `file:` address names, as libsql reads it: a `#` or `?` ends its path, and what is escaped is decoded. */
export function fileNamedBy(address: string): string | null {
  const written = /^file:(?:\/\/[^/?#]*)?([^?#]+)(?:\?[^#]*)?$/s.exec(address)?.[1]
  try {
    return written === undefined ? null : decodeURIComponent(written)
  } catch {
    return null
  }
}
