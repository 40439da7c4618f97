import { randomBytes } from 'node:crypto'
import { emailAddress } from '@/core/email-address'
import { env } from '@/core/env'
import { withAccountLock } from '@/features/accounts/schema'
import { openPayload } from './lib/open-payload'

/**
 * Sets a new password for an admin who lost theirs: `npm run admin:password -- admin@example.org`. Without an address
 * it takes the one of `.env`. Every session of the account ends.
 */
const payload = await openPayload()
const typed = (process.argv[2] ?? env.adminEmail ?? '').toLowerCase()
const email = emailAddress(typed) ?? typed

const find = async () => {
  const { docs } = await payload.find({
    collection: 'users',
    where: { and: [{ email: { equals: email } }, { roles: { in: ['admin'] } }] },
    limit: 1,
    overrideAccess: true,
    showHiddenFields: true,
  })
  return docs[0]
}

/** Checks after 1.5 s: without row locks on SQLite, a concurrent sign-in at the server may write the old hash back. */
async function isKept(hash: string | null | undefined): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, 1500))
  return (await find())?.hash === hash
}

const user = await find()
if (user) {
  const password = randomBytes(15).toString('base64url')
  const data = { password, loginAttempts: 0, lockUntil: null }
  for (;;) {
    await withAccountLock(payload, user.id, () =>
      payload.update({ collection: 'users', id: user.id, data, overrideAccess: true }),
    )
    if (await isKept((await find())?.hash)) break
  }
  process.stdout.write(`${email} signs in with ${password} from now on. Change it in the account.\n`)
} else process.stderr.write(`No admin has the address ${email}.\n`)
await payload.destroy()
process.exit(user ? 0 : 1)
