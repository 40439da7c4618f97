import { ValidationError, type Field, type FieldHook, type Plugin } from 'payload'
import { inLanguage, label } from '../labels'
import { nested } from './row-labels'
import { isRecord } from '@/core/is-record'

const malformed = label(
  'This text is not as the editor writes it.',
  'Este texto no es como lo escribe el editor.',
  'Este texto não é como o editor escreve.',
)

/** Levels of a text; the form of a document is no deeper. */
const deepest = 60

function isNode(node: unknown, level: number): boolean {
  if (!isRecord(node) || typeof node.type !== 'string' || node.type === '' || level > deepest) return false
  if (node.type === 'text' && typeof node.text !== 'string') return false
  if (node.children === undefined) return true
  return Array.isArray(node.children) && node.children.every((child) => isNode(child, level + 1))
}

/** Whether a value is nothing, or a tree of nodes as the editor stores it (T-1M). */
export const isRichText = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (isRecord(value) &&
    isRecord(value.root) &&
    value.root.type === 'root' &&
    Array.isArray(value.root.children) &&
    isNode(value.root, 0))

/** Rejects with a message what would be stored and then break a page, or fail in the editor's own hooks. */
const refuse: FieldHook = ({ value, req, path }) => {
  const given: unknown = value
  if (isRichText(given)) return given
  throw new ValidationError(
    { errors: [{ message: inLanguage(malformed, req.i18n.language), path: path.join('.') }] },
    req.t,
  )
}

function guard(fields: Field[]): void {
  for (const field of fields) {
    if (field.type === 'richText')
      field.hooks = { ...field.hooks, beforeValidate: [refuse, ...(field.hooks?.beforeValidate ?? [])] }
    guard(nested(field))
  }
}

/** Every rich text of the CMS is checked before anything reads it. */
export const richTextGuardPlugin: Plugin = (config) => {
  for (const { fields } of [...(config.collections ?? []), ...(config.globals ?? []), ...(config.blocks ?? [])])
    guard(fields)
  return config
}
