import type { Block, FieldHook, PayloadRequest, ValidationError } from 'payload'
import { fill } from '@/core/fill'
import { defaultLocale, locales, type Localized } from '@/core/locales'
import { inLanguage, label } from '../labels'
import { fieldError } from '../field-error'
import { isRecord } from '@/core/is-record'
import { inFirstLanguage, type Saved } from './first-language'

const empty = label(
  '{block} is empty: fill it in or take it away before you publish.',
  '{block} está vacío: rellénelo o quítelo antes de publicar.',
  '{block} está vazio: preencha ou retire antes de publicar.',
)

const inText = label('A block in this text', 'Un bloque de este texto', 'Um bloco deste texto')
const numbered = label('Block {n} ({name})', 'El bloque {n} ({name})', 'O bloco {n} ({name})')

/**
 * For a block's `custom`: the fields of which at least one has to be filled before publishing. The path
 * `columns.richText` is filled where one row of the list has it; rows without it do not count.
 */
export const needsOneOf = (...names: readonly string[]): { needsOneOf: readonly string[] } => ({ needsOneOf: names })

const isLocalized = (value: unknown): value is Localized =>
  isRecord(value) && locales.every((locale) => typeof value[locale] === 'string')

/** Whether a rich-text node, or any of its descendants, has visible content. */
function saysSomething(node: unknown): boolean {
  if (!isRecord(node)) return false
  if (typeof node.text === 'string') return node.text.trim() !== ''
  if (node.type === 'upload' || node.type === 'block' || node.type === 'horizontalrule') return true
  return Array.isArray(node.children) && node.children.some(saysSomething)
}

/** Whether a field holds something that can be shown. */
export const isFilled = (value: unknown): boolean => {
  if (value === null || value === undefined) return false
  if (typeof value === 'string') return value.trim() !== ''
  if (Array.isArray(value)) return value.length > 0
  return isRecord(value) && 'root' in value ? saysSomething(value.root) : true
}

/** Whether the field at a path is filled, in at least one row of the lists on the way. */
function isFilledAt(value: unknown, [name, ...below]: readonly string[]): boolean {
  if (name === undefined) return isFilled(value)
  if (Array.isArray(value)) return value.some((row) => isFilledAt(row, [name, ...below]))
  return isRecord(value) && isFilledAt(value[name], below)
}

type Blocks = Readonly<Record<string, Pick<Block, 'custom' | 'labels'>>>

/** Whether a stored block has none of the fields that it needs; a block that needs none is never empty. */
export function isEmptyBlock(block: unknown, blocks: Blocks): boolean {
  if (!isRecord(block) || typeof block.blockType !== 'string' || !Object.hasOwn(blocks, block.blockType)) return false
  const { needsOneOf: needs, when }: { needsOneOf?: unknown; when?: unknown } = blocks[block.blockType]?.custom ?? {}
  // A list that is not chosen by hand fills itself.
  if (isRecord(when) && Object.entries(when).some(([name, value]) => block[name] !== value)) return false
  return Array.isArray(needs) && !needs.some((path) => isFilledAt(block, String(path).split('.')))
}

/** The deepest level of a document that is searched. */
const deepest = 100

/** Whether a rich text, or any inside a block, contains an empty block. */
export function holdsEmptyBlock(value: unknown, blocks: Blocks, level = 0): boolean {
  if (level > deepest) return false
  if (Array.isArray(value)) return value.some((one) => holdsEmptyBlock(one, blocks, level + 1))
  if (!isRecord(value)) return false
  if (value.type === 'block' && isEmptyBlock(value.fields, blocks)) return true
  return Object.values(value).some((one) => holdsEmptyBlock(one, blocks, level + 1))
}

const refusal = (path: string, block: string, req: PayloadRequest): ValidationError =>
  fieldError(req, path, fill(inLanguage(empty, req.i18n.language), { block }))

/** The name of a list's block as an editor sees it: its position and kind. */
export function nameOfBlock(rows: readonly unknown[], at: number, blocks: Blocks, language: string): string {
  const row = rows[at]
  const kind = isRecord(row) && typeof row.blockType === 'string' ? row.blockType : ''
  const named: unknown = Object.hasOwn(blocks, kind) ? blocks[kind]?.labels?.singular : undefined
  const name = isLocalized(named) ? inLanguage(named, language) : kind
  return fill(inLanguage(numbered, language), { n: at + 1, name })
}

/** Rejects publishing a rich text that contains an empty block (RTX-01). */
export const rejectEmptyInside: FieldHook<Stored> = ({ value, data, req, path }) => {
  if (data?._status === 'published' && holdsEmptyBlock(value, req.payload.blocks))
    throw refusal(path.join('.'), inLanguage(inText, req.i18n.language), req)
  return value as unknown
}

type Stored = { id: number; _status?: string | null }

/** The ids of the blocks that are filled in the document's first locale. */
async function filledInEnglish(saved: Saved, name: string, known: Blocks): Promise<Set<unknown>> {
  const doc = await inFirstLanguage(saved)
  const rows = isRecord(doc) ? doc[name] : null
  return new Set(
    Array.isArray(rows) ? rows.flatMap((row) => (isRecord(row) && !isEmptyBlock(row, known) ? [row.id] : [])) : [],
  )
}

/**
 * Rejects publishing a page with an empty block; a draft may have one. A string missing in another locale falls back to
 * the first, so there a block is empty only if it is empty in both.
 */
export const rejectEmptyBlocks: FieldHook<Stored> = async ({ value, data, req, path, collection, originalDoc }) => {
  if (data?._status !== 'published' || !Array.isArray(value)) return value as unknown
  const given: readonly unknown[] = value
  const known: Blocks = req.payload.blocks
  const holding = given.findIndex((block) => holdsEmptyBlock(block, known))
  const reject = (at: number): never => {
    const block = nameOfBlock(given, at, known, req.i18n.language)
    throw refusal([...path, at, 'blockType'].join('.'), block, req)
  }
  if (holding >= 0) return reject(holding)
  const found = given.flatMap((block, at) => (isEmptyBlock(block, known) ? [at] : []))
  if (found.length === 0) return given
  const saved =
    originalDoc?.id !== undefined && collection ? { collection: collection.slug, id: originalDoc.id, req } : null
  const filled =
    req.locale === defaultLocale || !saved
      ? new Set<unknown>()
      : await filledInEnglish(saved, String(path.at(-1)), known)
  const at = found.find((index) => {
    const block = given[index]
    return !isRecord(block) || !filled.has(block.id)
  })
  return at === undefined ? given : reject(at)
}
