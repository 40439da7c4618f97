import { languageTags, type Locale } from '@/core/locales'

/** How many times a recipe is made; 1 is as it was written. */
export const factors = [0.5, 1, 2, 3] as const

/** What cooks write for parts of a whole, by value. */
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

/** Weights and volumes are written with decimals, everything else with fractions. */
const metric = /^(?:kg|g|mg|ml|l|dl|cl|liters?|litres?|litros?)$/i

/** Units that follow a number and are counted: one of them, more of them. */
const counted: Readonly<Record<Locale, readonly (readonly [one: string, many: string])[]>> = {
  en: [
    ['teaspoon', 'teaspoons'],
    ['tablespoon', 'tablespoons'],
    ['cup', 'cups'],
    ['pinch', 'pinches'],
    ['slice', 'slices'],
    ['sprig', 'sprigs'],
    ['liter', 'liters'],
    ['ounce', 'ounces'],
    ['pound', 'pounds'],
  ],
  es: [
    ['cucharadita', 'cucharaditas'],
    ['cucharada', 'cucharadas'],
    ['taza', 'tazas'],
    ['pizca', 'pizcas'],
    ['rebanada', 'rebanadas'],
    ['ramita', 'ramitas'],
    ['rama', 'ramas'],
    ['litro', 'litros'],
    ['onza', 'onzas'],
    ['libra', 'libras'],
  ],
  pt: [
    ['colher', 'colheres'],
    ['xícara', 'xícaras'],
    ['pitada', 'pitadas'],
    ['fatia', 'fatias'],
    ['ramo', 'ramos'],
    ['litro', 'litros'],
    ['onça', 'onças'],
    ['libra', 'libras'],
  ],
}

/** What is no amount though a number stands before it: lengths, times, degrees. */
const noAmount =
  /^(?:cm|mm|m|°|º|%|min|h|in|inch(?:es)?|pulgadas?|polegadas?|seconds?|segundos?|minutes?|minutos?|hours?|horas?|degrees?|grados?|graus?)(?![\p{L}\d])/iu

const signsOfParts = Object.keys(glyphs).join('')
const hyphen = String.raw`[-\u2010\u2011]`

/** How thousands are told apart in each locale; the other sign is the one of its decimals. */
const groups: Readonly<Record<Locale, { readonly sign: string; readonly decimals: string }>> = {
  en: { sign: String.raw`[,\u2009\u202f]`, decimals: String.raw`\.` },
  es: { sign: String.raw`[.\u2009\u202f]`, decimals: ',' },
  pt: { sign: String.raw`[.\u2009\u202f]`, decimals: ',' },
}

/** A number with thousands: three digits behind each sign, and no zero before it, which would make it a decimal. */
const grouped = (locale: Locale): string =>
  String.raw`[1-9]\d{0,2}(?:${groups[locale].sign}\d{3}){1,2}(?!\d)(?:${groups[locale].decimals}\d{1,3})?`

const plainNumber = String.raw`\d{1,6}(?:[.,]\d{1,3})?`

/** What holds so much each: more of them are bought, and not larger ones. */
const containers = [
  ...['cans?', 'tins?', 'jars?', 'packs?', 'packages?', 'packets?', 'bags?', 'bottles?'],
  ...['latas?', 'botes?', 'tarros?', 'frascos?', 'paquetes?', 'sobres?', 'bolsas?', 'botellas?'],
  ...['potes?', 'vidros?', 'pacotes?', 'sachês?', 'sacos?', 'garrafas?'],
].join('|')

/** A number that stands for the size of one thing: `14-ounce`, `1 1/2-inch`, `14- to 16-ounce`. */
const bound = (locale: Locale): string =>
  String.raw`(?<![\p{L}\d.,/])(?:\d{1,6}\s+\d{1,3}\/\d{1,3}|\d{1,3}\/\d{1,3}|\d{0,6}[${signsOfParts}]|${grouped(locale)}|${plainNumber})${hyphen}(?=\s?\p{L})`

/** What stands before such a number where a preposition binds it: `2 latas de` 400 g. */
const sizeOfEach = String.raw`(?<![\d${signsOfParts}]\s{1,3}(?:\[[^[\]]{0,240}\]|${containers})\s{1,3}(?:de|of)\s{1,3})`

const amount = (locale: Locale): string =>
  String.raw`(?<![\p{L}\d.,/])${sizeOfEach}(\d{1,6}\s+\d{1,3}\/\d{1,3}|\d{1,3}\/\d{1,3}|\d{1,6}\s?[${signsOfParts}]|[${signsOfParts}]|${grouped(locale)}|${plainNumber})(?![\d/]|[.,]\d|${hyphen}\s?\p{L})(\s*)(de\s+)?([\p{L}°º%]*)`

const perLocale = <T>(make: (locale: Locale) => T): Readonly<Record<Locale, T>> => ({
  en: make('en'),
  es: make('es'),
  pt: make('pt'),
})

const isGrouped = perLocale((locale) => new RegExp(`^${grouped(locale)}$`))

