import { z } from 'zod'
import type { FieldCheck } from './sent-body'

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

/** Dates of a call are dates, its row's own times too (OPS-01). */
export const fitsDate: FieldCheck = ({ field, value }) => field.type !== 'date' || value === null || isDate(value)
