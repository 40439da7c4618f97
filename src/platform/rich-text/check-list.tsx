import type { JSXConverter } from '@payloadcms/richtext-lexical/react'
import type { SerializedListItemNode } from '@payloadcms/richtext-lexical'
import { SquareCheckBig, Square } from 'lucide-react'
import type { Locale } from '@/core/locales'
import { translatorOf } from '../i18n/translator'

/**
 * A list item. A tick in a check list is an icon with a label: Payload's own converter renders checkboxes that a
 * visitor could change without effect.
 */
export const listItem =
  (locale: Locale): JSXConverter<SerializedListItemNode> =>
  ({ node, nodesToJSX, parent }) => {
    const children = nodesToJSX({ nodes: node.children })
    // An item that holds only a nested list has no marker of its own.
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
