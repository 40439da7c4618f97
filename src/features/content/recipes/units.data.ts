import { label } from '@/cms/labels'
import { locales, type Locale, type Localized } from '@/core/locales'

/** A pattern of the words of every locale, since recipes mix them. */
const inAnyLocale = (words: Localized): string => locales.map((locale) => words[locale]).join('|')

const metricUnits = `kg|g|mg|ml|l|dl|cl|${inAnyLocale(label('grams?|liters?|litres?', 'gramos?|litros?', 'gramas?|litros?'))}`

/** Weights and volumes are written with decimals, everything else with fractions. */
export const metric = new RegExp(`^(?:${metricUnits})$`, 'i')

/** Metric units, ounces, pounds and kilos. */
export const weights = `${metricUnits}|${inAnyLocale(
  label('oz|ounces?|lbs?|pounds?|kilos?', 'onzas?|libras?|kilos?', 'onças?|libras?|quilos?'),
)}`

/** Measuring spoons and cups, which hold a fixed volume. */
export const spoons = inAnyLocale(
  label(
    'teaspoons?|tablespoons?|tsp|tbsp|cups?',
    'cucharaditas?|cucharadas?|cdtas?|cdas?|tazas?',
    'colher(?:es)?|xícaras?',
  ),
)

type Forms = readonly [one: string, many: string]

/** The forms of words with a plural in s. */
const withS = (words: string): Forms[] => words.split(' ').map((word) => [word, `${word}s`])

/** Units that are counted, in singular and plural. */
export const counted: Readonly<Record<Locale, readonly Forms[]>> = {
  en: [
    ...withS('teaspoon tablespoon cup slice sprig gram liter litre ounce pound quart pint gallon clove stick stalk'),
    ...withS('head handful drop piece strip sheet can tin jar packet package pack bottle bag serving'),
    ['pinch', 'pinches'],
    ['bunch', 'bunches'],
    ['dash', 'dashes'],
    ['leaf', 'leaves'],
    ['loaf', 'loaves'],
  ],
  es: [
    ...withS('cucharadita cucharada taza pizca rebanada ramita rama gramo litro onza libra kilo diente manojo puñado'),
    ...withS('hoja vaso copa trozo tallo cabeza gota chorrito loncha tira lata bote tarro frasco paquete sobre'),
    ...withS('botella bolsa cda cdta docena'),
    ['ración', 'raciones'],
    ['porción', 'porciones'],
    ['unidad', 'unidades'],
  ],
  pt: [
    ...withS('xícara pitada fatia ramo grama litro onça libra quilo dente maço punhado folha copo pedaço talo cabeça'),
    ...withS('gota fio tira lata pote vidro frasco pacote saco sachê garrafa unidade dúzia'),
    ['colher', 'colheres'],
    ['porção', 'porções'],
  ],
}

/** Adjectives after a spoon or cup, which take its plural. */
export const agreeing = 'soperas?|rasas?|colmadas?|cheias?'

/** Units of numbers that are not amounts, so they are not multiplied: lengths, times, degrees. */
export const unscaledUnits = new RegExp(
  String.raw`^(?:cm|mm|m|[°º]\p{L}?|%|min|h|${inAnyLocale(
    label(
      'in|inch(?:es)?|seconds?|minutes?|hours?|days?|weeks?|months?|degrees?',
      'pulgadas?|segundos?|minutos?|horas?|d[ií]as?|semanas?|mes(?:es)?|grados?',
      'polegadas?|segundos?|minutos?|horas?|dias?|semanas?|m[eê]s(?:es)?|graus?',
    ),
  )})(?![\p{L}\d])`,
  'iu',
)

/** Containers: a multiplied recipe needs more of them, not larger ones. */
export const containers = inAnyLocale(
  label(
    'cans?|tins?|jars?|packs?|packages?|packets?|bags?|bottles?',
    'latas?|botes?|tarros?|frascos?|paquetes?|sobres?|bolsas?|botellas?',
    'latas?|frascos?|potes?|vidros?|pacotes?|sachês?|sacos?|garrafas?',
  ),
)

/** How a locale writes amounts. */
type Habits = {
  /** Whether a value takes the singular of its unit. */
  readonly isOne: (value: number) => boolean
  /** The word between a fraction other than a half and its unit: `¾ de cucharadita`. */
  readonly partOf: string
  /** Whether ounces are shown beside grams, for American kitchens. */
  readonly weighsInOunces: boolean
}

export const localeFormats: Readonly<Record<Locale, Habits>> = {
  en: { isOne: (value) => value <= 1, partOf: '', weighsInOunces: true },
  es: { isOne: (value) => value <= 1, partOf: 'de ', weighsInOunces: false },
  pt: { isOne: (value) => value < 2, partOf: 'de ', weighsInOunces: false },
}

/** The words for one before a unit. */
export const oneInWords = label('an?', 'una?', 'uma?')

/** The words for a half before a unit. */
export const halfInWords = label('half (?:an? )?', 'medi[ao]', 'mei[ao]')

/** The words for a half, a quarter and three quarters after a unit: `a cup and a half`, `1 litro y cuarto`. */
export const partsInWords: Readonly<Record<Locale, readonly [half: string, quarter: string, three: string]>> = {
  en: ['(?:an? )?half(?: an?)?', '(?:a )?quarter', 'three[- ]quarters?'],
  es: ['medi[ao]', '(?:un )?cuarto', 'tres cuartos'],
  pt: ['mei[ao]', '(?:um )?quarto', 'três quartos'],
}

/** The words between a whole number and a fraction: `1 and 1/2`, `1 y media`. */
export const joining = label('and|&', 'y', 'e')

/** The words between the two ends of a range. */
export const untilSigns = label('to|or', 'a|o', 'a|ou')
