import { languageTags, locales, type Locale } from '@/core/locales'
import { recordOf } from '@/core/record-of'
import { moveTrailingFractions } from './trailing-fractions'
import {
  agreeing,
  containers,
  counted,
  localeFormats,
  halfInWords,
  joining,
  metric,
  unscaledUnits,
  oneInWords,
  spoons,
  untilSigns,
  weights,
} from './units.data'

/** How many times a recipe is made; 1 is as it was written. */
export const factors = [0.5, 1, 2, 3] as const

/** The fraction signs of recipes, by value. */
const fractions = [
  [0, ''],
  [1 / 8, '⅛'],
  [1 / 6, '⅙'],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [3 / 8, '⅜'],
  [1 / 2, '½'],
  [5 / 8, '⅝'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
  [7 / 8, '⅞'],
  [1, ''],
] as const

const glyphs: Readonly<Record<string, number>> = Object.fromEntries(
  fractions.slice(1, -1).map(([value, sign]) => [sign, value]),
)

const signsOfParts = Object.keys(glyphs).join('')
const hyphen = String.raw`[-\u2010\u2011]`

/** The thousands separators of each locale, and its decimal separator. */
const groups: Readonly<Record<Locale, { readonly sign: string; readonly decimals: string }>> = {
  // A plain blank may also precede a size (`2 400 g tins`), so it separates thousands only before a zero.
  en: { sign: String.raw`(?:[,\u00a0\u2009\u202f]|\u0020(?=0))`, decimals: String.raw`\.` },
  es: { sign: String.raw`[.\u0020\u00a0\u2009\u202f]`, decimals: ',' },
  pt: { sign: String.raw`[.\u0020\u00a0\u2009\u202f]`, decimals: ',' },
}

/** A number with thousands separators, three digits after each; a leading zero would make it a decimal. */
const grouped = (locale: Locale): string =>
  String.raw`[1-9]\d{0,2}(?:${groups[locale].sign}\d{3}){1,2}(?!\d)(?:${groups[locale].decimals}\d{1,3})?`

/** A number without separators; one that starts with 0 and a digit is a name, such as `00` flour. */
const plainNumber = String.raw`(?!0\d)\d{1,6}(?:[.,]\d{1,3})?`
const fraction = String.raw`\d{1,3}\/\d{1,3}`

/** A number that a hyphen binds as the size of one thing, so it is not multiplied: `14-ounce`, `14- to 16-ounce`. */
const bound = (locale: Locale): string =>
  String.raw`(?<![\p{L}\d.,/])(?:\d{1,6}\s+${fraction}|${fraction}|\d{0,6}[${signsOfParts}]|${grouped(locale)}|${plainNumber})${hyphen}(?=\s?\p{L})`

/**
 * Excludes a number that a preposition or a sign before it makes a size: 400 g in `2 latas de 400 g`, `2 x 400 g`.
 * Since es and pt bind sizes like this, a blank between digits always separates thousands there (`groups`).
 */
const sizeOfEach = (locale: Locale): string =>
  String.raw`(?<!(?:[\d${signsOfParts}]|(?<!\p{L})(?:${oneInWords[locale]}))\s{1,3}(?:\[[^[\]]{0,240}\]|${containers})\s{1,3}(?:de|of)\s{1,3})(?<![\d${signsOfParts}]\s{0,3}[x×]\s{1,3})`

/** Excludes a number that names a kind: flour of type 405, a no. 5 sieve. */
const notNaming = String.raw`(?<!(?<!\p{L})(?:types?|tipos?|no\.|n[.º°]{1,2}|núm\.)\s{0,2})`

/** One number: mixed, fraction, with a sign, with thousands, or plain. */
const written = (locale: Locale): string =>
  String.raw`\d{1,6}\s+(?:(?:${joining[locale]})\s+)?${fraction}|\d{1,6}\s+(?:${joining[locale]})\s+(?:[${signsOfParts}]|(?:${halfInWords[locale]})(?!\p{L}))|${fraction}|\d{1,6}\s?[${signsOfParts}]|[${signsOfParts}]|${grouped(locale)}|${plainNumber}`

/**
 * The size of each of several things, in parentheses, which is not multiplied: `6 cans (1.2 kg each)`. After a weight
 * or spoon it is the amount of each ingredient, which is: `200 g of flour and sugar (100 g each)`.
 */
const ofEach =
  String.raw`(?=[^()]{0,30}?(?<!\p{L})(?:${weights})\s+(?:each|apiece|cada(?:\s+un[oa])?)\s?[),;])` +
  String.raw`(?<=(?<![\p{L}\d.,/])\d{1,3}[½¼¾]?\s{1,3}(?!(?:${weights}|${spoons})(?!\p{L}))[^\d(){},;]{1,60}\([^()]{0,30})`

/** The size of a container, in parentheses between the number and the container, not multiplied: `1 (400 g) tin`. */
const ofHolder =
  String.raw`(?=[^()]{0,30}\)\s{1,3}(?:\[\s?)?(?:${containers})(?!\p{L}))` +
  String.raw`(?<=(?<![\p{L}\d.,/])\d{0,3}[\d½¼¾]\s{1,3}\([^()]{0,30})`

/** The end of a number that no hyphen binds as a size. */
const ends = String.raw`(?![\d/]|[.,]\d|${hyphen}\s?\p{L})`

/** A number, or two of them from one to the other, with the unit behind. */
const amount = (locale: Locale): string =>
  String.raw`(?<![\p{L}\d.,/])${notNaming}${sizeOfEach(locale)}(?!${ofEach})(?!${ofHolder})(?<from>${written(locale)})(?:(?<until>\s?[-\u2010-\u2014]\s?|\s(?:${untilSigns[locale]})\s)(?<to>${written(locale)}))?${ends}(?<space>\s*)(?<of>de\s+)?(?<unit>[\p{L}°º%]*)(?<agreeing>\s+(?:${agreeing})(?!\p{L}))?`

/** One unit, or half of one, in words: `a pinch`, `media taza`. */
const amountInWords = (locale: Locale): string => {
  const units = counted[locale].map(([one]) => one).join('|')
  return String.raw`(?<!\p{L})(?:(?<half>${halfInWords[locale]})|(?<one>${oneInWords[locale]}))\s?(?<thing>${units})(?!\p{L})`
}

/** `[egg|eggs]`: singular and plural, chosen by the number before them. */
const forms = String.raw`\[(?<single>[^[\]|]{0,120})\|(?<several>[^[\]|]{0,120})\]`

const isGrouped = recordOf(locales, (locale) => new RegExp(`^${grouped(locale)}$`))
const halfOf = recordOf(locales, (locale) => new RegExp(`(?:${halfInWords[locale]})$`, 'i'))
const joined = recordOf(locales, (locale) => new RegExp(String.raw`\s(?:${joining[locale]})\s`, 'i'))

function valueOf(number: string, locale: Locale): number {
  if (isGrouped[locale].test(number))
    return Number(number.replaceAll(new RegExp(groups[locale].sign, 'g'), '').replace(',', '.'))
  const bare = number.replace(halfOf[locale], '½').replace(joined[locale], ' ')
  const sign = [...bare].find((letter) => letter in glyphs)
  if (sign) return Number(bare.replace(sign, '').trim() || 0) + (glyphs[sign] ?? 0)
  return bare.split(/\s+/).reduce((sum, part) => {
    const [over, under] = part.split('/')
    // A comma or point that separates no thousands is a decimal separator in every locale.
    return sum + (under ? Number(over) / Math.max(1, Number(under)) : Number(part.replace(',', '.')))
  }, 0)
}

/** Fractions below the smallest sign, for which there are measuring spoons. */
const traces = [
  [1 / 16, '1/16'],
  [1 / 32, '1/32'],
] as const

const nearest = <Part extends readonly [number, string]>(parts: readonly Part[], value: number): Part =>
  parts.reduce((best, each) => (Math.abs(each[0] - value) < Math.abs(best[0] - value) ? each : best))

/** A written number within this distance of a fraction is shown as its sign: `0.33`. */
const exactly = 0.01

/**
 * Formats a number with fraction signs, `1½`; from ten on it is rounded to halves.
 * @param written the number as the recipe has it, where it is not multiplied: kept if no fraction sign is close enough
 */
export function kitchenNumber(value: number, written?: string): string {
  const whole = Math.floor(value)
  const part = value - whole
  const isRound = written === undefined && value >= 10
  const fine = whole === 0 && value > 0 ? [...traces, ...fractions.slice(1)] : fractions
  const [size, sign] = nearest(isRound ? fractions.filter(([each]) => [0, 1 / 2, 1].includes(each)) : fine, part)
  if (written !== undefined && Math.abs(size - part) > exactly) return written
  const full = whole + (size === 1 ? 1 : 0)
  return sign ? `${full === 0 ? '' : full}${sign}` : String(full)
}

const decimal = (value: number, locale: Locale): string =>
  new Intl.NumberFormat(languageTags[locale], { maximumFractionDigits: value < 10 ? 2 : 0, useGrouping: false }).format(
    value,
  )

/** A range of numbers; for a single number `from` equals `to` and `until` is empty. */
type Range = {
  readonly from: number
  readonly until: string
  readonly to: number
  /** Both numbers as written, where the recipe is not multiplied. */
  readonly written?: { readonly from: string; readonly to: string } | null
}

const both = ({ from, until, to, written }: Range, number: (value: number, written?: string) => string): string =>
  until === '' ? number(to, written?.to) : `${number(from, written?.from)}${until}${number(to, written?.to)}`

const times = (range: Range, by: number): Range => ({ ...range, from: range.from * by, to: range.to * by })

/** Formats a metric amount; from 1000 of g or ml and below 1 of kg or l it changes the unit, for a range as a whole. */
function metricAmount(range: Range, unit: string, locale: Locale): string {
  const long = /^(?:liters?|litres?|litros?|l)$/i.test(unit)
  const inUnit = (changed: Range, name: string): string =>
    `${both(changed, (value) => decimal(value, locale))}\u00a0${name}`
  if (unit === 'g' && range.to >= 1000) return inUnit(times(range, 1 / 1000), 'kg')
  if (unit === 'ml' && range.to >= 1000) return inUnit(times(range, 1 / 1000), 'l')
  if (unit === 'kg' && range.to < 1) return inUnit(times(range, 1000), 'g')
  if (long && range.to < 1) return inUnit(times(range, 1000), 'ml')
  const [one, many] = counted[locale].find((pair) => pair.includes(unit)) ?? [unit, unit]
  return inUnit(range, localeFormats[locale].isOne(range.to) ? one : many)
}

/** Grams of an ounce, ounces of a pound, and the ounces from which pounds are shown. */
const ounce = 28.35
const pound = 16
const mostOunces = 32

/** A weight in ounces, from two pounds on in pounds, in parentheses; empty for less than 28 g or other units. */
function ounces(range: Range, unit: string): string {
  const inOunces = times(range, (unit === 'kg' ? 1000 : unit === 'g' ? 1 : 0) / ounce)
  if (inOunces.from < 28 / ounce) return ''
  if (inOunces.from >= mostOunces)
    return ` (${both(times(inOunces, 1 / pound), (value) => kitchenNumber(Math.round(value * 4) / 4))} lb)`
  const number = (value: number): string =>
    value >= 8 ? String(Math.round(value)) : kitchenNumber(Math.round(value * 2) / 2)
  return ` (${both(inOunces, number)} oz)`
}

type Unit = { space?: string; of?: string; unit: string; agreeing?: string; locale: Locale }

function rewritten(range: Range, { space = ' ', of = '', unit, agreeing: word = '', locale }: Unit): string {
  if (metric.test(unit)) return metricAmount(range, unit, locale)
  const number = both(range, kitchenNumber)
  const pair = counted[locale].find((known) => known.includes(unit))
  if (!pair) return `${number}${space}${of}${unit}${word}`
  const { isOne, partOf } = localeFormats[locale]
  const single = isOne(range.to)
  // Spanish and Portuguese need “de” after a fraction below 1, but not after a half: `¾ de taza`, `½ taza`.
  const ofA = range.to < 1 && !number.endsWith('½') ? partOf : ''
  const agreed = word && `${word.replace(/s$/, '')}${single ? '' : 's'}`
  return `${number} ${ofA}${single ? pair[0] : pair[1]}${agreed}`
}

const amountOrForms = recordOf(
  locales,
  (locale) => new RegExp(`${bound(locale)}|${amount(locale)}|${amountInWords(locale)}|${forms}`, 'giu'),
)

/** An amount in braces, with its unit behind it. */
const braced = /(\{\s*[^{}\s][^{}]*\}(?:\s*(?:de\s+)?[\p{L}°º%]+)?)/u

type Found = Partial<
  Record<
    'from' | 'until' | 'to' | 'space' | 'of' | 'unit' | 'agreeing' | 'half' | 'thing' | 'single' | 'several',
    string
  >
>

/**
 * Multiplies the amounts in an ingredient's text and formats them for its locale. Lengths, times and degrees stay; if
 * some amounts are in braces, only those are multiplied. `[egg|eggs]` becomes the form that fits.
 */
export function scaledText(text: string, factor: number, locale: Locale): string {
  let last = 1
  let first = localeFormats[locale].weighsInOunces && !text.includes('(')
  const rewrite = (all: string, found: Found, amounts: boolean): string => {
    const { from, until = '', to = from, thing, half, single, several = '' } = found
    if (single !== undefined) return localeFormats[locale].isOne(last) ? single : several
    if (thing !== undefined) {
      last = (half === undefined ? 1 : 0.5) * factor
      // An amount in words stays as written unless it is multiplied.
      return factor === 1 || !amounts ? all : rewritten({ from: last, until: '', to: last }, { unit: thing, locale })
    }
    const { space = '', of = '', unit = '', agreeing: word = '' } = found
    if (!amounts || from === undefined || to === undefined || unscaledUnits.test(unit)) return all
    const range = {
      from: valueOf(from, locale) * factor,
      until,
      to: valueOf(to, locale) * factor,
      written: factor === 1 ? { from, to } : null,
    }
    last = range.to
    const beside = first ? ounces(range, unit) : ''
    first = false
    return `${rewritten(range, { space, of, unit, agreeing: word, locale })}${beside}`
  }
  const scale = (part: string, amounts: boolean): string =>
    (amounts ? moveTrailingFractions(part, locale) : part).replace(
      amountOrForms[locale],
      (all: string, ...rest: unknown[]) => rewrite(all, rest.at(-1) as Found, amounts),
    )
  // Phones type the fraction slash (U+2044).
  const plain = text.replaceAll('\u2044', '/')
  // Unclosed and empty braces mark no amount, so they are dropped.
  if (!braced.test(plain)) return scale(plain.replace(/[{}]/g, ''), true)
  const parts = plain.split(braced)
  // `split` with a capture group puts the parts in braces at odd indexes.
  return parts.map((part, at) => scale(part.replace(/[{}]/g, ''), at % 2 === 1)).join('')
}
