import { expect } from 'vitest'
import { at, type ClientResponse } from './client'

/** Patterns that no response may contain: SQL, stacks, file paths, tokens (T-02). */
export const leaks =
  /SQLITE_|syntax error|node_modules|\n {4}at |\/home\/|\/work\/|\bselect\b.*\bfrom\b|payload-token|Failed query/i

/** An e-mail address; none belongs in a public response. */
export const emailAddress = /[a-z0-9._-]+@(?:members\.)?(?:[a-z0-9-]+\.test|sporeprint\.example)/i

/** The one shape of an error: `{errors: [{message}], message}` (ERR-01, T-01). */
export function expectRefusal(response: ClientResponse, status: number): void {
  const said = `${response.status}: ${response.text.slice(0, 300)}`
  expect(response.status, said).toBe(status)
  expect(response.headers.get('content-type'), said).toContain('application/json')
  expect(at(response.json, 'errors.0.message'), said).toBeTypeOf('string')
  expect(response.json.message, said).toBeTypeOf('string')
  expect(response.text).not.toMatch(leaks)
}

/** The documents of a list's response. */
export function docsOf(response: ClientResponse): Record<string, unknown>[] {
  expect(response.status, response.text.slice(0, 300)).toBe(200)
  const { docs } = response.json
  if (!Array.isArray(docs)) throw new Error(`No docs in ${response.text.slice(0, 300)}`)
  return docs as Record<string, unknown>[]
}
