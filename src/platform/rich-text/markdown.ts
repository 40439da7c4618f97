import type { SerializedLinkNode } from '@payloadcms/richtext-lexical'
import type { Locale } from '@/core/locales'
import type { Media } from '@/payload-types'
import { toPicture } from '../media/picture'
import { absolute } from '../seo/alternates'
import { linkHref } from './rich-text'
import { soundTree } from './sound-tree'

/** A stored node: any field may be missing or wrong, from an editor, an import or an older version. */
type Node = {
  readonly type?: unknown
  readonly text?: unknown
  readonly format?: unknown
  readonly tag?: unknown
  readonly listType?: unknown
  readonly checked?: unknown
  readonly value?: unknown
  readonly start?: unknown
  readonly children?: unknown
}

/** Escapes characters that markdown would read as markup. */
export const escapeMarkdown = (text: string): string =>
  text.replace(/[\\`*_[\]<>|#~]|&(?=#?\w+;)/g, '\\$&').replace(/^(\s*)(\d*)([-+.])(?=\s)/gm, '$1$2\\$3')

/** The format flags of RTX-01 that markdown can express: bold, italic, strikethrough; code is handled apart. */
const signs = [
  [1, '**'],
  [2, '*'],
  [4, '~~'],
] as const

/** Inline code, fenced by more backticks than occur in a row inside it. */
function code(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  return longest > 0 ? `${fence} ${text} ${fence}` : `${fence}${text}${fence}`
}

function formatted(text: string, format: number): string {
  if (!text.trim()) return text
  const [, before = '', inner = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? []
  if ((format & 16) !== 0) return `${before}${code(inner)}${after}`
  const marks = signs.flatMap(([flag, sign]) => ((format & flag) === 0 ? [] : [sign]))
  return `${before}${marks.join('')}${escapeMarkdown(inner)}${marks.toReversed().join('')}${after}`
}

const nodesOf = (value: unknown): Node[] =>
  Array.isArray(value) ? value.filter((node): node is Node => typeof node === 'object' && node !== null) : []

const childrenOf = (node: Node): Node[] => nodesOf(node.children)

/** Escapes an address for a markdown link, where blanks and brackets would end it. */
export const markdownAddress = (address: string): string =>
  address.replace(/[\s<>]/g, (sign) => encodeURIComponent(sign)).replace(/[()]/g, '\\$&')

function link(node: Node, locale: Locale): string {
  const text = inline(node, locale)
  if (!('fields' in node) || typeof node.fields !== 'object' || node.fields === null) return text
  const href = linkHref(node as SerializedLinkNode, locale)
  return href ? `[${text}](${markdownAddress(href.startsWith('/') ? absolute(href) : href)})` : text
}

const inlineOf = (node: Node, locale: Locale): string => {
  if (node.type === 'text') return formatted(typeof node.text === 'string' ? node.text : '', Number(node.format) || 0)
  if (node.type === 'linebreak') return '\\\n'
  if (node.type === 'tab') return ' '
  return node.type === 'link' || node.type === 'autolink' ? link(node, locale) : inline(node, locale)
}

const inline = (node: Node, locale: Locale): string =>
  childrenOf(node)
    .map((child) => inlineOf(child, locale))
    .join('')

const indented = (text: string, width: number): string => text.replace(/\n/g, `\n${' '.repeat(width)}`)

function list(node: Node, locale: Locale): string {
  const first = Number.isSafeInteger(node.start) ? Number(node.start) : 1
  return childrenOf(node)
    .map((item, at) => {
      const sign = node.listType === 'number' ? `${first + at}. ` : '- '
      const box = node.listType === 'check' ? `[${item.checked === true ? 'x' : ' '}] ` : ''
      const parts = childrenOf(item)
      const nested = parts.filter(({ type }) => type === 'list').map((inner) => list(inner, locale))
      const own = parts
        .filter(({ type }) => type !== 'list')
        .map((part) => inlineOf(part, locale))
        .join('')
      // An item that holds only a list is appended to the item before it.
      if (!own) return indented(`   ${nested.join('\n')}`, 3)
      return `${sign}${box}${indented([own, ...nested].join('\n'), sign.length)}`
    })
    .join('\n')
}

function table(node: Node, locale: Locale): string {
  const rows = childrenOf(node).map((row) =>
    childrenOf(row).map((cell) => inline(cell, locale).replace(/\\?\n/g, ' ').trim()),
  )
  const width = Math.max(0, ...rows.map((row) => row.length))
  const line = (cells: readonly string[]): string =>
    `| ${Array.from({ length: width }, (_, at) => cells[at] ?? '').join(' | ')} |`
  const [head, ...body] = rows
  return head ? [line(head), line(Array.from({ length: width }, () => '---')), ...body.map(line)].join('\n') : ''
}

function block(node: Node, locale: Locale, level: number): string {
  switch (node.type) {
    case 'heading': {
      const rank = Math.min(6, Math.max(1, Number(String(node.tag).slice(1)) || 2) + level)
      return `${'#'.repeat(rank)} ${inline(node, locale)}`
    }
    case 'list':
      return list(node, locale)
    case 'quote':
      return `> ${inline(node, locale).replace(/\n/g, '\n> ')}`
    case 'horizontalrule':
      return '---'
    case 'table':
      return table(node, locale)
    case 'upload': {
      const picture = typeof node.value === 'object' ? toPicture(node.value as Media | null) : null
      return picture ? `![${escapeMarkdown(picture.alt)}](${absolute(picture.src)})` : ''
    }
    default:
      return inline(node, locale)
  }
}

/**
 * A rich text as markdown, with the same nodes and the same link checks as on the page.
 * @param level how many levels to lower its headings
 */
export function toMarkdown(value: unknown, locale: Locale, level = 0): string {
  const tree = soundTree(value)
  if (!tree) return ''
  return childrenOf(tree.root)
    .map((node) => block(node, locale, level).trim())
    .filter(Boolean)
    .join('\n\n')
}
