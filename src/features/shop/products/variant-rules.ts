import type { ArrayFieldValidation } from 'payload'
import { validations } from 'payload/shared'
import { isRecord, recordsIn } from '@/core/is-record'
import type { Localized } from '@/core/locales'
import { inLanguage, label } from '@/cms/labels'
import { fill } from '@/core/fill'

const texts = {
  choice: label(
    'There is no choice “{name}”. Write its identifier as it stands under Choices.',
    'No existe la elección «{name}». Escriba su identificador tal como figura en Elecciones.',
    'Não existe a escolha “{name}”. Escreva o identificador como está em Escolhas.',
  ),
  option: label(
    'The choice “{choice}” has no option “{name}”. Write its identifier as it stands there.',
    'La elección «{choice}» no tiene la opción «{name}». Escriba su identificador tal como figura allí.',
    'A escolha “{choice}” não tem a opção “{name}”. Escreva o identificador como está lá.',
  ),
  none: label(
    'Say which options make this variant.',
    'Indique qué opciones forman esta variante.',
    'Informe quais opções formam esta variante.',
  ),
  missing: label(
    'The variant has no option of the choice “{name}”. Each variant needs one of every choice.',
    'La variante no tiene opción de la elección «{name}». Cada variante necesita una de cada elección.',
    'A variante não tem opção da escolha “{name}”. Cada variante precisa de uma de cada escolha.',
  ),
  reserved: label(
    '“{name}” is taken: addresses name a variant by it. Choose another identifier.',
    '«{name}» está reservado: las direcciones nombran con él una variante. Elija otro identificador.',
    '“{name}” é reservado: os endereços indicam com ele uma variante. Escolha outro identificador.',
  ),
  twice: label('“{name}” stands here twice.', '«{name}» figura aquí dos veces.', '“{name}” aparece aqui duas vezes.'),
  same: label(
    'Variants {a} and {b} have the same options. Each combination stands once.',
    'Las variantes {a} y {b} tienen las mismas opciones. Cada combinación figura una sola vez.',
    'As variantes {a} e {b} têm as mesmas opções. Cada combinação aparece uma só vez.',
  ),
} as const

/** The options of a validation that the rules read: the document as it would be stored, and the admin's language. */
type Options = {
  readonly data?: unknown
  readonly siblingData?: unknown
  readonly event?: string
  readonly req: { readonly i18n: { readonly language: string } }
}

const say = (text: Localized, { req }: Options, values: Readonly<Record<string, string>> = {}): string =>
  fill(inLanguage(text, req.i18n.language), values)

const at = (record: unknown, name: string): unknown => (isRecord(record) ? record[name] : undefined)

/** Whether the rules apply: a draft may be incomplete, and nothing is marked while a form is filled in (`onChange`). */
const isPublished = ({ data, event }: Options): boolean => event !== 'onChange' && at(data, '_status') === 'published'

/** The options of a variant as a string to compare, independent of their order. */
export const combinationOf = (options: unknown): string =>
  JSON.stringify(
    recordsIn(options)
      .map(({ key, option }) => [String(key), String(option)])
      .toSorted(([a = ''], [b = '']) => (a < b ? -1 : a > b ? 1 : 0)),
  )

/** The indexes of the first duplicate: its first occurrence and its second; null where all values differ. */
function firstTwice(values: readonly unknown[]): readonly [number, number] | null {
  const second = values.findIndex((value, index) => values.indexOf(value) < index)
  return second < 0 ? null : [values.indexOf(values[second]), second]
}

const choicesIn = (data: unknown): Record<string, unknown>[] => recordsIn(at(at(data, 'variants'), 'keys'))

const choiceOf = (data: unknown, identifier: unknown): Record<string, unknown> | undefined =>
  choicesIn(data).find((choice) => choice.identifier === identifier)

/** Validates that the identifier of a choice is not `variant`, which URLs use as a query parameter (NAV-07). */
export const isFreeName = (value: unknown, options: Options): string | true =>
  value === 'variant' ? say(texts.reserved, options, { name: value }) : true

/** Validates that a variant names a choice of its product. */
export const isKnownChoice = (value: unknown, options: Options): string | true =>
  !isPublished(options) || choiceOf(options.data, value) ? true : say(texts.choice, options, { name: String(value) })

/** Validates that a variant names an option of its choice; for an unknown choice `isKnownChoice` alone reports it. */
export function isKnownOption(value: unknown, options: Options): string | true {
  const choice = isPublished(options) ? choiceOf(options.data, at(options.siblingData, 'key')) : undefined
  if (!choice || recordsIn(choice.options).some(({ identifier }) => identifier === value)) return true
  return say(texts.option, options, { choice: String(choice.identifier), name: String(value) })
}

/** A validation of an array: a rule of ours where the document is published, then Payload's own. */
const listed =
  (faultOf: (rows: readonly Record<string, unknown>[], options: Options) => string | null): ArrayFieldValidation =>
  (value, options) => {
    const fault = isPublished(options) ? faultOf(recordsIn(value), options) : null
    return fault ?? validations.array(value, options)
  }

const onceBy = (name: string) => (rows: readonly Record<string, unknown>[], options: Options) => {
  const names = rows.map((row) => row[name])
  const [first] = firstTwice(names) ?? []
  return first === undefined ? null : say(texts.twice, options, { name: String(names[first]) })
}

/** Validates the choices of a product, and the options of a choice: identifiers are unique. */
export const eachIdentifierOnce = listed(onceBy('identifier'))

/** Validates the options of a variant: exactly one of each choice, since a page narrows variants choice by choice. */
export const eachChoiceOnce = listed((rows, options) => {
  if (rows.length === 0) return say(texts.none, options)
  const missing = choicesIn(options.data).find(({ identifier }) => rows.every(({ key }) => key !== identifier))
  return (
    onceBy('key')(rows, options) ?? (missing ? say(texts.missing, options, { name: String(missing.identifier) }) : null)
  )
})

/** Validates the variants of a product: combinations are unique, since a visitor could only choose the first of two. */
export const eachCombinationOnce = listed((rows, options) => {
  const twins = firstTwice(rows.map((row) => combinationOf(row.options)))
  return twins && say(texts.same, options, { a: String(twins[0] + 1), b: String(twins[1] + 1) })
})
