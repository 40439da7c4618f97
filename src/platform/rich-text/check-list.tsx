import type { JSXConverter } from '@payloadcms/richtext-lexical/react'
import type { SerializedListItemNode } from '@payloadcms/richtext-lexical'
import { SquareCheckBig, Square } from 'lucide-react'
import type { Locale } from '@/core/locales'
import { translatorOf } from '../i18n/translator'

/**
 * An item of a list. What its editor ticked in a check list is a picture with a name: Payload's own converter makes
 * boxes that a visitor may tick, and that forget it.
 */
export const listItem =
  (locale: Locale): JSXConverter<SerializedListItemNode> =>
  ({ node, nodesToJSX, parent }) => {
    const children = nodesToJSX({ nodes: node.children })
    // An item that only holds a list stands below the one before it.
    if (node.children.some(({ type }) => type === 'list')) return <li className="list-none">{children}</li>
    const isCheck = 'listType' in parent && parent.listType === 'check'
    if (!isCheck) return <li value={node.value}>{children}</li>
    const Box = node.checked ? SquareCheckBig : Square
    return (
      <li>
        <Box size={18} role="img" aria-label={translatorOf(locale)(node.checked ? 'text.checked' : 'text.unchecked')} />
        {children}
      </li>
    )
  }
