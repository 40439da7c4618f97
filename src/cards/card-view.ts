import type { CardCollection } from '@/core/collections'
import { foreignLang, textIn, type Locale, type Text } from '@/core/locales'
import type { Translator } from '@/platform/i18n/translator'
import type { Tone } from '@/ui/patterns/chip'
import type { Reach } from '@/platform/place/reach'
import type { ChipIconName } from '@/ui/patterns/chip-icon'
import type { PriceProps } from '@/ui/patterns/price'
import type { RatingProps } from '@/ui/patterns/rating'

export type ChipView = {
  readonly label: string
  readonly tone: Tone
  readonly icon: ChipIconName | null
  /** The language of its label, where that is not the visitor's (D-21). */
  readonly lang?: string
}

export type CardPicture = {
  readonly src: string
  readonly srcSet: string
  readonly width: number
  readonly height: number
  /** As `object-position`, where it is not the middle. */
  readonly focus?: string
}

/**
 * A card in a visitor's locale, ready to be rendered on the server or in the browser, and what the calls return
 * (D-06: card projection).
 */
export type CardView = {
  readonly id: number
  readonly slug: string
  readonly relationTo: CardCollection
  readonly title: string
  /** Languages of title and lead, where they are not the visitor's (D-21). */
  readonly lang: { readonly title: string | null; readonly lead: string | null }
  readonly href: string
  readonly over: { readonly text: string; readonly scientific: boolean } | null
  readonly lead: string | null
  readonly picture: CardPicture | null
  /** `mark` is a logo, shown small in the middle; `cover` fills the frame. */
  readonly pictureFit: 'cover' | 'mark'
  readonly badges: readonly ChipView[]
  readonly chips: readonly ChipView[]
  readonly price: PriceProps | null
  readonly rating: RatingProps | null
  /** How far away, where a visitor filters by what is near. */
  readonly distance: string | null
  /** Where it may go, and the labels for `no` and for a place that depends on the state; null for everywhere. */
  readonly reach: (Reach & { readonly labels: Readonly<Record<'no' | 'byState', string>> }) | null
}

/** What a card needs besides its document. */
export type CardContext = {
  readonly locale: Locale
  readonly t: Translator
  readonly now: Date
  readonly unratedDisplay: 'default' | 'none'
}

/** Chips of a card at most (NUM-03). */
const mostChips = 2

/** The first of these, as many as a card has room for. */
export const firstChips = (chips: readonly ChipView[]): ChipView[] => chips.slice(0, mostChips)

export const chip = (label: string, tone: Tone = 'neutral', icon: ChipIconName | null = null): ChipView => ({
  label,
  tone,
  icon,
})

const warningTones: ReadonlySet<Tone> = new Set(['suspect', 'amanita', 'deadly'])

export const isWarning = ({ tone }: ChipView): boolean => warningTones.has(tone)

/** The chips that warn of harm, which no card leaves out, however little room it has (SAF-04). */
export const warningsOf = ({ badges, chips }: Pick<CardView, 'badges' | 'chips'>): ChipView[] =>
  [...badges, ...chips].filter(isWarning)

/** A chip with an editor's text, marked with its language where the visitor's has none. */
export function textChip(text: Text, locale: Locale, tone?: Tone): ChipView {
  const lang = foreignLang(text, locale)
  return { ...chip(textIn(text, locale), tone), ...(lang ? { lang } : {}) }
}
