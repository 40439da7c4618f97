import type { BeforeEmail, FormattedEmail } from '@payloadcms/plugin-form-builder/types'
import type {
  CollectionAfterReadHook,
  CollectionBeforeChangeHook,
  CollectionBeforeValidateHook,
  CollectionConfig,
  RequestContext,
} from 'payload'
import { ValidationError } from 'payload'
import { inLanguage, label } from '@/cms/labels'
import { queueMail } from '@/cms/mail/queue'
import { mailDocument } from '@/cms/mail/template'
import { cut } from '@/core/cut'
import { env } from '@/core/env'
import { fill } from '@/core/fill'
import { onOneLine } from '@/core/forbidden-characters'
import { isRecord } from '@/core/is-record'
import { limits } from '@/core/limits'
import { defaultLocale, isLocale } from '@/core/locales'
import { safePath } from '@/core/safe-path'
import { placeholder, withAddresses } from './mail-links'
import { listMark, labelledValues, valueMark, withValues, type SaidRow } from './mail-values'
import { trapField } from './model'
import { addressOf, placeholderOf, withTidyOptions, type FormField } from './values'

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** The plugin escapes submitted values as HTML in every part of a mail, but headers are plain text. */
const unescaped = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '')

const recipients = ['to', 'cc', 'bcc', 'replyTo'] as const

/**
 * A mail as it may leave: from the site itself, with one address for each kind of recipient; otherwise null. A
 * visitor's input may stand in any part of it, so that without this check a form could mail anybody they name (T-1H).
 */
export function sendable(mail: FormattedEmail): FormattedEmail | null {
  const addresses: Partial<Record<(typeof recipients)[number], string>> = {}
  for (const recipient of recipients) {
    const given = mail[recipient]
    if (!given) continue
    const address = addressOf(unescaped(given))
    if (address === null) return null
    addresses[recipient] = address
  }
  const { to, replyTo, cc, bcc } = addresses
  if (!to) return null
  return {
    html: mail.html,
    subject: cut(onOneLine(unescaped(mail.subject || '')), 200),
    from: env.mailFrom,
    to,
    // Without one, replies go to the sender.
    replyTo: replyTo ?? env.mailFrom,
    ...(cc ? { cc } : {}),
    ...(bcc ? { bcc } : {}),
  }
}

/** A link as its text, followed by its address in parentheses where the text is another. */
function plainLink(whole: string, address: string, text: string): string {
  const said = text.replace(/<[^>]*>/g, '').trim()
  return said === address.replace(/^(https?:\/\/|mailto:|tel:)/, '') || said === address ? text : `${text} (${address})`
}

/** The plain text of a mail, for programs that show no HTML: each row of a table is a line. */
export const plainText = (html: string): string =>
  unescaped(
    html
      .replace(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/gis, plainLink)
      .replace(/<\/t[dh]>\s*<t[dh]\b[^>]*>/gi, ': ')
      .replace(/<br\s*\/?>|<table\b[^>]*>|<\/(?:p|h\d|li|div|blockquote|tr)>/gi, '\n')
      .replace(/<[^>]*>/g, ''),
  )
    .replace(/\n{3,}/g, '\n\n')
    .trim()

declare module 'payload' {
  interface RequestContext {
    /** The fields that were sent, as the form's mails show them. */
    said?: readonly SaidRow[]
  }
}

/** Turns line breaks of a visitor's input into `<br />`; those within a tag, such as in an address, stay. */
const withLineBreaks = (html: string): string =>
  html.replace(/<[^>]*>|\r?\n/g, (part) => (part.startsWith('<') ? part : '<br />'))

/** Replaces the plugin's paragraphs by blocks, since a paragraph may not hold a table. */
const withBlocks = (html: string): string =>
  html.replaceAll('<p>', '<div style="margin:0 0 16px">').replaceAll('</p>', '</div>')

type Say = (name: string) => string | undefined

/** Replaces a message that an editor left empty, for which the plugin would write `undefined`. */
const noMessage = { root: { children: [] } }

