import { ValidationError, type Field, type FieldHook, type Plugin, type RichTextFieldValidation } from 'payload'
import { validations } from 'payload/shared'
import { inLanguage, label } from '../labels'
import { nested } from './row-labels'
import { isRecord } from '@/core/is-record'

const malformed = label(
  'This text is not as the editor writes it.',
  'Este texto no es como lo escribe el editor.',
  'Este texto não é como o editor escreve.',
)

const unfinished = {
  block: label(
    'A block in this text is not complete: fill in what is marked in it, or take it away.',
    'Un bloque de este texto no está completo: rellene lo que está marcado en él o quítelo.',
    'Um bloco deste texto não está completo: preencha o que está marcado nele ou retire-o.',
  ),
  link: label(
    'A link in this text leads nowhere: open it and complete it, or take it away.',
    'Un enlace de este texto no lleva a ninguna parte: ábralo y complételo, o quítelo.',
    'Um link deste texto não leva a lugar nenhum: abra e complete, ou retire.',
  ),
  other: label(
    'Something in this text cannot stay as it is: choose it again, or take it away.',
    'Algo en este texto no puede quedar así: elíjalo de nuevo o quítelo.',
    'Algo neste texto não pode ficar assim: escolha de novo ou retire.',
  ),
} as const

const kinds = new Map<string, keyof typeof unfinished>([
  ['block', 'block'],
  ['link', 'link'],
  ['autolink', 'link'],
])

/** Payload's message for an invalid node of a rich text, in English whatever the editor's language. */
const ofNode = /^(\w+) node failed to validate: /

/** Translates Payload's message for an invalid node into the editor's language; other messages stay as they are. */
export function saidOfText(said: string, language: string): string {
  const [, kind] = ofNode.exec(said) ?? []
  return kind === undefined ? said : inLanguage(unfinished[kinds.get(kind) ?? 'other'], language)
}

const inEditorsLanguage =
  (validate: RichTextFieldValidation = validations.richText): RichTextFieldValidation =>
  async (value, options) => {
    const said = await validate(value, options)
    return typeof said === 'string' ? saidOfText(said, options.req.i18n.language) : said
  }

/** The deepest nesting of a rich text, the same as in a document's form. */
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

/** Rejects a value that would break a page, or make the editor's own hooks fail. */
const reject: FieldHook = ({ value, req, path }) => {
  const given: unknown = value
  if (isRichText(given)) return given
  throw new ValidationError(
    { errors: [{ message: inLanguage(malformed, req.i18n.language), path: path.join('.') }] },
    req.t,
  )
}

function guard(fields: Field[]): void {
  for (const field of fields) {
    if (field.type === 'richText') {
      field.hooks = { ...field.hooks, beforeValidate: [reject, ...(field.hooks?.beforeValidate ?? [])] }
      field.validate = inEditorsLanguage(field.validate)
    }
    guard(nested(field))
  }
}

/** Checks every rich text before any other hook reads it, and translates its validation messages. */
export const richTextGuardPlugin: Plugin = (config) => {
  for (const { fields } of [...(config.collections ?? []), ...(config.globals ?? []), ...(config.blocks ?? [])])
    guard(fields)
  return config
}
