import { randomBytes } from 'node:crypto'
import { addDataAndFileToRequest, APIError, type Endpoint, type TaskConfig } from 'payload'
import { callerLocale, type Refusal } from '@/cms/guards/refusals'
import { mailQueue, queueMail } from '@/cms/mail/queue'
import { writeTogether } from '@/cms/write-together'
import { isLocale, type Locale } from '@/core/locales'
import { limits } from '@/core/limits'
import { addressIn } from './address'
import { mailedPath } from './mailed-path'
import { resetMail } from './mails'
import { withAccountLock } from './account-lock'

const noAddress: Refusal = 'refusals.oneAddress'

/** A second mail within a minute would only invalidate the link of the first. */
const pause = 60_000
const holds = limits.mailLinks.resetMinutes * 60_000

type Recovering = { id: number; email: string; locale?: Locale | null; resetPasswordExpiration?: string | null }

/**
 * Creates the reset link and queues its mail in a job, after the response, since this takes longer where the address
 * has an account. Both or neither: after a link whose mail was cut off, the retry would create no other.
 */
export const recoverTask: TaskConfig<'recover'> = {
  slug: 'recover',
  retries: { attempts: 5, backoff: { type: 'exponential', delay: 5000 } },
  inputSchema: [
    { name: 'email', type: 'text', required: true },
    { name: 'locale', type: 'text', required: true },
    { name: 'redirect', type: 'text' },
  ],
  handler: async ({ input, req }) => {
    const find = (): Promise<Recovering | null> =>
      req.payload.db.findOne<Recovering>({ collection: 'users', where: { email: { equals: input.email } } })
    const user = await find()
    if (!user) return { output: {} }
    const requested = isLocale(input.locale) ? input.locale : 'en'
    await withAccountLock(req.payload, user.id, async () => {
      const account = await find()
      const expires = Date.parse(account?.resetPasswordExpiration ?? '')
      if (!account || expires > Date.now() + holds - pause) return
      const token = randomBytes(20).toString('hex')
      const to = { to: account.email, locale: account.locale ?? requested }
      const mail = await resetMail(req, to, token, mailedPath(input.redirect))
      const data = {
        resetPasswordToken: token,
        resetPasswordExpiration: new Date(Date.now() + holds).toISOString(),
        // Null keeps the `updatedAt` of the account.
        updatedAt: null,
      }
      await writeTogether(req, async () => {
        await req.payload.db.updateOne({ collection: 'users', id: user.id, data, req, returning: false })
        await queueMail(req, mail)
      })
    })
    return { output: {} }
  },
}

/** The same immediate response for every address: the job looks for its account afterwards (L8). */
export const forgotPassword: Omit<Endpoint, 'root'> = {
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const email = addressIn(req.data)
    if (!email) throw new APIError(noAddress, 400, null, true)
    const request = new Request(req.url ?? 'http://localhost/', { headers: req.headers })
    const requested: unknown = req.data?.locale
    const locale = isLocale(requested) ? requested : callerLocale(request)
    if (email.length <= 254) {
      await req.payload.jobs.queue({
        task: 'recover',
        queue: mailQueue,
        input: { email, locale, redirect: mailedPath(req.data?.redirect) },
        overrideAccess: true,
        req,
      })
    }
    return Response.json({ message: req.t('general:success') })
  },
}
