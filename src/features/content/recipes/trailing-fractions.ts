import { agreeing, counted, joining, unscaledUnits, oneInWords, partsInWords, weights } from './units.data'
import { locales, type Locale } from '@/core/locales'
import { recordOf } from '@/core/record-of'

const signs = ['½', '¼', '¾'] as const

/** The same fractions in digits, or as a sign. */
const figures = ['1/2|½', '1/4|¼', '3/4|¾'] as const

/** The words that name the kind of a spoon: `2 colheres de sopa e meia`. */
const kinds = 'de (?:sopa|sobremesa|chá|café|postre|té)'

type Patterns = { readonly behind: readonly RegExp[]; readonly before: RegExp }

const patternsFor = (locale: Locale): Patterns => {
  const units = counted[locale].flat().join('|')
  const one = `(?:${oneInWords[locale]})`
  const forms = String.raw`\[[^[\]|]{0,120}\|[^[\]|]{0,120}\]`
  const words = partsInWords[locale].map((part, at) => `(${part}|${figures[at]})`).join('|')
  const part = String.raw`\s+(?:${joining[locale]})\s+(?:${words})(?![\p{L}\d/])`
  const starts = String.raw`(?<![\p{L}\d.,/])`
  const end = String.raw`$|[,;.:()}]`
  // What follows tells whether the fraction is of the unit: `1 taza y media de agua`, but `2 tazas y media de la nata`.
  const more = String.raw`(?:de|of)(?!\p{L})(?!\s+(?:an?|the|el|l[ao]s?|un[ao]?|um)(?!\p{L}))|(?:or?|ou)\s+\d|(?:${agreeing})(?!\p{L})`
  const behind = (counts: string, single: string, ends: string): RegExp =>
    new RegExp(
      String.raw`${starts}(?:(\d{1,6})(\s*(?:${counts}))|(${one})(\s+(?:${single})))(?!\p{L})(\s+(?:${agreeing}|${kinds})(?!\p{L}))?${part}(?=\s*(?:${ends}))`,
      'giu',
    )
  return {
    behind: [
      behind(`${units}|${weights}`, units, `${end}|${more}`),
      behind(String.raw`${forms}|\p{L}+`, `${forms}|${units}`, end),
    ],
    before: new RegExp(
      String.raw`${starts}(?:\d{1,6}|${one}|one)${part}(?=\s+(?:${forms}|(?!(?:de|of|the|an?|or?|ou)(?!\p{L}))\p{L}))`,
      'giu',
    ),
  }
}

const patterns = recordOf(locales, patternsFor)

const signOf = (parts: readonly unknown[]): string => signs.find((_, at) => parts[at] !== undefined) ?? ''

/** Moves a fraction after the unit next to its number: `1 taza y media` becomes `1½ taza`. */
export const moveTrailingFractions = (text: string, locale: Locale): string =>
  patterns[locale].behind
    .reduce(
      (before, behind) =>
        before.replace(behind, (all: string, ...found: (string | undefined)[]) => {
          const [digits, named = '', , thing = '', word = '', ...parts] = found
          if (unscaledUnits.test(named.trim())) return all
          return `${digits ?? '1'}${signOf(parts)}${named}${thing}${word}`
        }),
      text,
    )
    .replace(
      patterns[locale].before,
      (all: string, ...parts: unknown[]) => `${/^\d+/.exec(all)?.[0] ?? '1'}${signOf(parts)}`,
    )
