import { label } from '@/cms/labels'
import { locales, type Locale, type Localized } from '@/core/locales'

/** Words as a pattern that takes those of every locale: recipes are written with each other's. */
const inAnyLocale = (words: Localized): string => locales.map((locale) => words[locale]).join('|')

const metricUnits = `kg|g|mg|ml|l|dl|cl|${inAnyLocale(label('grams?|liters?|litres?', 'gramos?|litros?', 'gramas?|litros?'))}`

/** Weights and volumes are written with decimals, everything else with fractions. */
export const metric = new RegExp(`^(?:${metricUnits})$`, 'i')

/** The same, and what else things are weighed in. */
export const weights = `${metricUnits}|${inAnyLocale(
  label('oz|ounces?|lbs?|pounds?|kilos?', 'onzas?|libras?|kilos?', 'onças?|libras?|quilos?'),
)}`

/** What holds as much of anything. */
export const spoons = inAnyLocale(
  label(
    'teaspoons?|tablespoons?|tsp|tbsp|cups?',
    'cucharaditas?|cucharadas?|cdtas?|cdas?|tazas?',
    'colher(?:es)?|xícaras?',
  ),
)

type Forms = readonly [one: string, many: string]

/** Words that take an s for more of them. */
const withS = (words: string): Forms[] => words.split(' ').map((word) => [word, `${word}s`])

/** Units that follow a number and are counted: one of them, more of them. */
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

/** What follows a spoon or a cup and agrees with it. */
export const agreeing = 'soperas?|rasas?|colmadas?|cheias?'

/** What is no amount though a number stands before it: lengths, times, degrees. */
export const noAmount = new RegExp(
  String.raw`^(?:cm|mm|m|[°º]\p{L}?|%|min|h|${inAnyLocale(
    label(
      'in|inch(?:es)?|seconds?|minutes?|hours?|days?|weeks?|months?|degrees?',
      'pulgadas?|segundos?|minutos?|horas?|d[ií]as?|semanas?|mes(?:es)?|grados?',
      'polegadas?|segundos?|minutos?|horas?|dias?|semanas?|m[eê]s(?:es)?|graus?',
    ),
  )})(?![\p{L}\d])`,
  'iu',
)

/** What holds so much each: more of them are bought, and not larger ones. */
export const containers = inAnyLocale(
  label(
    'cans?|tins?|jars?|packs?|packages?|packets?|bags?|bottles?',
    'latas?|botes?|tarros?|frascos?|paquetes?|sobres?|bolsas?|botellas?',
    'latas?|frascos?|potes?|vidros?|pacotes?|sachês?|sacos?|garrafas?',
  ),
)

/** How a locale counts and weighs. */
type Habits = {
  /** Whether so much of a unit is said in the singular. */
  readonly isOne: (value: number) => boolean
  /** What stands between a part that is no half and its unit: `¾ de cucharadita`. */
  readonly partOf: string
  /** Ounces stand beside grams, as American kitchens weigh. */
  readonly weighsInOunces: boolean
}

export const habits: Readonly<Record<Locale, Habits>> = {
  en: { isOne: (value) => value <= 1, partOf: '', weighsInOunces: true },
  es: { isOne: (value) => value <= 1, partOf: 'de ', weighsInOunces: false },
  pt: { isOne: (value) => value < 2, partOf: 'de ', weighsInOunces: false },
}

/** One of a thing, as words say it before a unit. */
export const oneInWords = label('an?', 'una?', 'uma?')

/** Half of a thing, as words say it before a unit. */
export const halfInWords = label('half (?:an? )?', 'medi[ao]', 'mei[ao]')

/** Half of a whole, a quarter and three quarters, as words say them behind it: `a cup and a half`, `1 litro y cuarto`. */
export const partsInWords: Readonly<Record<Locale, readonly [half: string, quarter: string, three: string]>> = {
  en: ['(?:an? )?half(?: an?)?', '(?:a )?quarter', 'three[- ]quarters?'],
  es: ['medi[ao]', '(?:un )?cuarto', 'tres cuartos'],
  pt: ['mei[ao]', '(?:um )?quarto', 'três quartos'],
}

/** What stands between a whole number and the part of one: `1 and 1/2`, `1 y media`. */
export const joining = label('and|&', 'y', 'e')

/** What stands between the two ends of a range. */
export const untilSigns = label('to|or', 'a|o', 'a|ou')
