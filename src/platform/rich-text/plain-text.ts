import { isRecord } from '@/core/is-record'
import { deepest } from './sound-tree'

function lettersOf(node: unknown, level: number): string {
  if (typeof node === 'string') return node
  if (!isRecord(node) || level > deepest) return ''
  if (node.type === 'linebreak') return ' '
  if ('root' in node) return lettersOf(node.root, level + 1)
  const own = typeof node.text === 'string' ? node.text : ''
  const children: readonly unknown[] = Array.isArray(node.children) ? node.children : []
  const inner = children.map((child) => lettersOf(child, level + 1)).join('')
  const isInline = node.type === 'link' || node.type === 'autolink'
  return children.length > 0 && !isInline ? `${own}${inner} ` : `${own}${inner}`
}

/** The letters of a stored text, whatever its shape, with a blank where a line or a part of it ends. */
export const toPlainText = (value: unknown): string => lettersOf(value, 0).replace(/\s+/g, ' ').trim()
