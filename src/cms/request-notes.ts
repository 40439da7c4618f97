import type { PayloadRequest } from 'payload'

/**
 * A map in which hooks of one request leave notes for each other, by name. The request's context holds it, since
 * neither the request nor its context could be a key: each local call gets a new context with the old one's contents,
 * and restoring a version gives hooks a copy of the request.
 */
export function notesOf<Value>({ context }: PayloadRequest, name: string): Map<string, Value> {
  const known = context[name]
  if (known instanceof Map) return known as Map<string, Value>
  const notes = new Map<string, Value>()
  context[name] = notes
  return notes
}

/** Takes a document's note and deletes it, since later hooks must not see it. */
export function takeNote<Value>(notes: Map<string, Value>, key: string): Value | undefined {
  const note = notes.get(key)
  notes.delete(key)
  return note
}
