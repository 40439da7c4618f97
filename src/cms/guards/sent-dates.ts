import { z } from 'zod'
import type { FieldCheck } from './sent-body'

const iso = z.union([z.iso.date(), z.iso.datetime({ offset: true, local: true })])

/**
 * A day or moment of the years 100 to 9999, as JSON and GraphQL send it. SQLite would store any string, and then fail
 * to read the row; PostgreSQL has no year 0, and its driver reads the year 1 as 2001.
 */
export function isDate(value: unknown): boolean {
  if (!(value instanceof Date) && !iso.safeParse(value).success) return false
  const year = new Date(value as string | Date).getUTCFullYear()
  return year >= 100 && year <= 9999
}

/** Rejects invalid dates in a call, `createdAt` and `updatedAt` included (OPS-01). */
export const fitsDate: FieldCheck = ({ field, value }) => field.type !== 'date' || value === null || isDate(value)
