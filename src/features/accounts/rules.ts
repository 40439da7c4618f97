import type {
  BasePayload,
  CollectionAfterOperationHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  EmailFieldValidation,
  PayloadRequest,
} from 'payload'
import { isAdmin } from '@/cms/access/atoms'
import { operationOf } from '@/cms/hooks'
import { emailAddress } from '@/core/email-address'
import { isRecord } from '@/core/is-record'
import { addressIn, lookedUp } from './address'
import { forgetAllFailures } from './failures'
import { nameProblem } from './names'
import { passwordProblem } from './password'
import { rejectField } from './reject-field'

/** RFC 5321 4.5.3.1.3. */
const longestAddress = 254

type Person = { id: number; email?: unknown; password?: unknown; name?: unknown; alias?: unknown; roles?: unknown }

/**
 * Runs a check on what was sent only. For a reset by a mailed link Payload passes the stored row as the sent data,
 * without an original document; that row is not checked again.
 */
export const checkSentDataOnly =
  <Doc extends Person>(check: CollectionBeforeValidateHook<Doc>): CollectionBeforeValidateHook<Doc> =>
  async (args) => {
    const { data, operation, originalDoc } = args
    if (operation === 'update' && !originalDoc) return data
    const checked: unknown = await check(args)
    return checked
  }

/**
 * Checks the type and length of an address, since Payload calls string methods on anything. A member keeps the address
 * that was confirmed: a free one and a taken one are rejected alike, since the difference would reveal accounts (T-1I,
 * ACT-01).
 */
export const checkAddress: CollectionBeforeValidateHook<Person> = ({ data, operation, originalDoc, req }) => {
  const email = data?.email
  if (!email) return data
  const reject = (): never => rejectField(req, 'email', 'refusals.addressUnusable')
  if (typeof email !== 'string' || email.length > longestAddress) return reject()
  const isKept = email.toLowerCase().trim() === originalDoc?.email
  return operation === 'create' || isAdmin(req.user) || isKept ? data : reject()
}

/** Puts a sent address into its stored form, since Payload looks it up exactly as it was sent. */
export const spellAddress: CollectionBeforeOperationHook = ({ args }) => {
  const sent: unknown = 'data' in args ? args.data : null
  if (!isRecord(sent) || typeof sent.email !== 'string') return args
  return { ...args, data: { ...sent, email: lookedUp(sent.email) } }
}

/** One rule of addresses everywhere: Payload's own accepts some that no form can send, and rejects others. */
export const addressRule: EmailFieldValidation = (value, { operation, previousValue, req }) =>
  (operation === 'update' && value === previousValue) ||
  (typeof value === 'string' && emailAddress(value) !== null) ||
  req.t('validation:emailAddress')

/** Rejects weak passwords; the seed may set leaked ones, which its owner answers for. */
export const checkPassword: CollectionBeforeValidateHook<Person> = ({ data, originalDoc, req, context }) => {
  const password = data?.password
  if (password === undefined || password === null || password === '') return data
  const problem = passwordProblem(password, { email: data?.email ?? originalDoc?.email, name: data?.name })
  const seeded = context.seed === true && problem === 'refusals.passwordLeaked'
  if (problem && !seeded) rejectField(req, 'password', problem)
  return data
}

/** Payload's fields about sign-ins: no form has them, and no call may write them. */
const ofSignIns = [
  'sessions',
  'salt',
  'hash',
  'resetPasswordToken',
  'resetPasswordExpiration',
  'loginAttempts',
  'lockUntil',
]

/** Drops Payload's sign-in fields from calls from outside, so that only Payload itself writes them. */
export const keepSignInsOut: CollectionBeforeOperationHook = ({ args, req }) => {
  const fromOutside = req.payloadAPI !== 'local' && !('overrideAccess' in args && args.overrideAccess === true)
  const sent: unknown = 'data' in args ? args.data : null
  if (!fromOutside || typeof sent !== 'object' || sent === null) return args
  const left = Object.entries(sent).filter(([key]) => !ofSignIns.includes(key))
  return { ...args, data: Object.fromEntries(left) }
}

/** The account that a mailed reset link is for; its name and address must not make up the new password. */
async function ownerOfLink(payload: BasePayload, token: unknown, req?: PayloadRequest): Promise<Person | null> {
  if (typeof token !== 'string' || token === '') return null
  return payload.db.findOne<Person>({
    collection: 'users',
    where: {
      resetPasswordToken: { equals: token },
      resetPasswordExpiration: { greater_than: new Date().toISOString() },
    },
    ...(req ? { req } : {}),
  })
}

/** Whether a mailed reset link is still valid. */
export const isResetLink = async (payload: BasePayload, token: string): Promise<boolean> =>
  (await ownerOfLink(payload, token)) !== null

/** Checks the password of a reset here, since Payload hashes it before any other hook sees it. */
export const checkNewPassword: CollectionBeforeOperationHook = async ({ args, req, ...rest }) => {
  if (operationOf(rest) !== 'resetPassword') return args
  const sent: unknown = 'data' in args ? args.data : null
  const { token, password } = isRecord(sent) ? sent : {}
  const owner = await ownerOfLink(req.payload, token, req)
  const problem = passwordProblem(password, { email: owner?.email, name: owner?.name })
  if (problem) rejectField(req, 'password', problem)
  return args
}

/**
 * Invalidates a mailed reset link once the password or the address changes: whoever still reads the old mailbox could
 * take the account over.
 */
export const endResetLink: CollectionBeforeChangeHook<Person> = ({ data, operation, originalDoc }) => {
  const isMoved = data.email !== undefined && data.email !== originalDoc?.email
  return operation === 'update' && (data.password || isMoved)
    ? { ...data, resetPasswordToken: null, resetPasswordExpiration: null }
    : data
}

/** Rejects names of members that seem to speak for the site; admins may have them (L9). */
export const checkNames: CollectionBeforeValidateHook<Person> = ({ data, originalDoc, req, context }) => {
  const trusted = isAdmin(req.user) || context.seed === true
  for (const name of ['name', 'alias'] as const) {
    const value = data?.[name]
    if (typeof value !== 'string' || value === '' || value === originalDoc?.[name]) continue
    const problem = nameProblem(value, { isAdmin: trusted })
    if (problem) rejectField(req, name, problem)
  }
  return data
}

/** An admin's `unlock` also forgets the wrong passwords that `failures.ts` counted. */
export const clearFailuresOnUnlock: CollectionAfterOperationHook = ({ args, result, ...rest }) => {
  const email = operationOf(rest) === 'unlock' ? addressIn('data' in args ? args.data : null) : null
  if (email !== null) forgetAllFailures(email)
  return result
}
