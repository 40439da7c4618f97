import type { BeforeEmail, FormattedEmail } from '@payloadcms/plugin-form-builder/types'
import type { CollectionBeforeValidateHook } from 'payload'
import { ValidationError } from 'payload'
import { inLanguage, label } from '@/cms/labels'
import { queueMail } from '@/cms/mail/queue'
import { cut } from '@/core/cut'
import { env } from '@/core/env'
import { defaultLocale, isLocale } from '@/core/locales'
import { safePath } from '@/core/safe-path'
import { trapField } from './model'
import { addressOf, placeholderOf, type FormField } from './values'

const recipients = ['to', 'cc', 'bcc', 'replyTo'] as const

/** Characters that end a header, and those no subject needs. */
const breaks = /[\u0000-\u001f\u007f]+/g

/**
 * A mail as it may leave: from the site itself, to one address each, or null. A visitor’s words may stand in any
 * part of it, so that nothing else keeps a form from mailing whomever they name (T-1H).
 */
export function sendable(mail: FormattedEmail): FormattedEmail | null {
  const addresses: Partial<Record<(typeof recipients)[number], string>> = {}
  for (const recipient of recipients) {
    const given = mail[recipient]
    if (!given) continue
    const address = addressOf(given)
    if (address === null) return null
    addresses[recipient] = address
  }
  const { to, replyTo, cc, bcc } = addresses
  if (!to) return null
  return {
    html: mail.html,
    subject: cut((mail.subject || '').replace(breaks, ' '), 200),
    from: env.mailFrom,
    to,
    // Without one, replies go to the sender.
    replyTo: replyTo ?? env.mailFrom,
    ...(cc ? { cc } : {}),
    ...(bcc ? { bcc } : {}),
  }
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** What a mail says without its markup, for programs that show none. */
export const plainText = (html: string): string =>
  html
    .replace(/<br\s*\/?>|<\/(?:p|h\d|li|div|blockquote)>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/**
 * Puts the mails of a submission into the queue, in the transaction that stores it: what was sent is kept, whatever the
 * mail server does, and the visitor does not wait for it. The plugin itself is left nothing to send.
 */
export const queueSendable: BeforeEmail = async (mails, { req }) => {
  const left = mails.flatMap((mail) => sendable(mail) ?? [])
  if (left.length < mails.length) {
    req.payload.logger.warn({ msg: `${mails.length - left.length} mails of a form had no single address; not sent.` })
  }
  const locale = isLocale(req.locale) ? req.locale : defaultLocale
  for (const { from: _, ...mail } of left) await queueMail(req, { ...mail, text: plainText(mail.html), locale })
  return []
}

const texts = {
  recipient: label(
    'One e-mail address, or one e-mail field of this form as {{name}}.',
    'Una dirección de correo, o un campo de correo de este formulario como {{nombre}}.',
    'Um endereço de e-mail, ou um campo de e-mail deste formulário como {{nome}}.',
  ),
  ownPath: label(
    'A path of this site, such as /about.',
    'Una ruta de este sitio, como /about.',
    'Um caminho deste site, como /about.',
  ),
  name: label(
    'Every field needs a name of its own, and none of them may be called {trap}.',
    'Cada campo necesita un nombre propio, y ninguno puede llamarse {trap}.',
    'Cada campo precisa de um nome próprio, e nenhum pode se chamar {trap}.',
  ),
} as const

type Mail = Partial<Record<'emailTo' | 'cc' | 'bcc' | 'replyTo', unknown>>
type Form = {
  id: number
  fields?: FormField[] | null
  emails?: Mail[] | null
  redirect?: { type?: unknown; url?: unknown } | null
}

const checkedMails = ['emailTo', 'cc', 'bcc', 'replyTo'] as const

/**
 * Rejects a form that could never mail what it says, or that has two fields of one name: an editor learns of it
 * here, and of a mail that is dropped only in the log.
 */
export const checkForm: CollectionBeforeValidateHook<Form> = ({ data, originalDoc, req }) => {
  const fields = data?.fields ?? originalDoc?.fields ?? []
  const refuse = (path: string, text: keyof typeof texts): never => {
    const message = inLanguage(texts[text], req.i18n.language).replace('{trap}', trapField)
    throw new ValidationError({ collection: 'forms', errors: [{ message, path }], req }, req.t)
  }
  const names = fields.flatMap(({ name }) => name ?? [])
  const wrong = names.findIndex((name, index) => name === trapField || names.indexOf(name) < index)
  if (wrong >= 0) refuse(`fields.${wrong}.name`, 'name')
  const addressFields = new Set(fields.flatMap(({ blockType, name }) => (blockType === 'email' && name ? name : [])))
  for (const [index, mail] of (data?.emails ?? []).entries()) {
    for (const name of checkedMails) {
      const given = mail[name]
      if (given === null || given === undefined || given === '') continue
      const field = typeof given === 'string' ? placeholderOf(given) : null
      const fits = typeof given === 'string' && (field === null ? addressOf(given) !== null : addressFields.has(field))
      if (!fits) refuse(`emails.${index}.${name}`, 'recipient')
    }
  }
  const { type, url } = data?.redirect ?? {}
  if (type === 'custom' && url && safePath(url) === null) refuse('redirect.url', 'ownPath')
  return data
}
