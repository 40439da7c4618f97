import { isRecord } from '@/core/is-record'
import { isSeen } from '@/core/tidy-text'
import type { RichTextValue } from './rich-text'

type Tree = Readonly<Record<string, unknown>>
type Node = RichTextValue['root']['children'][number]

const isMissing = (value: unknown): boolean => value === null || value === undefined

/** The deepest level of a rich text that is rendered; no text nests lists so deep. */
export const deepest = 60

/** Node types with children, each with a function that repairs its own attributes. */
const parents: Readonly<Record<string, (node: Tree) => Tree | null>> = {
  paragraph: (node) => node,
  quote: (node) => node,
  heading: (node) => (/^h[1-6]$/.test(String(node.tag)) ? node : { ...node, tag: 'h3' }),
  list: (node) => {
    const tag = node.tag === 'ol' || (node.tag !== 'ul' && node.listType === 'number') ? 'ol' : 'ul'
    return { ...node, tag, listType: node.listType === 'check' ? 'check' : tag === 'ol' ? 'number' : 'bullet' }
  },
  listitem: (node) => ({ ...node, value: Number.isInteger(node.value) ? node.value : 1 }),
  link: (node) => (isRecord(node.fields) ? node : { ...node, fields: {} }),
  autolink: (node) => (isRecord(node.fields) ? node : { ...node, fields: {} }),
  table: (node) => node,
  tablerow: (node) => node,
  tablecell: (node) => ({
    ...node,
    ...span(node, 'colSpan'),
    ...span(node, 'rowSpan'),
    backgroundColor: null,
    width: undefined,
  }),
}

const span = (node: Tree, key: 'colSpan' | 'rowSpan'): Tree => {
  const value = node[key]
  return { [key]: typeof value === 'number' && Number.isInteger(value) && value > 0 && value < 100 ? value : 1 }
}

const isPicture = ({ filename, url, alt, updatedAt, sizes }: Tree): boolean =>
  [filename, alt, updatedAt].every((text) => typeof text === 'string') &&
  (typeof url === 'string' || isMissing(url)) &&
  (isMissing(sizes) || (isRecord(sizes) && Object.values(sizes).every((size) => isMissing(size) || isRecord(size))))

const leaves: Readonly<Record<string, (node: Tree) => boolean>> = {
  text: ({ text }) => typeof text === 'string',
  linebreak: () => true,
  tab: () => true,
  horizontalrule: () => true,
  upload: ({ value, relationTo }) => relationTo === 'media' && isRecord(value) && isPicture(value),
  block: ({ fields }) => isRecord(fields) && typeof fields.blockType === 'string',
}

const isRead = (nodes: readonly Node[]): boolean =>
  nodes.some((node) =>
    'text' in node && typeof node.text === 'string'
      ? isSeen(node.text)
      : 'children' in node && isRead(node.children as Node[]),
  )

/** Screen readers would announce an empty heading. */
const isBare = (type: string, children: readonly Node[]): boolean => type === 'heading' && !isRead(children)

function sound(node: unknown, level: number): Node[] {
  if (!isRecord(node) || typeof node.type !== 'string' || level > deepest) return []
  const parent = Object.hasOwn(parents, node.type) ? parents[node.type]?.(node) : null
  if (parent) {
    const children = Array.isArray(node.children) ? node.children.flatMap((child) => sound(child, level + 1)) : []
    return isBare(node.type, children)
      ? []
      : [{ format: '', indent: 0, version: 1, ...parent, children } as unknown as Node]
  }
  const isLeaf = Object.hasOwn(leaves, node.type) && leaves[node.type]?.(node) === true
  return isLeaf ? [{ version: 1, ...node } as Node] : []
}

/**
 * Drops from a stored rich text all nodes that cannot be rendered, so that the result always renders (RTX-01, R-17).
 * Null where nothing is left.
 */
export function soundTree(value: unknown): RichTextValue | null {
  const root = isRecord(value) && isRecord(value.root) ? value.root : null
  if (!root || !Array.isArray(root.children)) return null
  const children = root.children.flatMap((child) => sound(child, 0))
  return children.length > 0 ? { root: { ...root, type: 'root', children } } : null
}
