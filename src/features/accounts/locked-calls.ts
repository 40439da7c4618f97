import { createHash } from 'node:crypto'
import type { CollectionBeforeOperationHook, Endpoint, PayloadHandler, PayloadRequest, Where } from 'payload'
import { AuthenticationError, commitTransaction, initTransaction } from 'payload'
import { operationOf } from '@/cms/hooks'
import { payloadsOwn } from '@/cms/own-endpoint'
import { isShutOut } from './failures'
import { addressIn } from './address'
import { storedSalt } from './hash'
import { lockAccount } from './account-lock'
import type { User } from '@/payload-types'
import { isRecord } from '@/core/is-record'

/** The lock of calls that may take an admin's role or account away: two admins demoting each other would leave none. */
const admins = 0

type Held = { readonly accounts: Set<number>; readonly ends: (() => Promise<void>)[] }

declare module 'payload' {
  interface RequestContext {
    accountLocks?: Held
    /** Whether too many passwords were wrong for the address of this sign-in. */
    shutOut?: boolean
  }
}

const heldBy = (req: PayloadRequest): Held | null => req.context.accountLocks ?? null

/** Locks the accounts in ascending order, so that two calls that need the same ones cannot deadlock. */
async function hold(req: PayloadRequest, held: Held, accounts: readonly number[]): Promise<void> {
  const wanted = [...new Set(accounts)].filter((account) => !held.accounts.has(account)).sort((a, b) => a - b)
  if (wanted.length === 0) return
  // Nothing is written yet, so a waiting call returns its connection to the pool: the lock's holder may need one.
  const isOpen = held.accounts.size === 0 && Boolean(await req.transactionID)
  if (isOpen) await commitTransaction(req)
  for (const account of wanted) {
    held.ends.push(await lockAccount(req.payload, account))
    held.accounts.add(account)
  }
  if (isOpen) await initTransaction(req)
}

type Standing = { id: number; roles?: User['roles'] | null; sessions?: { id: string }[] | null }

/**
 * Reads the caller's session and roles again: while the call waited for a lock, they may have been taken away. A call
 * whose session was ended counts as not signed in, and changes nothing (ACT-02).
 */
export async function reloadCaller(req: PayloadRequest): Promise<void> {
  const { user } = req
  if (!user) return
  const stored = await req.payload.db.findOne<Standing>({
    collection: 'users',
    where: { id: { equals: user.id } },
    req,
  })
  const isOpen = stored?.sessions?.some(({ id }) => id === Reflect.get(user, '_sid')) ?? false
  req.user = isOpen ? { ...user, roles: stored?.roles ?? [] } : null
}

/**
 * Runs calls that change the same accounts one after another (ACT-02). The accounts are known once Payload has read the
 * body: `lockBeforeOperation` locks them then, and this wrapper releases them after everything is written.
 */
export const lockingAccounts =
  (handler: PayloadHandler): PayloadHandler =>
  async (req) => {
    const held: Held = { accounts: new Set(), ends: [] }
    req.context.accountLocks = held
    try {
      return await handler(req)
    } finally {
      for (const end of held.ends) await end()
    }
  }

/** The same for calls that change the account of their caller. */
export const lockingOwnAccount = (handler: PayloadHandler): PayloadHandler =>
  lockingAccounts(async (req) => {
    const held = heldBy(req)
    if (held && typeof req.user?.id === 'number') {
      await hold(req, held, [req.user.id])
      await reloadCaller(req)
    }
    return handler(req)
  })

async function idsWhere(req: PayloadRequest, where: Where): Promise<number[]> {
  const { docs } = await req.payload.db.find<{ id: number }>({
    collection: 'users',
    where,
    pagination: false,
    req,
  })
  return docs.map(({ id }) => id)
}

type Args = { id?: unknown; where?: Where; data?: unknown }

