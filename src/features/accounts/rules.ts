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
 * What is sent about an account is checked, and not what it has: for a new password by the link of a mail Payload shows
 * the stored row as if it were sent, and no original beside it.
 */
export const ofWhatIsSent =
  <Doc extends Person>(check: CollectionBeforeValidateHook<Doc>): CollectionBeforeValidateHook<Doc> =>
  async (args) => {
    const { data, operation, originalDoc } = args
    if (operation === 'update' && !originalDoc) return data
    const checked: unknown = await check(args)
    return checked
  }

/**
 * Payload calls a method of whatever is sent as an address. A member's stays what it was confirmed as: one that is free
 * and one that is taken are rejected alike, since the difference would say who has an account (T-1I, ACT-01).
 */
export const checkAddress: CollectionBeforeValidateHook<Person> = ({ data, operation, originalDoc, req }) => {
  const email = data?.email
  if (!email) return data
  const reject = (): never => rejectField(req, 'email', 'refusals.addressUnusable')
  if (typeof email !== 'string' || email.length > longestAddress) return reject()
  const isKept = email.toLowerCase().trim() === originalDoc?.email
  return operation === 'create' || isAdmin(req.user) || isKept ? data : reject()
}

/** Payload looks an address up as it was sent: here its domain is put as it is kept. */
export const spellAddress: CollectionBeforeOperationHook = ({ args }) => {
  const sent: unknown = 'data' in args ? args.data : null
  if (!isRecord(sent) || typeof sent.email !== 'string') return args
  return { ...args, data: { ...sent, email: lookedUp(sent.email) } }
}

/** One rule of addresses for everybody: Payload's own takes some that could not be typed in, and refuses others. */
export const addressRule: EmailFieldValidation = (value, { operation, previousValue, req }) =>
  (operation === 'update' && value === previousValue) ||
  (typeof value === 'string' && emailAddress(value) !== null) ||
  req.t('validation:emailAddress')

/** The seed's own passwords are their owner's business. */
export const checkPassword: CollectionBeforeValidateHook<Person> = ({ data, originalDoc, req, context }) => {
  const password = data?.password
  if (password === undefined || password === null || password === '') return data
  const problem = passwordProblem(password, { email: data?.email ?? originalDoc?.email, name: data?.name })
  const seeded = context.seed === true && problem === 'refusals.passwordLeaked'
  if (problem && !seeded) rejectField(req, 'password', problem)
  return data
}

/** What Payload keeps of sign-ins beside an account: no form has it, and no call writes it. */
const ofSignIns = [
  'sessions',
  'salt',
  'hash',
  'resetPasswordToken',
  'resetPasswordExpiration',
  'loginAttempts',
  'lockUntil',
]

/** Only Payload itself writes what it keeps of sign-ins. */
export const keepSignInsOut: CollectionBeforeOperationHook = ({ args, req }) => {
  const fromOutside = req.payloadAPI !== 'local' && !('overrideAccess' in args && args.overrideAccess === true)
  const sent: unknown = 'data' in args ? args.data : null
  if (!fromOutside || typeof sent !== 'object' || sent === null) return args
  const left = Object.entries(sent).filter(([key]) => !ofSignIns.includes(key))
  return { ...args, data: Object.fromEntries(left) }
}

/** Whose link it is, by whose own address and name a password is guessed first. */
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

/** Whether the link of a mail still leads to a new password. */
export const isResetLink = async (payload: BasePayload, token: string): Promise<boolean> =>
  (await ownerOfLink(payload, token)) !== null

/** Payload hashes the password of a reset before any other rule hears of it. */
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
 * A link to a new password that was mailed before ends with the password that it was for, and with the address that it
 * went to: whoever still reads that mailbox would take the account over.
 */
export const endResetLink: CollectionBeforeChangeHook<Person> = ({ data, operation, originalDoc }) => {
  const isMoved = data.email !== undefined && data.email !== originalDoc?.email
  return operation === 'update' && (data.password || isMoved)
    ? { ...data, resetPasswordToken: null, resetPasswordExpiration: null }
    : data
}

/** Admins are called what they are; a member is not called as if he were one (L9). */
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

/** `unlock` of an admin ends what wrong passwords shut out, too. */
export const openAgain: CollectionAfterOperationHook = ({ args, result, ...rest }) => {
  const email = operationOf(rest) === 'unlock' ? addressIn('data' in args ? args.data : null) : null
  if (email !== null) forgetAllFailures(email)
  return result
}
