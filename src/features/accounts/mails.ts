import type { PayloadRequest } from 'payload'
import { letter } from '@/cms/mail/template'
import { queueMail, type QueuedMail } from '@/cms/mail/queue'
import { env } from '@/core/env'
import { limits } from '@/core/limits'
import type { Locale } from '@/core/locales'
import { resetPasswordPathWith } from '@/core/path-back'
import { forgotPasswordPath, localizedPath, verifyPath } from '@/core/paths'
import { translatorOf } from '@/platform/i18n/translator'

const absolute = (locale: Locale, path: string): string => `${env.siteUrl}${localizedPath(locale, path)}`

type To = { readonly to: string; readonly locale: Locale }

async function siteName(req: PayloadRequest, locale: Locale): Promise<string> {
  const settings = await req.payload.findGlobal({ slug: 'site-settings', locale, depth: 0, overrideAccess: false })
  return settings.siteName
}

/** Queues the mail that confirms the address of a sign-up by its link. */
export async function mailConfirmation(req: PayloadRequest, { to, locale }: To, token: string): Promise<void> {
  const t = translatorOf(locale)
  const site = await siteName(req, locale)
  const subject = t('mails.confirm.subject', { site })
  const paragraphs = [
    t('mails.confirm.text', { site }),
    t('mails.confirm.holds', { hours: limits.mailLinks.confirmHours }),
    t('mails.ignore'),
  ]
  const action = {
    label: t('mails.confirm.action'),
    url: absolute(locale, `${verifyPath}?token=${encodeURIComponent(token)}`),
  }
  await queueMail(req, { to, subject, locale, ...letter({ locale, site, subject, paragraphs, action }) })
}

/** Queues the mail to a member whose address somebody signs up with again. */
export async function mailTaken(req: PayloadRequest, { to, locale }: To): Promise<void> {
  const t = translatorOf(locale)
  const site = await siteName(req, locale)
  const subject = t('mails.taken.subject', { site })
  const paragraphs = [t('mails.taken.text', { site }), t('mails.ignore')]
  const action = { label: t('mails.taken.action'), url: absolute(locale, forgotPasswordPath) }
  await queueMail(req, { to, subject, locale, ...letter({ locale, site, subject, paragraphs, action }) })
}

/** The mail with the link to a new password, which then leads on to the page that the visitor came from. */
export async function resetMail(
  req: PayloadRequest,
  { to, locale }: To,
  token: string,
  redirect: string | null,
): Promise<QueuedMail> {
  const t = translatorOf(locale)
  const site = await siteName(req, locale)
  const subject = t('mails.reset.subject', { site })
  const paragraphs = [
    t('mails.reset.text', { site }),
    t('mails.reset.holds', { minutes: limits.mailLinks.resetMinutes }),
    t('mails.ignore'),
  ]
  const action = { label: t('mails.reset.action'), url: absolute(locale, resetPasswordPathWith(token, redirect)) }
  return { to, subject, locale, ...letter({ locale, site, subject, paragraphs, action }) }
}
