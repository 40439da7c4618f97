import config from '@payload-config'
import { randomBytes } from 'node:crypto'
import { getPayload } from 'payload'
import { env } from '@/core/env'

/**
 * Gives an admin a new password, for who lost it: `npm run admin:password -- admin@example.org`. Without an address it is
 * the one of `.env`. Every session of the account ends.
 */
const payload = await getPayload({ config, disableOnInit: true })
const email = (process.argv[2] ?? env.adminEmail ?? '').toLowerCase()
const { docs } = await payload.find({
  collection: 'users',
  where: { and: [{ email: { equals: email } }, { roles: { in: ['admin'] } }] },
  limit: 1,
  overrideAccess: true,
})
const [user] = docs
if (user) {
  const password = randomBytes(15).toString('base64url')
  await payload.update({ collection: 'users', id: user.id, data: { password }, overrideAccess: true })
  process.stdout.write(`${email} signs in with ${password} from now on. Change it in the account.\n`)
} else process.stderr.write(`No admin has the address ${email}.\n`)
await payload.destroy()
process.exit(user ? 0 : 1)
