import { randomUUID } from 'node:crypto'
import type { AfterErrorHook, PayloadRequest } from 'payload'
import { errorEnvelope } from '@/core/errors'
import { isRecord, recordsIn } from '@/core/is-record'
import { isAdmin } from '../access/atoms'
import { requireAccountRead } from '../unread-account'
import { isForm, isNobodysForm } from './admin-form'
import { fault } from './refusals'

/** Names a call that failed by a fault of ours, in its response and in the log. */
export const requestIdHeader = 'X-Request-Id'

/** An error and what caused it, the outermost first; a chain that closes on itself ends. */
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
 * The message of an error that its thrower meant for the caller. Payload finds it by the class's name, which a
 * production bundle takes away, and would respond with `An unknown error occurred.` instead.
 */
const publicMessageOf = (error: unknown): string | null =>
  error instanceof Error && 'isPublic' in error && error.isPublic === true && error.message !== ''
    ? error.message
    : null

type FieldError = { message: string; path: string; label?: unknown }

/**
 * What is wrong with which field, of a rejected document. Payload finds it by the error's class too, of which a
 * production bundle has two, and would say no more than that some field is invalid.
 */
function fieldErrorsOf(error: unknown): FieldError[] {
  const data: unknown = error instanceof Error ? Reflect.get(error, 'data') : null
  return recordsIn(isRecord(data) ? data.errors : null).flatMap(({ message, path, label }) =>
    typeof message === 'string' && typeof path === 'string' ? [{ message, path, label }] : [],
  )
}

/** What the admin says beside the fields it marks: which these are, or what is wrong where the error has only paths. */
const toastOf = (fields: readonly FieldError[], stated: string | null): string =>
  stated !== null && fields.every(({ label }) => label) ? stated : fields.map(({ message }) => message).join(' ')

/** A number the database cannot take, a relation id that is none: SQLite's driver says so without a code. */
const isRangeError = (error: unknown): boolean => chainOf(error).some((each) => each instanceof RangeError)

/** SQLite and PostgreSQL codes of a relation to a row that does not exist. */
const foreignKey = /SQLITE_CONSTRAINT_FOREIGNKEY|\b23503\b/
const unique = /SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY)|\b23505\b/
/** The disk is full or may not be written; the database is away, is ending or takes no connection. */
const away =
  /SQLITE_(FULL|READONLY|BUSY|IOERR)|\b(ENOSPC|EROFS|EDQUOT|EFBIG)\b|ECONNREFUSED|ECONNRESET|EPIPE|\b53100\b|\b57P0[123]\b|\b08\d{3}\b|\b55000\b/

/** Payload's own words alone, around those of the driver. */
const notBegun =
  /cannot begin transaction: (.*(ECONNREFUSED|ECONNRESET|EPIPE)|Failed query: begin|Connection terminated)/

/** True where the database or its disk is what fails. */
export const isAway = (error: unknown): boolean =>
  away.test(codeOf(error)) || chainOf(error).some((each) => each instanceof Error && notBegun.test(each.message))

/** PostgreSQL ends what takes too long (57014, 25P03) and one of two that wait for each other (40P01); of no connection in time, or of one that was cut, pg has words alone. */
const slow = /\b(57014|25P03|40P01)\b/
const unconnected = /timeout exceeded when trying to connect|encountered a connection error|^Connection terminated/

/** True where the database is there and does not keep up. */
export const isBusy = (error: unknown): boolean =>
  slow.test(codeOf(error)) || chainOf(error).some((each) => each instanceof Error && unconnected.test(each.message))

/** A number, date, character or text that a column's type does not take. */
const outOfRange = /\b22(003|007|008|009|021|P02|P05)\b|ERR_OUT_OF_RANGE|SQLITE_MISMATCH/

/** Payload's English of a filter that names what cannot be searched, such as a collection a relation never leads to. */
const unqueried = /^The following paths? cannot be queried:/

/** Payload's English of a change of several documents that does not say which. */
const unnamed = /^Missing 'where' query of documents/

/** Logs a fault by an id, and responds with the id alone: a report that names it leads to the line of the log. */
function nameFault(error: unknown, req: PayloadRequest): void {
  const requestId = randomUUID()
  req.payload.logger.error({ err: error, requestId })
  req.responseHeaders ??= new Headers()
  req.responseHeaders.set(requestIdHeader, requestId)
}

/** Whether a call was refused as nobody's whose account could not be read. */
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
    // A caller may try again; who runs the site should know that it came to this.
    nameFault(error, req)
    return envelope(503, 'refusals.storage')
  }
  const status = (error as { status?: number }).status ?? 500
  // What is written in the form is still there, and is saved once its writer is signed in again.
  if (status === 403 && isNobodysForm(req) && !(await isUnread(req))) return envelope(403, 'refusals.signedOut')
  // Thrown within Payload's operations: the bundle has several classes of the name.
  if (error instanceof Error && error.name === 'AppError') return envelope(status, error.message)
  if (status < 500 && !req.user && (await isUnread(req))) return envelope(503, 'refusals.storage')
  // GraphQL wraps what is the caller's fault too, and its response takes nothing from here.
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
  // Payload says this in the language of the browser, whichever the call asks for.
  if (status === 404 && stated === req.t('general:notFound')) return envelope(404, 'refusals.notFound')
  if (stated !== null) return envelope(status, stated)
  if (status >= 500) return envelope(status, fault)
  const message = messageOf(result)
  return {
    response: { ...(result ?? {}), message, ...(result && 'errors' in result ? {} : errorEnvelope(message)) },
    status,
  }
}
