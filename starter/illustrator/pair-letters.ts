import type { CapProfile } from './cap-profiles.data'
import { DANGER_INK } from './danger-sign'
import { distance, lerp, steps, TAU, type Box, type Pt } from './geometry'
import type { Form } from './habit'
import { lettering } from './lettering'
import type { Look } from './look'
import type { Anchor, Drawing } from './svg'

/** The target of a letter on a pair plate: a part of the body, its underside, its section or its spore print. */
export type PairMark = Anchor | 'underside' | 'inside' | 'print'

/** The letters of a pair, in the order of its marks. */
export const PAIR_LETTERS = ['A', 'B', 'C', 'D'] as const

/** One half of a pair plate: its body, moved by `at`, its close-up and its spore print. */
export interface Shown {
  readonly look: Look
  readonly body: Drawing
  readonly at: Pt
  readonly detail: Box
  readonly print: Pt
  /** The sheet of this half; letters stay inside it. */
  readonly sheet: Box
}

interface Circle {
  readonly p: Pt
  readonly r: number
}

const within = ({ x, y, w, h }: Box, [across, down]: Pt): Pt => [x + w * across, y + h * down]

// The cap's position in bodies without anchors, in fractions of their box; other forms use a third down.
const CAP_AT: Partial<Record<Form, Pt>> = {
  morel: [0.5, 0.16],
  reishi: [0.5, 0.16],
  oyster: [0.52, 0.42],
  'insect-club': [0.58, 0.4],
}

// The letter points at the tip of a pointed cap, and at a patch of veil on the top.
const POINTED: readonly CapProfile[] = ['umbo', 'knob', 'cone', 'low-cone']

function onBody(mark: Anchor, { look, body, at }: Shown): Pt {
  const { box } = body
  const { form, cap, tilt, marks } = look.habit
  const folded = look.morphology.surface === 'folded'
  const guess: Record<Anchor, Pt> = {
    cap: within(box, folded ? [0.5, 0.32] : (CAP_AT[form] ?? [0.36, 0.3])),
    ring: within(box, [0.5, 0.55]),
    stem: within(box, [0.5, 0.7]),
    rim: within(box, [0.9, 0.3]),
    base: within(box, [0.5, 0.94]),
  }
  const [x, y] = (body.anchors ?? guess)[mark]
  if (mark !== 'cap' || form !== 'agaric') return [x + at[0], y + at[1]]
  const middle = box.x + box.w / 2
  if (POINTED.includes(cap) || marks.includes('patch'))
    return [lerp(x, middle, 0.9) + at[0], lerp(box.y, y, 0.6) + at[1]]
  // A cap tipped back shows its pores, so the letter moves up to its skin.
  return [x + at[0], (tilt < 0 ? lerp(box.y, y, 0.55) : y) + at[1]]
}

/** The circle of a mark on a half, in pixels. */
function circleOf(mark: PairMark, shown: Shown): Circle {
  if (mark === 'print') return { p: shown.print, r: 58 }
  if (mark === 'underside') return { p: within(shown.detail, [0.3, 0.42]), r: 46 }
  if (mark === 'inside') {
    const { form } = shown.look.habit
    // A cut shell is identified by the spot in its foot, and a cut cup or ear has no flesh in the middle.
    if (form === 'oyster') return { p: within(shown.detail, [0.16, 0.5]), r: 56 }
    if (form === 'ear' || form === 'cup') return { p: within(shown.detail, [0.17, 0.46]), r: 44 }
    return { p: within(shown.detail, [0.5, 0.46]), r: 56 }
  }
  return { p: onBody(mark, shown), r: Math.min(mark === 'cap' ? 48 : 44, Math.max(18, shown.body.box.h * 0.2)) }
}

/** Shrinks circles that would overlap by more than their edge. */
const apart = (circles: readonly Circle[]): Circle[] =>
  circles.map(({ p, r }, i) => {
    const room = circles.map((other, k) => (k === i ? 1 : (distance(p, other.p) * 1.2) / (r + other.r)))
    return { p, r: Math.max(20, r * Math.min(1, ...room)) }
  })

const BADGE = 30

// Candidate directions, up and outwards first; straight down would hide the ground.
const WAYS = steps(12, 0, (TAU * 11) / 12)
  .sort((a, b) => Math.cos(a + TAU / 8) - Math.cos(b + TAU / 8))
  .reverse()

/** The best place for a letter beside its circle, away from other circles and letters and inside the sheet. */
function badgeOf(at: number, circles: readonly Circle[], badges: readonly Pt[], mark: PairMark, shown: Shown): Pt {
  const { p, r } = circles[at] ?? { p: [0, 0], r: 0 }
  const { sheet, detail } = shown
  const cost = ([x, y]: Pt, order: number): number => {
    const onCircles = circles.map((other, k) => (k === at ? 0 : BADGE + 4 + other.r - distance([x, y], other.p)))
    const onBadges = badges.map((other) => (BADGE * 2 + 4 - distance([x, y], other)) * 3)
    const off = [sheet.x + BADGE - x, x + BADGE - sheet.x - sheet.w, sheet.y + BADGE - y, y + BADGE - sheet.y - sheet.h]
    // A letter over the close-up would hide the detail.
    const inward = mark === 'underside' || mark === 'inside' ? Math.max(0, x - detail.x) * 0.5 : 0
    return [...onCircles, ...onBadges, ...off].reduce((sum, v) => sum + Math.max(0, v), inward + order)
  }
  const places = WAYS.map((way): Pt => [p[0] + Math.cos(way) * (r + 20), p[1] + Math.sin(way) * (r + 20)])
  const costs = places.map(cost)
  return places[costs.indexOf(Math.min(...costs))] ?? p
}

/** A circle and its letter; the paper shows around both, so that they read on any colour. */
function lettered({ p: [x, y], r }: Circle, [bx, by]: Pt, letter: string): string {
  const ring = `cx="${Math.round(x)}" cy="${Math.round(y)}" r="${Math.round(r)}" fill="none"`
  const badge = `cx="${Math.round(bx)}" cy="${Math.round(by)}" r="${BADGE}"`
  return (
    `<circle ${ring} stroke="#fffaf0" stroke-width="9" stroke-opacity=".8"/>` +
    `<circle ${ring} stroke="${DANGER_INK}" stroke-width="4"/>` +
    `<circle ${badge} fill="${DANGER_INK}" stroke="#fffaf0" stroke-width="4"/>` +
    lettering([{ text: letter, face: 'bold', size: 42 }], Math.round(bx), Math.round(by) + 15, { color: '#fffaf0' })
  )
}

/** Every mark of a half circled on what it names, its letter beside it. */
export function letters(marks: readonly PairMark[], shown: Shown): string {
  const circles = apart(marks.map((mark) => circleOf(mark, shown)))
  const badges: Pt[] = []
  for (const [k, mark] of marks.entries()) badges.push(badgeOf(k, circles, badges, mark, shown))
  return circles.map((circle, k) => lettered(circle, badges[k] ?? circle.p, PAIR_LETTERS[k] ?? '')).join('')
}