/** The lock key of an address without an account: negative, since ids of accounts are positive. */
const noAccountOf = (email: string): number => -1 - createHash('sha256').update(email).digest().readUInt32BE()

/** Sign-ins to an address run one after another even without an account: parallel ones would reveal that (T-1I). */
async function signedInto(req: PayloadRequest, email: string): Promise<number[]> {
  const ids = await idsWhere(req, { email: { equals: email } })
  return ids.length > 0 ? ids : [noAccountOf(email)]
}

/** The accounts an operation changes. */
async function accountsOf(req: PayloadRequest, operation: string, args: Args): Promise<number[]> {
  const id = Number(args.id)
  if (Number.isSafeInteger(id) && id > 0) return [id]
  if (operation === 'login' || operation === 'unlock' || operation === 'forgotPassword') {
    const email = addressIn(args.data)
    if (email === null) return []
    return operation === 'login' ? signedInto(req, email) : idsWhere(req, { email: { equals: email } })
  }
  if (operation === 'resetPassword') {
    const token: unknown = isRecord(args.data) ? args.data.token : null
    return typeof token === 'string' ? idsWhere(req, { resetPasswordToken: { equals: token } }) : []
  }
  if (!args.where) return []
  // With the caller's access: Payload checks the filter, and a member can only lock the account they may read.
  const { docs } = await req.payload.find({
    collection: 'users',
    where: args.where,
    limit: 100,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  })
  return docs.map((user) => user.id)
}

const changing = [
  'login',
  'unlock',
  'forgotPassword',
  'resetPassword',
  'update',
  'updateByID',
  'delete',
  'deleteByID',
  'refresh',
]

/** Operations that callers are allowed by who they are, not by a password or token that they send. */
const byRight = ['unlock', 'update', 'updateByID', 'delete', 'deleteByID']

/** The locks for what such a call relies on: the caller's own account, and the set of admins where it may change. */
function groundsOf(req: PayloadRequest, operation: string, { data }: Args): number[] {
  const own = typeof req.user?.id === 'number' ? [req.user.id] : []
  const ofAdmins = operation.startsWith('delete') || (isRecord(data) && 'roles' in data)
  return ofAdmins ? [admins, ...own] : own
}

export const lockBeforeOperation: CollectionBeforeOperationHook = async ({ args, req, ...rest }) => {
  const operation = operationOf(rest)
  const held = heldBy(req)
  if (held && changing.includes(operation)) {
    const accounts = await accountsOf(req, operation, args as Args)
    const isByRight = byRight.includes(operation)
    await hold(req, held, isByRight ? [...accounts, ...groundsOf(req, operation, args as Args)] : accounts)
    if (isByRight) await reloadCaller(req)
  }
  if (operation !== 'login') return args
  const email = addressIn('data' in args ? args.data : null)
  if (email !== null && (await isShutOut(email, req, async () => (await storedSalt(req, email)) ?? null))) {
    req.context.shutOut = true
    throw new AuthenticationError(req.t)
  }
  return args
}

type Route = Pick<Endpoint, 'path' | 'method'>

const locked = (route: Route, wrap: (handler: PayloadHandler) => PayloadHandler): Omit<Endpoint, 'root'> => ({
  ...route,
  handler: wrap((req) => payloadsOwn(req, 'users', route)(req)),
})

/** Payload's own routes that change accounts, with their locks; the responses are Payload's. */
export const lockedEndpoints: Omit<Endpoint, 'root'>[] = [
  locked({ path: '/logout', method: 'post' }, lockingOwnAccount),
  locked({ path: '/reset-password', method: 'post' }, lockingAccounts),
  locked({ path: '/unlock', method: 'post' }, lockingAccounts),
  locked({ path: '/', method: 'patch' }, lockingAccounts),
  locked({ path: '/:id', method: 'patch' }, lockingAccounts),
  locked({ path: '/', method: 'delete' }, lockingAccounts),
  locked({ path: '/:id', method: 'delete' }, lockingAccounts),
]
