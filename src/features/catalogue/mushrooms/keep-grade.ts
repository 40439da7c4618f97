import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { notesOf, takeNote } from '@/cms/request-notes'
import { runSql, runSqlReturning, sql, toText } from '@/cms/sql'
import { dangers } from '@/core/dangers'
import { documentKey } from '@/core/document-key'
import { isRecord } from '@/core/is-record'
import type { Mushroom } from '@/payload-types'

/** Restrictive grades, the strictest first: they decide what of a species may be sold, cooked and sent. */
const strict: readonly string[] = [...dangers, 'psychoactive']

/** Whether a grade is more restrictive than another. */
export const isStricter = (grade: string, other: string | null | undefined): boolean => {
  const at = strict.indexOf(grade)
  const otherAt = strict.indexOf(other ?? '')
  return at >= 0 && (otherAt < 0 || at < otherAt)
}

const gradeIn = (doc: object): string | null =>
  'specie' in doc && isRecord(doc.specie) ? toText(doc.specie.edibility) : null

/** Whether a version of a species has a milder grade than the stored one, which the list of versions does not show. */
export const isMilder = (stored: object, version: object): boolean =>
  isStricter(gradeIn(stored) ?? '', gradeIn(version))

const noteName = 'grade before'

/** Reads the grade that the site goes by from the row: a call's result holds only the fields that it selected. */
async function storedGrade(req: PayloadRequest, id: number): Promise<string | null> {
  const [row] = await runSqlReturning(req, sql`SELECT specie_edibility AS grade FROM mushrooms WHERE id = ${id}`)
  return toText(row?.grade)
}

/** Notes the stored grade before a save that does not publish. */
export const noteGrade: CollectionBeforeChangeHook<Mushroom> = async ({ data, operation, originalDoc, req }) => {
  const id = operation === 'update' && data._status !== 'published' ? originalDoc?.id : undefined
  if (id === undefined) return data
  const grade = await storedGrade(req, id)
  if (grade) notesOf<string>(req, noteName).set(documentKey('mushrooms', id), grade)
  return data
}

/**
 * Keeps the grade of a species that is unpublished, if it is stricter (SAF-04). Payload writes the newest draft into
 * the row then, and its milder grade, which was never published, would put withdrawn products on sale again. The draft
 * itself keeps its own grade.
 */
export const keepGrade: CollectionAfterChangeHook<Mushroom> = async ({ doc, req }) => {
  const before = takeNote(notesOf<string>(req, noteName), documentKey('mushrooms', doc.id))
  if (before !== undefined && isStricter(before, await storedGrade(req, doc.id)))
    await runSql(req, sql`UPDATE mushrooms SET specie_edibility = ${before} WHERE id = ${doc.id}`)
  return doc
}