function valueOf(written: string, locale: Locale): number {
  if (isGrouped[locale].test(written))
    return Number(written.replaceAll(new RegExp(groups[locale].sign, 'g'), '').replace(',', '.'))
  const sign = [...written].find((letter) => letter in glyphs)
  if (sign) return Number(written.replace(sign, '').trim() || 0) + (glyphs[sign] ?? 0)
  return written.split(/\s+/).reduce((sum, part) => {
    const [over, under] = part.split('/')
    // A comma or dot that tells no thousands apart is that of decimals, whatever the locale.
    return sum + (under ? Number(over) / Math.max(1, Number(under)) : Number(part.replace(',', '.')))
  }, 0)
}

/** A number as a cook writes it: `1½`; from ten on a half is as exact as a kitchen is. */
export function kitchenNumber(value: number): string {
  const whole = Math.floor(value)
  const part = value - whole
  const among = value >= 10 ? fractions.filter(([size]) => [0, 1 / 2, 1].includes(size)) : fractions
  const [size, sign] = among.reduce((best, each) => (Math.abs(each[0] - part) < Math.abs(best[0] - part) ? each : best))
  const full = whole + (size === 1 ? 1 : 0)
  // A trace is no nothing.
  if (full === 0 && !sign && value > 0) return '⅛'
  return sign ? `${full === 0 ? '' : full}${sign}` : String(full)
}

const decimal = (value: number, locale: Locale): string =>
  new Intl.NumberFormat(languageTags[locale], { maximumFractionDigits: value < 10 ? 2 : 0, useGrouping: false }).format(
    value,
  )

/** One and less than one take the singular; in Portuguese everything below two does. */
const isOne = (value: number, locale: Locale): boolean => (locale === 'pt' ? value < 2 : value <= 1)

/** Weights that outgrow their unit, or fall below it, change it. */
function metricAmount(value: number, unit: string, locale: Locale): string {
  const long = /^(?:liters?|litres?|litros?|l)$/i.test(unit)
  if (unit === 'g' && value >= 1000) return `${decimal(value / 1000, locale)}\u00a0kg`
  if (unit === 'ml' && value >= 1000) return `${decimal(value / 1000, locale)}\u00a0l`
  if (unit === 'kg' && value < 1) return `${decimal(value * 1000, locale)}\u00a0g`
  if (long && value < 1) return `${decimal(value * 1000, locale)}\u00a0ml`
  const [one, many] = counted[locale].find((pair) => pair.includes(unit)) ?? [unit, unit]
  return `${decimal(value, locale)}\u00a0${isOne(value, locale) ? one : many}`
}

/** Ounces beside grams, as American kitchens weigh. */
function ounces(value: number, unit: string): string {
  const grams = unit === 'kg' ? value * 1000 : unit === 'g' ? value : 0
  if (grams < 28) return ''
  const amountOf = grams / 28.35
  return ` (${amountOf >= 8 ? String(Math.round(amountOf)) : kitchenNumber(Math.round(amountOf * 2) / 2)} oz)`
}

type Written = { value: number; space: string; of: string; unit: string; locale: Locale }

function rewritten({ value, space, of, unit, locale }: Written): string {
  if (metric.test(unit)) return metricAmount(value, unit, locale)
  const number = kitchenNumber(value)
  const pair = counted[locale].find((forms) => forms.includes(unit))
  if (!pair) return `${number}${space}${of}${unit}`
  // Spanish and Portuguese: a quarter *of a* spoon, but half a spoon, and one and a half spoons.
  const ofA = locale !== 'en' && value < 1 && number !== '½' ? 'de ' : ''
  return `${number} ${ofA}${isOne(value, locale) ? pair[0] : pair[1]}`
}

/** `[egg|eggs]`: which of the two, by the number before it. */
const forms = String.raw`\[([^[\]|]{0,120})\|([^[\]|]{0,120})\]`
const amountOrForms = perLocale((locale) => new RegExp(`${bound(locale)}|${amount(locale)}|${forms}`, 'gu'))

/** An amount in braces, with its unit behind it. */
const braced = /(\{[^{}]*\}(?:\s*(?:de\s+)?[\p{L}°º%]+)?)/u

/**
 * The text of an ingredient for so many times the recipe, in the habits of its language. Every amount is multiplied,
 * lengths and times apart; where some stand in braces, only those. `[egg|eggs]` becomes the form that fits.
 */
export function scaledText(text: string, factor: number, locale: Locale): string {
  let last = 1
  let first = locale === 'en' && !text.includes('(')
  const scale = (part: string, amounts: boolean): string =>
    part.replace(amountOrForms[locale], (all: string, ...found: (string | undefined)[]) => {
      const [written, space = '', of = '', unit = '', one, many = ''] = found
      if (one !== undefined) return isOne(last, locale) ? one : many
      if (!amounts || written === undefined || noAmount.test(unit)) return all
      const value = valueOf(written, locale) * factor
      last = value
      const beside = first ? ounces(value, unit) : ''
      first = false
      return `${rewritten({ value, space, of, unit, locale })}${beside}`
    })
  if (!text.includes('{')) return scale(text, true)
  const parts = text.split(braced)
  return parts.map((part) => scale(part.replace(/[{}]/g, ''), part.startsWith('{'))).join('')
}
