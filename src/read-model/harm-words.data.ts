import { functionWords } from './engine/function-words'

const words = (text: string): string[] => text.trim().split(/\s+/)

/** Stems in each number and gender of Spanish and Portuguese. */
const inEveryForm = (stems: string): string[] =>
  words(stems).flatMap((stem) => ['o', 'a', 'os', 'as'].map((ending) => `${stem}${ending}`))

// All words are in the form of `wordsOf`: lower case, without accents.

/**
 * Ordinary words that are one or two letters away from a word of danger or of an accident: `any` from `ate`, `wild`
 * from `field`.
 */
export const ordinaryWords: ReadonlySet<string> = new Set([
  ...words(`
    any poisson poissons morales portales natales metales portais natais morais tonic tonics topic topics total totales
    totais date dates late mate matte pate skate state plate slate art arts dye
    tie wild
  `),
  ...inEveryForm('tonic topic tipic'),
])

/** Words that mark a search for a look-alike: `false shiitake`. */
export const falseWords: ReadonlySet<string> = new Set(
  words('false fake falso falsa falsos falsas faux fausse falscher falsche fals'),
)

/**
 * Words of danger, found only in names of harmful species; `harmlessNames` holds the exceptions (`trompeta de la
 * muerte`).
 */
export const harmWords: ReadonlySet<string> = new Set([
  ...inEveryForm(`
    venenos toxic peligros perigos asesin assassin nociv mortifer danin danos ponzonos peconhent
  `),
  ...words(`
    poisonous poison venomous toxic deadly lethal death dangerous harmful noxious hazardous inedible fatal fatales fatais
    mortal mortales mortais letal letales letais muerte morte incomestible incomestibles incomestivel incomestiveis
    posion poisen poision toxik toxick
  `),
])

const dishes =
  'risottos?|recipes?|soups?|burgers?|pasta|lasagna|pizzas?|sauces?|gravy|stews?|tacos?|toast|omelettes?|omelets?|ramen|curry|stroganoff'
const soaps =
  'soaps?|shampoos?|toothpastes?|scrubs?|(?:face|facial|sheet) masks?|jabon|jabones|champu|sabonetes?|xampu|xampus'

/**
 * Phrases with a word of danger that are no warning: names of the black trumpet, a praised dish, soap with charcoal.
 * The rest of the query is still checked.
 */
export const harmlessNames = new RegExp(
  String.raw`\b(?:${[
    'trompetas? de (?:la muerte|los muertos)|trombetas? da morte|trumpets? of (?:death|the dead)|death trumpets?',
    `killer(?= (?:mushrooms?|shrooms?) (?:${dishes})\\b)`,
    `(?:activated charcoal|carbon activado|carvao ativado)(?=.* (?:${soaps})\\b)`,
    `(?<=\\b(?:${soaps})\\b.* )(?:activated charcoal|carbon activado|carvao ativado)`,
  ].join('|')})\b`,
  'g',
)

export const denials: ReadonlySet<string> = new Set(words('no not non without sin nao sem'))

/** Words that say that something was eaten. */
export const eatenWords: ReadonlySet<string> = new Set(
  words(`
    ate eaten swallowed comi comio comimos comieron comido trago comeu comemos comeram engoli engoliu
  `),
)

/** Words beside which a denial (`not poisonous`) is not trusted. */
export const doubtWords: ReadonlySet<string> = new Set([
  ...eatenWords,
  ...words(`
    thought think thinking sure know knew if whether crei creia pense pensaba se seguro segura si achei achava pensei sei
    certeza
  `),
])

/** Filler words beside a word of danger: `is it poisonous`, `muy peligroso`, `no sé si es venenosa`. */
export const dangerFillerWords: ReadonlySet<string> = new Set([
  ...functionWords,
  ...words(`
    is it are they any this that these very most more so what which how i dont know if its
    es son esta este esto estos estas muy mas que cual cuales lo se si
    nao sei sao isto isso muito muita mais qual quais
  `),
])
