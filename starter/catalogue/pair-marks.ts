import { locales, type Locale, type Localized } from '@/core/locales'
import { PAIR_LETTERS, type LookAlikeRecord, type PairMark } from '../illustrator/index'
import { markNames, markTable, markWords, type MarkWord } from './pair-marks.data'
import { sporePrintName } from './spore-prints'

/** One letter of a pair drawing: where it points, and what the left and the right species show there. */
export type DecidingMark = { readonly mark: PairMark; readonly left: Localized; readonly right: Localized }

// Most reliable first: what a cut or digging shows, then what rain cannot wash off, then the cap.
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

// Shades of white do not tell two species apart.
const alike = new Set<MarkWord>(['white', 'cream'])

const differ = (one: MarkWord, other: MarkWord): boolean => one !== other && !(alike.has(one) && alike.has(other))

const rgb = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

const apart = (one: string, other: string): number =>
  Math.hypot(...rgb(one).map((value, at) => value - (rgb(other)[at] ?? 0)))

/** Spore prints of clearly different colour, where both species have one. */
function prints(one: LookAlikeRecord, other: LookAlikeRecord): Omit<DecidingMark, 'mark'> | null {
  const [left, right] = [one.morphology, other.morphology]
  if (left.gills === 'none' || right.gills === 'none' || apart(left.sporePrint.hex, right.sporePrint.hex) < 75)
    return null
  return { left: sporePrintName(left.sporePrint.color), right: sporePrintName(right.sporePrint.color) }
}

/** The marks that tell two species apart, most reliable first, at most one for each letter. */
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
  // Section and underside would take the same place on the sheet.
  const shown = found.some(({ mark }) => mark === 'inside') ? found.filter(({ mark }) => mark !== 'underside') : found
  return shown.slice(0, PAIR_LETTERS.length)
}

const sides: Readonly<Record<Locale, readonly [string, string]>> = {
  en: ['left', 'right'],
  es: ['a la izquierda', 'a la derecha'],
  pt: ['à esquerda', 'à direita'],
}

/** The meaning of a pair's letters, one line each. */
export function legendOf(marks: readonly DecidingMark[]): Localized {
  const line = ({ mark, left, right }: DecidingMark, at: number, locale: Locale): string => {
    const [here, there] = sides[locale]
    return `${PAIR_LETTERS[at]} · ${markNames[mark][locale]}: ${here}, ${left[locale]}; ${there}, ${right[locale]}`
  }
  return Object.fromEntries(
    locales.map((locale) => [locale, marks.map((mark, at) => line(mark, at, locale)).join('\n')]),
  ) as Localized
}
