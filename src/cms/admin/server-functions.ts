import { headers } from 'next/headers'
import { notFound, unstable_rethrow } from 'next/navigation'
import type { Payload } from 'payload'
import { isRecord } from '@/core/is-record'
import { serverFunctions } from '@/core/ways-in.data'
import { isAdmin } from '../access/atoms'
import { isAway } from '../guards/error-map'
import { callerLocale, fault, refusalIn } from '../guards/refusals'
import { errorForLog } from '@/core/error-for-log'

const functions: ReadonlySet<string> = new Set(serverFunctions)

const isCall = (call: unknown): call is { name: string; args: object } =>
  typeof call === 'object' &&
  call !== null &&
  'name' in call &&
  typeof call.name === 'string' &&
  functions.has(call.name) &&
  'args' in call &&
  typeof call.args === 'object' &&
  call.args !== null

/**
 * Lets only admins call a known server function with arguments; anything else is a 404. Payload's functions each check
 * the caller in their own way, and some not at all.
 */
export async function guardServerFunction(payload: Payload, call: unknown): Promise<void> {
  if (!isCall(call)) notFound()
  const { user } = await payload.auth({ headers: await headers(), canSetHeaders: false })
  if (!isAdmin(user)) notFound()
}

const isQuery = (error: unknown): boolean =>
  isRecord(error) && typeof error.message === 'string' && /^Failed query/.test(error.message)

/** Replaces errors that contain a failed database query: some of Payload's functions return what they catch. */
async function withoutQueries<Result>(result: Result): Promise<Result> {
  if (!isRecord(result) || !Array.isArray(result.errors) || !result.errors.some(isQuery)) return result
  const locale = callerLocale(new Request('http://localhost/admin', { headers: await headers() }))
  const message = refusalIn(fault, locale)
  return { ...result, errors: result.errors.map((error: unknown) => (isQuery(error) ? { message } : error)) }
}

/**
 * Runs one of Payload's server functions, most of which throw on unexpected arguments: the caller gets a 404, as for an
 * unknown call, and the log has one line.
 */
export async function runServerFunction<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await withoutQueries(await work())
  } catch (error) {
    unstable_rethrow(error)
    if (isAway(error)) throw error
    console.error(`The admin's ${name} failed:`, errorForLog(error))
    return notFound()
  }
}