/** Replaces the placeholders in a string, or in all strings within a value, by what `say` returns for their names. */
function withPlaceholders(part: unknown, say: Say): unknown {
  if (typeof part === 'string') return part.replace(placeholder, (whole, name: string) => say(name) ?? whole)
  if (Array.isArray(part)) return part.map((each: unknown) => withPlaceholders(each, say))
  if (!isRecord(part)) return part
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, withPlaceholders(value, say)]))
}

/** Types of fields whose stored value is not what the visitor read or typed. */
const translated: ReadonlySet<string> = new Set(['checkbox', 'select', 'country', 'state', 'number'])

/**
 * Fills a form's mails for a submission, before the plugin does: empty fields become empty, where it writes their
 * names, and options, numbers and lists of all fields are written as the visitor saw them, in list items, too, which it
 * skips. `emailTo` stays: the plugin would send a mail without one to a default address.
 */
export const fillMailPlaceholders: CollectionAfterReadHook = ({
  doc,
  context,
}: {
  doc: Form
  context: RequestContext
}) => {
  const { submitted } = context
  if (!submitted || !doc.emails) return doc
  const { rows, left, locale, mark } = submitted
  const fields = doc.fields ?? []
  const said = labelledValues(fields, rows, locale)
  context.said = said
  const others = new Set(fields.flatMap(({ blockType, name }) => (name && translated.has(blockType) ? name : [])))
  const say: Say = (name) => {
    if (left.includes(name)) return ''
    if (others.has(name)) return said.find((row) => row.name === name)?.value
    return listMark(name, mark)
  }
  const stored: Say = (name) => (left.includes(name) ? '' : rows.find(({ field }) => field === name)?.value)
  const emails = doc.emails.map((mail) => {
    const filled = withPlaceholders(mail, say)
    const addressed = withAddresses(mail.message ?? noMessage, stored, locale)
    const message = withPlaceholders(addressed, (name) => say(name) ?? valueMark(name, said, mark))
    return isRecord(filled) ? { ...filled, emailTo: mail.emailTo, message } : mail
  })
  return { ...doc, emails }
}

/** Stands for the id of a submission in mails that are made before it is stored. */
const idMark = (mark: string): string => `${mark}-id`

/**
 * Has the mails queued by the write that stores their submission: it is kept whatever the mail server does, and the
 * visitor does not wait for that. Returns no mails, so that the plugin itself sends none.
 */
export const queueSendable: BeforeEmail = (mails, { req }) => {
  const { submitted, said = [] } = req.context
  const filled = (part: string, isHtml: boolean): string =>
    submitted ? withValues(part, said, submitted.mark, isHtml) : part
  const left = mails.flatMap(
    (mail) =>
      sendable({
        ...mail,
        html: withLineBreaks(filled(mail.html, true)),
        subject: filled(mail.subject || '', false),
      }) ?? [],
  )
  if (left.length < mails.length) {
    req.payload.logger.warn({ msg: `${mails.length - left.length} mails of a form had no single address; not sent.` })
  }
  const locale = isLocale(req.locale) ? req.locale : defaultLocale
  const made = left.map(({ from: _, html, ...mail }) => ({
    ...mail,
    text: plainText(html),
    html: mailDocument({ locale, subject: mail.subject, body: withBlocks(html) }),
    locale,
  }))
  const write = async (id: number): Promise<void> => {
    const withId = (part: string): string => (submitted ? part.replaceAll(idMark(submitted.mark), String(id)) : part)
    for (const mail of made)
      await queueMail(req, { ...mail, subject: withId(mail.subject), text: withId(mail.text), html: withId(mail.html) })
  }
  if (made.length > 0) req.context.writtenAlong = { collection: 'form-submissions', write }
  return []
}

/**
 * Runs the plugin's hook that makes the mails before the write instead of after it, so that a killed process leaves
 * both the submission and its mails, or neither.
 */
