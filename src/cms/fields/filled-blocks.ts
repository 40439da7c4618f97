import { ValidationError, type Block, type FieldHook } from 'payload'
import { defaultLocale } from '@/core/locales'
import { inLanguage, label } from '../labels'

const empty = label(
  'This block is empty: fill it in or take it away before you publish.',
  'Este bloque está vacío: rellénelo o quítelo antes de publicar.',
  'Este bloco está vazio: preencha ou retire antes de publicar.',
)

/** For a block's `custom`: the fields of which one at least has to be filled before it is published. */
export const needsOneOf = (...names: readonly string[]): { needsOneOf: readonly string[] } => ({ needsOneOf: names })

type Tree = Readonly<Record<string, unknown>>

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a node of a text, or anything in it, says or shows something. */
function saysSomething(node: unknown): boolean {
  if (!isTree(node)) return false
  if (typeof node.text === 'string') return node.text.trim() !== ''
  if (node.type === 'upload' || node.type === 'block' || node.type === 'horizontalrule') return true
  return Array.isArray(node.children) && node.children.some(saysSomething)
}

const isFilled = (value: unknown): boolean => {
  if (value === null || value === undefined || value === '') return false
  if (Array.isArray(value)) return value.length > 0
  return isTree(value) && 'root' in value ? saysSomething(value.root) : true
}

/** Whether a stored block has nothing of what it needs; a block that needs nothing is never empty. */
export function isEmptyBlock(block: unknown, blocks: Readonly<Record<string, Pick<Block, 'custom'>>>): boolean {
  if (!isTree(block) || typeof block.blockType !== 'string' || !Object.hasOwn(blocks, block.blockType)) return false
  const needs: unknown = blocks[block.blockType]?.custom?.needsOneOf
  return Array.isArray(needs) && !needs.some((name) => isFilled(block[String(name)]))
}

type Stored = { id: number; _status?: string | null }

/** A page with an empty block is saved as a draft, and not published. Other languages may still lack their texts. */
export const refuseEmptyBlocks: FieldHook<Stored> = ({ value, data, req, path }) => {
  const given: unknown = value
  if (data?._status !== 'published' || !Array.isArray(given) || req.locale !== defaultLocale) return given
  const known: Record<string, Pick<Block, 'custom'>> = req.payload.blocks
  const at = given.findIndex((block) => isEmptyBlock(block, known))
  if (at < 0) return value as unknown
  const message = inLanguage(empty, req.i18n.language)
  throw new ValidationError({ errors: [{ message, path: [...path, at, 'blockType'].join('.') }] }, req.t)
}
