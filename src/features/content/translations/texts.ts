import type { FlattenedBlock, FlattenedField, LabelFunction, StaticLabel } from 'payload'
import { isRecord } from '@/core/is-record'
import { defaultLocale, locales, type Locale } from '@/core/locales'

type Label = LabelFunction | StaticLabel | string | false | undefined

/** A text of a document in all locales, with its path. */
type LocalizedText = {
  /** Such as `layout.abc123.title`, with the ids of rows, which stay when rows are moved. */
  readonly path: string
  /** The labels of the groups and lists around its field, then its own. */
  readonly labels: readonly Label[]
  readonly texts: Readonly<Partial<Record<Locale, string>>>
}

/** The plain text of a rich text node. */
function wordsOf(node: unknown): string {
  if (!isRecord(node)) return ''
  if (typeof node.text === 'string') return node.text
  if (!Array.isArray(node.children)) return ''
  const block = node.type === 'paragraph' || node.type === 'heading' || node.type === 'listitem'
  return node.children.map(wordsOf).join('') + (block ? '\n' : '')
}

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value.trim()
  return isRecord(value) && 'root' in value ? wordsOf(value.root).trim() : ''
}

const translated = ['text', 'textarea', 'richText'] as const

type Blocks = Readonly<Record<string, Pick<FlattenedBlock, 'flattenedFields' | 'labels'> | undefined>>

/** The localized texts of a document that are filled in in any locale; `doc` is read with `locale: 'all'`. */
export function localizedTexts(fields: readonly FlattenedField[], doc: unknown, blocks: Blocks): LocalizedText[] {
  const walk = (under: readonly FlattenedField[], tree: unknown, path: string, labels: readonly Label[]) =>
    isRecord(tree) ? under.flatMap((field) => one(field, tree[field.name], [path, field.name], labels)) : []

  function one(field: FlattenedField, value: unknown, at: string[], around: readonly Label[]): LocalizedText[] {
    const path = at.filter(Boolean).join('.')
    const labels = [...around, 'label' in field ? field.label : undefined]
    // Read-only fields are written by the server, and need no translation.
    if ('admin' in field && field.admin && 'readOnly' in field.admin && field.admin.readOnly) return []
    if (translated.some((type) => type === field.type)) {
      if (!('localized' in field) || !field.localized || !isRecord(value)) return []
      const texts = Object.fromEntries(
        locales.flatMap((locale) => {
          const text = textOf(value[locale])
          return text === '' ? [] : [[locale, text]]
        }),
      )
      return Object.keys(texts).length > 0 ? [{ path, labels, texts }] : []
    }
    if (field.type === 'group' || field.type === 'tab') return walk(field.flattenedFields, value, path, labels)
    if (field.type === 'array' && 'localized' in field && field.localized) return listOf(field, value, path, labels)
    if (!Array.isArray(value)) return []
    return value.flatMap((row: unknown, index) => {
      if (!isRecord(row)) return []
      const below = `${path}.${typeof row.id === 'string' ? row.id : index}`
      if (field.type === 'array') return walk(field.flattenedFields, row, below, labels)
      if (field.type !== 'blocks' || typeof row.blockType !== 'string') return []
      // Blocks that a field defines itself are not among the shared blocks of the config.
      const block = field.blocks.find(({ slug }) => slug === row.blockType) ?? blocks[row.blockType]
      return block ? walk(block.flattenedFields, row, below, [...labels, block.labels?.singular]) : []
    })
  }

  /** A localized list, whose rows do not correspond between locales: it counts as one text, with a line a row. */
  function listOf(
    field: Extract<FlattenedField, { type: 'array' }>,
    value: unknown,
    path: string,
    labels: readonly Label[],
  ): LocalizedText[] {
    const texts = isRecord(value)
      ? locales.flatMap((locale): [Locale, string][] => {
          const rows = value[locale]
          const lines = Array.isArray(rows) ? rows.map((row) => lineOf(field.flattenedFields, row)).filter(Boolean) : []
          return lines.length > 0 ? [[locale, lines.join('\n')]] : []
        })
      : []
    return texts.length > 0 ? [{ path, labels, texts: Object.fromEntries(texts) }] : []
  }

  return walk(fields, doc, '', [])
}

/** The texts of a row in one line. */
const lineOf = (fields: readonly FlattenedField[], row: unknown): string =>
  isRecord(row)
    ? fields
        .flatMap(({ type, name }) => (translated.some((one) => one === type) ? [textOf(row[name])] : []))
        .filter((text) => text !== '' && text !== row.id)
        .join(' ')
    : ''

export type State = 'missing' | 'behind' | 'fine' | 'unknown'

/** A text with the state of each translation. */
export type TranslatedText = LocalizedText & { readonly states: Readonly<Partial<Record<Locale, State>>> }

/**
 * The states of a document's translations: `missing` where the English text has none, `behind` where the English text
 * was changed after it, `unknown` where no versions tell which was changed last.
 * @param versions the texts of its versions, oldest first; the last are the current ones
 * @param areKept whether its collection keeps versions
 */
export function translationStates(versions: readonly (readonly LocalizedText[])[], areKept = true): TranslatedText[] {
  /** By path: in which version each language was last changed. */
  const changed = new Map<string, Partial<Record<Locale, number>>>()
  const before = new Map<string, LocalizedText['texts']>()
  versions.forEach((texts, index) => {
    for (const { path, texts: now } of texts) {
      const last = changed.get(path) ?? {}
      for (const locale of locales) if (before.get(path)?.[locale] !== now[locale]) last[locale] = index
      changed.set(path, last)
      before.set(path, now)
    }
  })
  return (versions.at(-1) ?? []).map((text) => {
    const last = changed.get(text.path) ?? {}
    const original = text.texts[defaultLocale]
    const states = locales.flatMap((locale): [Locale, State][] => {
      if (locale === defaultLocale || original === undefined) return []
      if (text.texts[locale] === undefined) return [[locale, 'missing']]
      if (!areKept) return [[locale, 'unknown']]
      return [[locale, (last[defaultLocale] ?? 0) > (last[locale] ?? 0) ? 'behind' : 'fine']]
    })
    return { ...text, states: Object.fromEntries(states) }
  })
}

/** How many texts of a language are in a state. */
export const countOf = (texts: readonly TranslatedText[], locale: Locale, state: State): number =>
  texts.filter(({ states }) => states[locale] === state).length
