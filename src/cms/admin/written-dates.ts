import type { Localized } from '@/core/locales'
import { label } from '../labels'

const dayFirst = ['/', '-', '.'].flatMap((sign) =>
  ['dd', 'd'].flatMap((day) => ['MM', 'M'].map((month) => `${day}${sign}${month}${sign}yyyy`)),
)

/**
 * The accepted date formats by language of the admin, the displayed one first. English has no numeric format with
 * slashes, since half of its speakers would take the first number for the month.
 */
export const dayFormats: Localized<string[]> = {
  en: ['d MMM yyyy', 'dd MMM yyyy', 'd MMMM yyyy', 'MMM d, yyyy', 'MMMM d, yyyy', 'yyyy-MM-dd'],
  es: [...dayFirst, 'yyyy-MM-dd'],
  pt: [...dayFirst, 'yyyy-MM-dd'],
}

/** Requires a time, since a day alone has no exact beginning or end. The displayed format has `comma` before it. */
const withTimes = (formats: readonly string[], comma: string): string[] => [
  ...formats.map((format) => `${format}${comma} HH:mm`),
  ...formats.flatMap((format) => [`${format} HH:mm`, `${format} H:mm`, `${format}, H:mm`, `${format}, HH:mm`]),
]

export const momentFormats: Localized<string[]> = {
  en: withTimes(dayFormats.en, ','),
  es: withTimes(dayFormats.es, ''),
  pt: withTimes(dayFormats.pt, ''),
}

/** The message for an input that cannot be parsed as a date. */
export const unreadDay = label(
  '“{text}” cannot be read as a date, and nothing was changed. Write 27 Nov 2026 or 2026-11-27.',
  '«{text}» no se puede leer como fecha y no se ha cambiado nada. Escriba 27/11/2026 o 2026-11-27.',
  '“{text}” não pode ser lido como data, e nada foi alterado. Escreva 27/11/2026 ou 2026-11-27.',
)

export const unreadMoment = label(
  '“{text}” cannot be read as a date and time, and nothing was changed. Write 27 Nov 2026, 18:00.',
  '«{text}» no se puede leer como fecha y hora y no se ha cambiado nada. Escriba 27/11/2026 18:00.',
  '“{text}” não pode ser lido como data e hora, e nada foi alterado. Escreva 27/11/2026 18:00.',
)
