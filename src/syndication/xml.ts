import { escapeMarkup } from '@/core/markup'

/** Characters that XML 1.0 cannot contain. */
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

export const escapeXml = (text: string): string => escapeMarkup(text.replace(unwritable, ''))

type Attributes = Readonly<Record<string, string>>

/** An element; its content is a list of written elements, or one text, which is escaped. */
export function element(name: string, attributes: Attributes, content: readonly string[] | string = []): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
    .join('')
  const inner = typeof content === 'string' ? escapeXml(content) : content.join('')
  return inner ? `<${name}${written}>${inner}</${name}>` : `<${name}${written}/>`
}

export const xmlDocument = (root: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`
