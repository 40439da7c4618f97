import { languageTags, type Locale } from '@/core/locales'
import { escapeMarkup } from '@/core/markup'

type Letter = {
  readonly locale: Locale
  readonly site: string
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** The call to action, after the first paragraph. */
  readonly action?: { readonly label: string; readonly url: string }
}

/** The HTML document of a mail around `body`, which is markup already. */
export const mailDocument = ({
  locale,
  subject,
  body,
}: Pick<Letter, 'locale' | 'subject'> & { body: string }): string =>
  `<!doctype html><html lang="${languageTags[locale]}"><head><meta charset="utf-8"><title>${escapeMarkup(subject)}</title></head><body style="margin:0;padding:24px;background:#faf7f1;color:#1c1a17;font:16px/1.6 system-ui,sans-serif"><div style="max-width:520px;margin:0 auto">${body}</div></body></html>`

/** A mail as text and as HTML, with the action as a plain link or a button. Every string is escaped. */
export function letter({ locale, site, subject, paragraphs, action }: Letter): { text: string; html: string } {
  const [first = '', ...rest] = paragraphs
  const text = [first, ...(action ? [`${action.label}:\n${action.url}`] : []), ...rest, `— ${site}`].join('\n\n')
  const p = (words: string): string => `<p style="margin:0 0 16px">${escapeMarkup(words)}</p>`
  const button = action
    ? `<p style="margin:0 0 16px"><a href="${escapeMarkup(action.url)}" style="display:inline-block;padding:12px 24px;border-radius:999px;background:#3f6b4b;color:#ffffff;font-weight:600;text-decoration:none">${escapeMarkup(action.label)}</a></p>`
    : ''
  const head = `<p style="margin:0 0 24px;font:600 20px Georgia,serif">${escapeMarkup(site)}</p>`
  const html = mailDocument({ locale, subject, body: `${head}${p(first)}${button}${rest.map(p).join('')}` })
  return { text, html }
}
