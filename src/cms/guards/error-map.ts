import { randomUUID } from 'node:crypto'
import type { AfterErrorHook, PayloadRequest } from 'payload'
import { errorEnvelope } from '@/core/errors'
import { isRecord, recordsIn } from '@/core/is-record'
import { isAdmin } from '../access/atoms'
import { requireAccountRead } from '../unread-account'
import { isForm, isNobodysForm } from './admin-form'
import { fault } from './refusals'

/** The header for the id of a call that failed by a fault of ours; the log has the same id. */
export const requestIdHeader = 'X-Request-Id'

/** An error and its causes, the outermost first, up to eight levels deep, since a chain may be circular. */
const chainOf = (error: unknown, depth = 0): unknown[] =>
  typeof error !== 'object' || error === null || depth > 8
    ? []
    : [error, ...('cause' in error ? chainOf(error.cause, depth + 1) : [])]

const codeOf = (error: unknown): string =>
  chainOf(error)
    .map((each) => (typeof each === 'object' && each !== null && 'code' in each ? String(each.code) : ''))
    .join(' ')

const messageOf = (response: unknown): string => {
  if (typeof response !== 'object' || response === null || !('errors' in response)) return fault
  const first: unknown = Array.isArray(response.errors) ? response.errors[0] : undefined
  if (typeof first !== 'object' || first === null) return fault
  // A validation error names its field only inside `data.errors`; that message is the useful one.
  const data: unknown = 'data' in first ? first.data : undefined
  const inner: unknown = typeof data === 'object' && data && 'errors' in data ? data.errors : undefined
  const field: unknown = Array.isArray(inner) ? inner[0] : undefined
  const candidate = field ?? first
  return typeof candidate === 'object' && 'message' in candidate ? String(candidate.message) : fault
}

/**
 * The message of an error that its thrower meant for the caller. Payload recognises such errors by their class name,
 * which a production bundle minifies, and would respond with `An unknown error occurred.` instead.
 */
const publicMessageOf = (error: unknown): string | null =>
  error instanceof Error && 'isPublic' in error && error.isPublic === true && error.message !== ''
    ? error.message
    : null

type FieldError = { message: string; path: string; label?: unknown }

/**
 * The field errors of a rejected document. Payload recognises them by the error's class too, of which a production
 * bundle has two, and would only say that some field is invalid.
 */
function fieldErrorsOf(error: unknown): FieldError[] {
  const data: unknown = error instanceof Error ? Reflect.get(error, 'data') : null
  return recordsIn(isRecord(data) ? data.errors : null).flatMap(({ message, path, label }) =>
    typeof message === 'string' && typeof path === 'string' ? [{ message, path, label }] : [],
  )
}

/**
 * The text of the admin's toast: Payload's message, which lists the labels of the fields, or the field errors where a
 * label is missing.
 */
const toastOf = (fields: readonly FieldError[], stated: string | null): string =>
  stated !== null && fields.every(({ label }) => label) ? stated : fields.map(({ message }) => message).join(' ')

/**
 * SQLite's driver throws a RangeError, without a code, for a number that it cannot store or an id that is no number.
 */
const isRangeError = (error: unknown): boolean => chainOf(error).some((each) => each instanceof RangeError)

/** SQLite and PostgreSQL codes of a relation to a row that does not exist. */
const foreignKey = /SQLITE_CONSTRAINT_FOREIGNKEY|\b23503\b/
const unique = /SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY)|\b23505\b/
/** The disk is full or may not be written; the database is away, is ending or takes no connection. */
const away =
  /SQLITE_(FULL|READONLY|BUSY|IOERR)|\b(ENOSPC|EROFS|EDQUOT|EFBIG)\b|ECONNREFUSED|ECONNRESET|EPIPE|\b53100\b|\b57P0[123]\b|\b08\d{3}\b|\b55000\b/

/** Payload's own message, which wraps that of the driver. */
const notBegun =
  /cannot begin transaction: (.*(ECONNREFUSED|ECONNRESET|EPIPE)|Failed query: begin|Connection terminated)/

/** Whether the error is that the database or its disk is unavailable. */
export const isAway = (error: unknown): boolean =>
  away.test(codeOf(error)) || chainOf(error).some((each) => each instanceof Error && notBegun.test(each.message))

