import type { Localized } from '@/core/locales'
import { label } from '../labels'

const dayFirst = ['/', '-', '.'].flatMap((sign) =>
  ['dd', 'd'].flatMap((day) => ['MM', 'M'].map((month) => `${day}${sign}${month}${sign}yyyy`)),
)

/**
 * How days are written and read in each language of the admin, the form that is shown first. English has no numbers
 * with strokes: half of its readers take the first for the month.
 */
export const dayFormats: Localized<string[]> = {
  en: ['d MMM yyyy', 'dd MMM yyyy', 'd MMMM yyyy', 'MMM d, yyyy', 'MMMM d, yyyy', 'yyyy-MM-dd'],
  es: [...dayFirst, 'yyyy-MM-dd'],
  pt: [...dayFirst, 'yyyy-MM-dd'],
}

/** A moment has a time: of a day alone nobody knows when it begins or ends. It has a comma before it in English, as shown. */
const withTimes = (formats: readonly string[], comma: string): string[] => [
  ...formats.map((format) => `${format}${comma} HH:mm`),
  ...formats.flatMap((format) => [`${format} HH:mm`, `${format} H:mm`, `${format}, H:mm`, `${format}, HH:mm`]),
]

export const momentFormats: Localized<string[]> = {
  en: withTimes(dayFormats.en, ','),
  es: withTimes(dayFormats.es, ''),
  pt: withTimes(dayFormats.pt, ''),
}

/** What is said of a date that cannot be read. */
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
