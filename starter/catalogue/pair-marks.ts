import { locales, type Locale, type Localized } from '@/core/locales'
import { PAIR_LETTERS, type LookAlikeRecord, type PairMark } from '../illustrator/index'
import { markNames, markTable, markWords, type MarkWord } from './pair-marks.data'
import { sporePrintName } from './spore-prints'

/** One letter of a pair drawing: where it points, and what is to be seen there left and right. */
export type DecidingMark = { readonly mark: PairMark; readonly left: Localized; readonly right: Localized }

// The surest mark first: what is cut or dug up, then what cannot wash off, then the cap.
const order = [
  'inside',
  'base',
  'underside',
  'ring',
  'print',
  'rim',
  'stem',
  'cap',
] as const satisfies readonly PairMark[]

// Paler or darker white tells no two species apart.
const alike = new Set<MarkWord>(['white', 'cream'])

const differ = (one: MarkWord, other: MarkWord): boolean => one !== other && !(alike.has(one) && alike.has(other))

const rgb = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

const apart = (one: string, other: string): number =>
  Math.hypot(...rgb(one).map((value, at) => value - (rgb(other)[at] ?? 0)))

/** Spore prints of clearly different colour, of species whose prints are taken. */
function prints(one: LookAlikeRecord, other: LookAlikeRecord): Omit<DecidingMark, 'mark'> | null {
  const [left, right] = [one.morphology, other.morphology]
  if (left.gills === 'none' || right.gills === 'none' || apart(left.sporePrint.hex, right.sporePrint.hex) < 75)
    return null
  return { left: sporePrintName(left.sporePrint.color), right: sporePrintName(right.sporePrint.color) }
}

/** The marks that tell two species apart, the surest first, as many as there are letters. */
export function decidingMarks(one: LookAlikeRecord, other: LookAlikeRecord): DecidingMark[] {
  const [left, right] = [markTable[one.scientificName], markTable[other.scientificName]]
  const found = order.flatMap((mark): DecidingMark[] => {
    if (mark === 'print') {
      const told = prints(one, other)
      return told ? [{ mark, ...told }] : []
    }
    const [a, b] = [left?.[mark], right?.[mark]]
    return a && b && differ(a, b) ? [{ mark, left: markWords[a], right: markWords[b] }] : []
  })
  // A cut and an underside want the same place on the sheet.
  const shown = found.some(({ mark }) => mark === 'inside') ? found.filter(({ mark }) => mark !== 'underside') : found
  return shown.slice(0, PAIR_LETTERS.length)
}

const sides: Readonly<Record<Locale, readonly [string, string]>> = {
  en: ['left', 'right'],
  es: ['a la izquierda', 'a la derecha'],
  pt: ['à esquerda', 'à direita'],
}

/** What the letters of a pair mean, a line each. */
export function legendOf(marks: readonly DecidingMark[]): Localized {
  const line = ({ mark, left, right }: DecidingMark, at: number, locale: Locale): string => {
    const [here, there] = sides[locale]
    return `${PAIR_LETTERS[at]} · ${markNames[mark][locale]}: ${here}, ${left[locale]}; ${there}, ${right[locale]}`
  }
  return Object.fromEntries(
    locales.map((locale) => [locale, marks.map((mark, at) => line(mark, at, locale)).join('\n')]),
  ) as Localized
}
