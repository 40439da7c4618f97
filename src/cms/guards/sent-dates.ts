import { ValidationError } from 'payload'
import { z } from 'zod'
import { sentFields, type BodyCheck, type SentBody } from './sent-body'

const iso = z.union([z.iso.date(), z.iso.datetime({ offset: true, local: true })])

/**
 * A day or a moment of the years 100 to 9999, as JSON and GraphQL bring it. SQLite would keep any text in its place, and
 * its row would not be read again; PostgreSQL knows no year 0, and what its driver reads as the year 1 is 2001.
 */
export function isDate(value: unknown): boolean {
  if (!(value instanceof Date) && !iso.safeParse(value).success) return false
  const year = new Date(value as string | Date).getUTCFullYear()
  return year >= 100 && year <= 9999
}

/** The path of a date that is none, or null. */
export function noDate({ data, fields, blocks }: Omit<SentBody, 'req'>): string | null {
  for (const { field, value, path } of sentFields(data, fields, blocks))
    if (field.type === 'date' && value !== null && !isDate(value)) return path
  return null
}

/** Dates of a call are dates, its row's own times too (OPS-01); one of these that is empty is the server's. */
export const requireDates: BodyCheck = ({ req, ...body }) => {
  if (body.data.createdAt === null) delete body.data.createdAt
  if (body.data.updatedAt === null) delete body.data.updatedAt
  const path = noDate(body)
  if (path === null) return
  throw new ValidationError({ errors: [{ message: req.t('validation:invalidInput'), path }], req }, req.t)
}
