import { cut } from '@/core/cut'
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

/** The text of a stored rich text, whatever its shape, with a blank at the end of each line and block. */
export const toPlainText = (value: unknown): string => lettersOf(value, 0).replace(/\s+/g, ' ').trim()

const paragraphsOf = (value: unknown): readonly unknown[] =>
  isRecord(value) && isRecord(value.root) && Array.isArray(value.root.children)
    ? value.root.children.filter((node) => isRecord(node) && node.type === 'paragraph')
    : []

/** The most characters that search engines show. */
const opening = 160

/** The first sentence of the first text that has one, cut to what search engines show. */
export function openingOf(texts: readonly unknown[]): string {
  const first = texts.flatMap(paragraphsOf).map(toPlainText).find(Boolean) ?? ''
  const sentence = first.split(/(?<=[.!?…])\s+(?=[\p{Lu}¿¡"“«])/u, 1)[0] ?? ''
  return sentence.length > opening ? `${cut(sentence, opening).replace(/\s+\S*$/, '')}…` : sentence
}