/**
 * PostgreSQL's codes of timeouts (57014, 25P03) and of a deadlock (40P01); pg has only messages for a connection that
 * was not available in time or was cut.
 */
const slow = /\b(57014|25P03|40P01)\b/
const unconnected = /timeout exceeded when trying to connect|encountered a connection error|^Connection terminated/

/** Whether the error is that the database is available, but overloaded. */
export const isBusy = (error: unknown): boolean =>
  slow.test(codeOf(error)) || chainOf(error).some((each) => each instanceof Error && unconnected.test(each.message))

/** PostgreSQL's and SQLite's codes of a number, date, character or string that the column's type does not accept. */
const outOfRange = /\b22(003|007|008|009|021|P02|P05)\b|ERR_OUT_OF_RANGE|SQLITE_MISMATCH/

/**
 * Payload's English message for a filter by a field that cannot be queried, such as a collection that a relation never
 * has.
 */
const unqueried = /^The following paths? cannot be queried:/

/** Payload's English message for a change of several documents without a `where`. */
const unnamed = /^Missing 'where' query of documents/

/** Logs a fault with an id and sends only the id, so that a report that quotes it leads to the line of the log. */
function nameFault(error: unknown, req: PayloadRequest): void {
  const requestId = randomUUID()
  req.payload.logger.error({ err: error, requestId })
  req.responseHeaders ??= new Headers()
  req.responseHeaders.set(requestIdHeader, requestId)
}

/** Whether a call was rejected as signed out only because its account could not be read. */
const isUnread = ({ payload, headers }: PayloadRequest): Promise<boolean> =>
  requireAccountRead(payload, headers).then(
    () => false,
    () => true,
  )

/** Gives every error of Payload's routes the one envelope, and database errors their true status (G3). */
export const mapErrors: AfterErrorHook = async ({ error, graphqlResult, req, result }) => {
  const codes = codeOf(error)
  const envelope = (status: number, message: string) => ({
    status,
    response: { ...errorEnvelope(message) } as Record<string, unknown>,
  })
  if (foreignKey.test(codes)) return envelope(400, 'refusals.related')
  if (unique.test(codes)) return envelope(400, 'refusals.exists')
  if (outOfRange.test(codes) || isRangeError(error)) return envelope(400, 'refusals.value')
  if (isAway(error)) return envelope(503, 'refusals.storage')
  if (isBusy(error)) {
    // The caller may retry; the log tells the site's owner that the database was overloaded.
    nameFault(error, req)
    return envelope(503, 'refusals.storage')
  }
  const status = (error as { status?: number }).status ?? 500
  // The form still holds its input, which can be saved after signing in again.
  if (status === 403 && isNobodysForm(req) && !(await isUnread(req))) return envelope(403, 'refusals.signedOut')
  // Compared by name, since the bundle has several copies of the class.
  if (error instanceof Error && error.name === 'AppError') return envelope(status, error.message)
  if (status < 500 && !req.user && (await isUnread(req))) return envelope(503, 'refusals.storage')
  // GraphQL reports the caller's mistakes as 500 too, and its response does not use this status.
  if (status === 500 && !graphqlResult) nameFault(error, req)
  const stated = publicMessageOf(error)
  if (stated !== null && unqueried.test(stated)) return envelope(400, 'refusals.filterValue')
  if (stated !== null && unnamed.test(stated)) return envelope(400, 'refusals.whereMissing')
  const fields = fieldErrorsOf(error)
  const [field] = fields
  if (field) {
    const list = fields.map(({ message, path }) => ({ message, path }))
    const refused = (message: string) => [{ name: 'ValidationError', message, data: { errors: list } }]
    // The admin's forms mark the fields that are listed, unless the response has one message for all of them.
    if (isForm(req)) return { status, response: { errors: refused(toastOf(fields, stated)), message: null } }
    return {
      status,
      response: {
        errors: refused(isAdmin(req.user) ? (stated ?? field.message) : field.message),
        message: field.message,
      },
    }
  }
  // Payload translates this message by the browser's language, whatever locale the call has.
  if (status === 404 && stated === req.t('general:notFound')) return envelope(404, 'refusals.notFound')
  if (stated !== null) return envelope(status, stated)
  if (status >= 500) return envelope(status, fault)
  const message = messageOf(result)
  return {
    response: { ...(result ?? {}), message, ...(result && 'errors' in result ? {} : errorEnvelope(message)) },
    status,
  }
}
