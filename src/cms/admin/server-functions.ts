import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import type { Payload } from 'payload'
import { serverFunctions } from '@/core/ways-in.data'
import { isAdmin } from '../access/atoms'

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
 * Lets an admin call a known server function with arguments; for anybody and anything else there is none, which is a
 * 404. Payload's own functions check the caller each in its way, and some do not.
 */
export async function guardServerFunction(payload: Payload, call: unknown): Promise<void> {
  if (!isCall(call)) notFound()
  const { user } = await payload.auth({ headers: await headers(), canSetHeaders: false })
  if (!isAdmin(user)) notFound()
}
