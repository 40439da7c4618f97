import type { JSXConverters } from '@payloadcms/richtext-lexical/react'
import type { SerializedTableCellNode, SerializedTableNode, SerializedTableRowNode } from '@payloadcms/richtext-lexical'

/** Tables that scroll on their own on small screens, with header cells as <th>. */
export const tableConverters: JSXConverters<SerializedTableCellNode | SerializedTableNode | SerializedTableRowNode> = {
  table: ({ node, nodesToJSX }) => (
    <div className="prose-table" tabIndex={0} role="group">
      <table>
        <tbody>{nodesToJSX({ nodes: node.children })}</tbody>
      </table>
    </div>
  ),
  tablerow: ({ node, nodesToJSX }) => <tr>{nodesToJSX({ nodes: node.children })}</tr>,
  tablecell: ({ node, nodesToJSX }) => {
    const Cell = node.headerState > 0 ? 'th' : 'td'
    return (
      <Cell colSpan={node.colSpan} rowSpan={node.rowSpan}>
        {nodesToJSX({ nodes: node.children })}
      </Cell>
    )
  },
}
