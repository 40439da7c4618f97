import type { PayloadRequest } from 'payload'

/**
 * What hooks of one request note for each other, by a name of theirs. The notes are held by the request's context:
 * each local call within the request gives it a new context, which takes along what the one before held, and restoring
 * a version gives hooks copies of the request itself, so that neither of them could be a key.
 */
export function notesOf<Value>({ context }: PayloadRequest, name: string): Map<string, Value> {
  const known = context[name]
  if (known instanceof Map) return known as Map<string, Value>
  const notes = new Map<string, Value>()
  context[name] = notes
  return notes
}

/** The note about a document, which is of no use to later hooks. */
export function takeNote<Value>(notes: Map<string, Value>, key: string): Value | undefined {
  const note = notes.get(key)
  notes.delete(key)
  return note
}