export function mailsBeforeWrite(submissions: CollectionConfig): CollectionConfig {
  const [makeMails, ...afterChange] = submissions.hooks?.afterChange ?? []
  const before: CollectionBeforeChangeHook = async (args) => {
    const doc = { id: idMark(args.context.submitted?.mark ?? '') }
    await makeMails?.({ ...args, doc, previousDoc: undefined })
    const data: unknown = args.data
    return data
  }
  const beforeChange = [...(submissions.hooks?.beforeChange ?? []), before]
  return { ...submissions, hooks: { ...submissions.hooks, beforeChange, afterChange } }
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
  nameLength: label(
    'The name of a field has at most {n} characters.',
    'El nombre de un campo tiene como máximo {n} caracteres.',
    'O nome de um campo tem no máximo {n} caracteres.',
  ),
  tooMany: label(
    'A form has at most {n} fields that visitors fill in.',
    'Un formulario tiene como máximo {n} campos que se rellenan.',
    'Um formulário tem no máximo {n} campos para preencher.',
  ),
  noRecipient: label(
    'Say to whom this e-mail goes: a copy alone is not sent.',
    'Indique a quién va este correo: una copia sola no se envía.',
    'Indique para quem vai este e-mail: uma cópia sozinha não é enviada.',
  ),
} as const

type Mail = Partial<Record<'emailTo' | 'cc' | 'bcc' | 'replyTo' | 'message', unknown>>
type Form = {
  id: number
  fields?: FormField[] | null
  emails?: Mail[] | null
  redirect?: { type?: unknown; url?: unknown } | null
}

const checkedMails = ['emailTo', 'cc', 'bcc', 'replyTo'] as const

type Fault = { readonly path: string; readonly text: keyof typeof texts; readonly n?: number }

/** What is wrong with the fields of a form: too many of them, or a name that is too long, reserved or used twice. */
function fieldFault(fields: readonly FormField[]): Fault | null {
  const { fields: most, name: longestName } = limits.form
  const names = fields.map(({ name }) => name ?? '')
  const filledIn = names.filter((name) => name !== '')
  if (filledIn.length > most) return { path: 'fields', text: 'tooMany', n: most }
  const tooLong = names.findIndex((name) => name.length > longestName)
  if (tooLong >= 0) return { path: `fields.${tooLong}.name`, text: 'nameLength', n: longestName }
  const wrong = names.findIndex((name, at) => name !== '' && (name === trapField || names.indexOf(name) < at))
  return wrong >= 0 ? { path: `fields.${wrong}.name`, text: 'name' } : null
}

/** Whether a recipient is one address, or the placeholder of one e-mail field. */
function isRecipient(given: unknown, addressFields: ReadonlySet<string>): boolean {
  if (typeof given !== 'string') return false
  const field = placeholderOf(given)
  return field === null ? addressOf(given) !== null : addressFields.has(field)
}

const isEmpty = (given: unknown): boolean => given === null || given === undefined || given === ''

function mailFault(mails: readonly Mail[], fields: readonly FormField[]): Fault | null {
  const addressFields = new Set(fields.flatMap(({ blockType, name }) => (blockType === 'email' && name ? name : [])))
  for (const [index, mail] of mails.entries()) {
    if (isEmpty(mail.emailTo)) return { path: `emails.${index}.emailTo`, text: 'noRecipient' }
    const wrong = checkedMails.find((name) => !isEmpty(mail[name]) && !isRecipient(mail[name], addressFields))
    if (wrong) return { path: `emails.${index}.${wrong}`, text: 'recipient' }
  }
  return null
}

function redirectFault(redirect: Form['redirect']): Fault | null {
  const { type, url } = redirect ?? {}
  return type === 'custom' && url && safePath(url) === null ? { path: 'redirect.url', text: 'ownPath' } : null
}

/**
 * Rejects a form that could never be sent or mailed as it says, or has two fields of one name: an editor would learn of
 * a dropped mail only from the log. It also trims the options of its selects.
 */
export const checkForm: CollectionBeforeValidateHook<Form> = ({ data, originalDoc, req }) => {
  const fields = data?.fields ?? originalDoc?.fields ?? []
  const fault = fieldFault(fields) ?? mailFault(data?.emails ?? [], fields) ?? redirectFault(data?.redirect)
  if (fault) {
    const { path, text, n = 0 } = fault
    const message = fill(inLanguage(texts[text], req.i18n.language), { trap: trapField, n })
    throw new ValidationError({ collection: 'forms', errors: [{ message, path }], req }, req.t)
  }
  return data?.fields ? { ...data, fields: data.fields.map(withTidyOptions) } : data
}
