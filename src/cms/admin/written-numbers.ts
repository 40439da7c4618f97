import { label } from '../labels'

type Way = { readonly decimals: '.' | ','; readonly form: RegExp }

const way = (decimals: Way['decimals'], groups: string): Way => ({
  decimals,
  form: new RegExp(`^-?(?:\\d{0,15}|[1-9]\\d{0,2}(?:\\${groups}\\d{3})+)(?:\\${decimals}\\d{0,9})?$`),
})

/** The two ways in which the world writes a number. */
const [withPoint, withComma] = [way('.', ','), way(',', '.')]

const wayOf = (language: string): Way => (language === 'en' ? withPoint : withComma)

function readBy({ decimals, form }: Way, text: string): number[] {
  if (!form.test(text)) return []
  const value = Number(text.replaceAll(decimals === '.' ? ',' : '.', '').replace(decimals, '.'))
  return Number.isNaN(value) ? [] : [value]
}

/**
 * The number that was typed: `12,5` and `12.5` mean the same in every language, and so does `1.250,5`. Null where nothing
 * was; undefined where it is none, or might be another: `1,250` of an English form, whoever fills it in.
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

/** What is said of a number that cannot be read. */
export const unreadNumber = label(
  '“{text}” cannot be read as a number, and nothing was changed. Write 1250 or 12.50.',
  '«{text}» no se puede leer como número y no se ha cambiado nada. Escriba 1250 o 12,50.',
  '“{text}” não pode ser lido como número, e nada foi alterado. Escreva 1250 ou 12,50.',
)
