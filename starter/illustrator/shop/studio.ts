import type { Pt } from '../geometry'
import type { Rng } from '../prng'
import { clipTo, curvePath, place } from '../svg'
import { forkBrush, type Brush } from '../wash'
import { inkLoop } from '../ink-outline'
import { inkFor } from '../color'
import { labelArt, pickLayout, type LabelFacts, type LabelLayout } from './label'
import { bandLoop, onFace } from './shapes'
import { cutout, stampOf, type Aspect, type Stamp } from './figure'
import { type Subject } from './subject'

/** Everything a product painter may use. Pictures are 1600 by 1200 pixels; products stand at about y 980. */
export interface Studio {
  readonly slug: string
  readonly form: string
  readonly brush: Brush
  readonly rng: Rng
  readonly facts: LabelFacts
  readonly dark: string
  readonly light: string
  readonly subject: Subject | undefined
  readonly subjects: readonly Subject[]
  /** The default colour, where the product has several. */
  readonly dye?: string | undefined
}

export type ProductPainter = (studio: Studio) => string

/** Whether the product's slug names one of these words. */
export const named = (studio: Studio, ...words: readonly string[]): boolean => {
  const own = studio.slug.split('-')
  return words.some((word) => own.includes(word))
}

export const hand = (studio: Studio, label: string): Brush => forkBrush(studio.brush, label)

/** A flat label on a slanted or upright face, given by three of its corners. */
export function faceLabel(
  studio: Studio,
  w: number,
  h: number,
  origin: Pt,
  right: Pt,
  down: Pt,
  layouts?: readonly LabelLayout[],
  facts: LabelFacts = studio.facts,
): string {
  const layout = layouts ? pickLayout(studio.rng.fork('layout'), layouts) : undefined
  return onFace(labelArt(facts, hand(studio, `label${Math.round(origin[0])}`), w, h, layout), w, h, origin, right, down)
}

/** A paper label wrapped round a cylinder of `radius` whose middle is at `x`. */
export function wrapLabel(
  studio: Studio,
  x: number,
  y: number,
  halfWidth: number,
  h: number,
  sag: number,
  radius: number,
  layouts?: readonly LabelLayout[],
  facts: LabelFacts = studio.facts,
): string {
  const loop = bandLoop(x, y, halfWidth, h, sag, radius)
  const layout = layouts ? pickLayout(studio.rng.fork('layout'), layouts) : undefined
  // A wrapped band hangs lower in its middle, so flat art begins there, or the name would lose its first line.
  const [drop, rest] = [radius * sag * 0.85, radius * sag * 0.15]
  const art = labelArt(facts, hand(studio, `wrap${Math.round(x)}`), halfWidth * 2, h + rest, layout, drop)
  return (
    clipTo(studio.brush.ids, curvePath(loop, true), place(art, x - halfWidth, y + drop)) +
    inkLoop(loop, studio.rng.fork(`wrap${Math.round(x)}`), { weight: 2.4, color: inkFor(studio.dark), opacity: 0.6 })
  )
}

/** One drawing of a species for repeated use; null when the product has no species. */
export function stampFor(
  studio: Studio,
  aspect: Aspect,
  size: number,
  label: string,
  subject = studio.subject,
): Stamp | null {
  if (!subject) return null
  return stampOf(cutout(subject, hand(studio, `stamp-${label}`), aspect, size))
}
