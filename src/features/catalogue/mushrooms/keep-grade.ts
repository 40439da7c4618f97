import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { notesOf, takeNote } from '@/cms/request-notes'
import { runSql, runSqlReturning, sql, toText } from '@/cms/sql'
import { dangers } from '@/core/dangers'
import { documentKey } from '@/core/document-key'
import type { Mushroom } from '@/payload-types'

/** Grades that forbid something, the strictest first: what of a species is sold, cooked and sent follows from them. */
const strict: readonly string[] = [...dangers, 'psychoactive']

/** Whether a grade forbids more than another. */
export const isStricter = (grade: string, other: string | null | undefined): boolean => {
  const at = strict.indexOf(grade)
  const otherAt = strict.indexOf(other ?? '')
  return at >= 0 && (otherAt < 0 || at < otherAt)
}

const noteName = 'grade before'

/** The grade in the row, by which the site goes: what a call gets back has the fields alone that it asked for. */
async function storedGrade(req: PayloadRequest, id: number): Promise<string | null> {
  const [row] = await runSqlReturning(req, sql`SELECT specie_edibility AS grade FROM mushrooms WHERE id = ${id}`)
  return toText(row?.grade)
}

/** Notes that grade before a save that publishes nothing. */
export const noteGrade: CollectionBeforeChangeHook<Mushroom> = async ({ data, operation, originalDoc, req }) => {
  const id = operation === 'update' && data._status !== 'published' ? originalDoc?.id : undefined
  if (id === undefined) return data
  const grade = await storedGrade(req, id)
  if (grade) notesOf<string>(req, noteName).set(documentKey('mushrooms', id), grade)
  return data
}

/**
 * A species that is taken off the site keeps the grade it had there (SAF-04). Payload stores its newest draft then, by
 * whose milder grade, which nobody has published, what is withdrawn would be for sale again. The draft keeps its own.
 */
export const keepGrade: CollectionAfterChangeHook<Mushroom> = async ({ doc, req }) => {
  const before = takeNote(notesOf<string>(req, noteName), documentKey('mushrooms', doc.id))
  if (before !== undefined && isStricter(before, await storedGrade(req, doc.id)))
    await runSql(req, sql`UPDATE mushrooms SET specie_edibility = ${before} WHERE id = ${doc.id}`)
  return doc
}
