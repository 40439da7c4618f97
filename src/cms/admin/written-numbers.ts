import { label } from '../labels'

type Way = { readonly decimals: '.' | ','; readonly form: RegExp }

const way = (decimals: Way['decimals'], groups: string): Way => ({
  decimals,
  form: new RegExp(`^-?(?:\\d{0,15}|[1-9]\\d{0,2}(?:\\${groups}\\d{3})+)(?:\\${decimals}\\d{0,9})?$`),
})

/** The two number formats: decimal point or decimal comma. */
const [withPoint, withComma] = [way('.', ','), way(',', '.')]

const wayOf = (language: string): Way => (language === 'en' ? withPoint : withComma)

function readBy({ decimals, form }: Way, text: string): number[] {
  if (!form.test(text)) return []
  const value = Number(text.replaceAll(decimals === '.' ? ',' : '.', '').replace(decimals, '.'))
  return Number.isNaN(value) ? [] : [value]
}

/**
 * Parses a typed number: `12,5` and `12.5` are the same in every language, and so is `1.250,5`. Returns null for no
 * input, undefined for what is no number or ambiguous (`1,250` in an English form).
 */
export function writtenNumber(typed: string, language: string): number | null | undefined {
  const text = typed.normalize('NFKC').trim()
  if (text === '') return null
  const own = wayOf(language)
  const [reading, other = reading] = [withPoint, withComma].flatMap((each) => readBy(each, text))
  if (reading === other) return reading
  return text.includes(own.decimals) ? readBy(own, text)[0] : undefined
}

/** A number as the forms of a language show it. */
export const shownNumber = (value: number, language: string): string =>
  String(value).replace('.', wayOf(language).decimals)

/** The message for an input that cannot be parsed as a number. */
export const unreadNumber = label(
  '“{text}” cannot be read as a number, and nothing was changed. Write 1250 or 12.50.',
  '«{text}» no se puede leer como número y no se ha cambiado nada. Escriba 1250 o 12,50.',
  '“{text}” não pode ser lido como número, e nada foi alterado. Escreva 1250 ou 12,50.',
)
