import { agreeing, counted, joining, noAmount, oneInWords, partsInWords } from './units.data'
import type { Locale } from '@/core/locales'

const signs = ['½', '¼', '¾'] as const

const patternsFor = (locale: Locale): { readonly behind: RegExp; readonly before: RegExp } => {
  const units = counted[locale].flat().join('|')
  const one = `(?:${oneInWords[locale]})`
  const forms = String.raw`\[[^[\]|]{0,120}\|[^[\]|]{0,120}\]`
  const part = String.raw`\s+(?:${joining[locale]})\s+(?:${partsInWords[locale].map((words) => `(${words})`).join('|')})(?!\p{L})`
  const starts = String.raw`(?<![\p{L}\d.,/])`
  // What follows tells that the part is of the unit: `1 taza y media cebolla` is a cup, and half an onion.
  const ends = String.raw`(?=\s*(?:$|[,;.:()}]|(?:de|of|d[oa]s?)(?!\p{L})))`
  return {
    behind: new RegExp(
      String.raw`${starts}(?:(\d{1,6})(\s*(?:${forms}|\p{L}+))|(${one})(\s+(?:${forms}|${units})))(?!\p{L})(\s+(?:${agreeing})(?!\p{L}))?${part}${ends}`,
      'giu',
    ),
    before: new RegExp(
      String.raw`${starts}(?:\d{1,6}|${one}|one)${part}(?=\s+(?:${forms}|(?:${units})(?!\p{L})))`,
      'giu',
    ),
  }
}

const patterns: Readonly<Record<Locale, ReturnType<typeof patternsFor>>> = {
  en: patternsFor('en'),
  es: patternsFor('es'),
  pt: patternsFor('pt'),
}

const signOf = (parts: readonly unknown[]): string => signs.find((_, at) => parts[at] !== undefined) ?? ''

/** An amount whose part of a whole is said in words, as `1 taza y media`, with the part beside its number: `1½ taza`. */
export const withPartsBesideNumbers = (text: string, locale: Locale): string =>
  text
    .replace(patterns[locale].behind, (all: string, ...found: (string | undefined)[]) => {
      const [digits, named = '', , thing = '', word = '', ...parts] = found
      if (noAmount.test(named.trim())) return all
      return `${digits ?? '1'}${signOf(parts)}${named}${thing}${word}`
    })
    .replace(
      patterns[locale].before,
      (all: string, ...parts: unknown[]) => `${/^\d+/.exec(all)?.[0] ?? '1'}${signOf(parts)}`,
    )
