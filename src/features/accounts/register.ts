import { addDataAndFileToRequest, ValidationError, type Endpoint, type PayloadRequest } from 'payload'
import { refusalIn, type Refusal } from '@/cms/guards/refusals'
import { env } from '@/core/env'
import { isLocale, type Locale } from '@/core/locales'
import { limits } from '@/core/limits'
import { field } from '@/platform/forms/fields'
import { sealNewcomer, type Newcomer } from './confirm-token'
import { hashPassword } from './hash'
import { mailedPath } from './mailed-path'
import { mailConfirmation, mailTaken } from './mails'
import { nameProblem } from './names'
import { passwordProblem } from './password'

const nameRule = field.text({ min: 1, max: limits.member.name })
const emailRule = field.email()

/**
 * A response is sent at the next multiple of this many milliseconds since its call began: new and taken addresses
 * differ by far less, so the response time does not tell them apart.
 */
const stepMilliseconds = 750

async function atTheNextStep<Result>(work: () => Promise<Result>): Promise<Result> {
  const began = performance.now()
  try {
    return await work()
  } finally {
    const spent = performance.now() - began
    await new Promise((resolve) => setTimeout(resolve, Math.ceil(spent / stepMilliseconds) * stepMilliseconds - spent))
  }
}

/** Creates the account; false where the address has one, which the unique key decides in a race. */
export async function makeAccount(
  req: PayloadRequest,
  { email, name, locale, hash, salt }: Newcomer,
): Promise<boolean> {
  const now = new Date().toISOString()
  const data = { email, name, locale, hash, salt, roles: ['member'], sessions: [], createdAt: now, updatedAt: now }
  try {
    await req.payload.db.create({ collection: 'users', data, req })
    return true
  } catch (error) {
    if (await isTaken(req, email)) return false
    throw error
  }
}

type Owner = { id: number; locale?: Locale | null }

const ownerOf = (req: PayloadRequest, email: string): Promise<Owner | null> =>
  req.payload.db.findOne<Owner>({ collection: 'users', where: { email: { equals: email } } })

export const isTaken = async (req: PayloadRequest, email: string): Promise<boolean> =>
  Boolean(await ownerOf(req, email))

type Sent = Pick<Newcomer, 'email' | 'name' | 'locale' | 'redirect'> & { readonly password: string }

/** The validated values of the body; other fields are ignored. */
function readSent(req: PayloadRequest): Sent {
  const data: Record<string, unknown> = req.data ?? {}
  const asText = (value: unknown): string[] => (typeof value === 'string' ? [value] : [])
  const locale = isLocale(data.locale) ? data.locale : isLocale(req.i18n.language) ? req.i18n.language : 'en'
  const email = emailRule.read(asText(data.email), locale)
  const name = nameRule.read(asText(data.name), locale)
  const problems: { path: string; refusal: Refusal; n?: number }[] = []
  if ('problem' in email) problems.push({ path: 'email', ...email.problem })
  if ('problem' in name) problems.push({ path: 'name', ...name.problem })
  const unfit = 'value' in name ? nameProblem(name.value) : null
  if (unfit) problems.push({ path: 'name', refusal: unfit })
  const weak = passwordProblem(data.password, { email: data.email, name: data.name })
  if (weak) problems.push({ path: 'password', refusal: weak })
  if ('value' in email && 'value' in name && problems.length === 0)
    return {
      email: email.value,
      name: name.value,
      password: String(data.password),
      locale,
      redirect: mailedPath(data.redirect),
    }
  const errors = problems.map(({ path, refusal, n }) => ({
    path,
    message: refusalIn(refusal, locale, n === undefined ? {} : { n }),
  }))
  throw new ValidationError({ collection: 'users', errors, req }, req.t)
}

/** With a mail server the address is confirmed first; without one the account works at once (D-18). */
async function receive(req: PayloadRequest, sent: Sent): Promise<void> {
  const { password, ...person } = sent
  const newcomer = { ...person, ...(await hashPassword(password)), madeAt: Date.now() }
  if (!env.smtpUrl) {
    await makeAccount(req, newcomer)
    return
  }
  const to = { to: newcomer.email, locale: newcomer.locale }
  const [token, owner] = await Promise.all([sealNewcomer(newcomer), ownerOf(req, newcomer.email)])
  // A taken address gets the mail in its owner's locale: anyone may have typed it.
  await (owner ? mailTaken(req, { ...to, locale: owner.locale ?? to.locale }) : mailConfirmation(req, to, token))
}

/** The same response after the same time, whether or not the address has an account (ACT-01). */
export const register: Omit<Endpoint, 'root'> = {
  path: '/register',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const sent = readSent(req)
    await atTheNextStep(() => receive(req, sent))
    const said: Refusal = env.smtpUrl ? 'refusals.registeredByMail' : 'refusals.registered'
    return Response.json({ message: refusalIn(said, sent.locale), confirm: Boolean(env.smtpUrl) }, { status: 201 })
  },
}
