import { CAPTION_FONT, detailBar, scaleBar } from './caption'
import { DANGER_INK, skull } from './danger-sign'
import { eggSection, veilEgg } from './egg'
import { joinBoxes, type Box, type Pt } from './geometry'
import { groundBack, groundFront } from './ground'
import { resolveHabit, slugOf } from './habits'
import { createLook, type Look } from './look'
import { matureSize, poseOf, type BodySize } from './measure'
import { PAINTERS } from './painters'
import { airWash, paperFor, paperSheet } from './paper'
import { createRng } from './prng'
import { sporePrint } from './spore-print'
import { createIds, escapeText, place, svgDocument, type Anchor, type Drawing } from './svg'
import type { LookAlikeRecord } from './types'
import { forkBrush, type Brush } from './wash'
import { lyingLog, standingTrunk } from './wood'

/** Where a letter of a pair points: a part of the body, its fertile side, its cut or its spore print. */
export type PairMark = Anchor | 'underside' | 'inside' | 'print'

export interface PairSide {
  readonly record: LookAlikeRecord
  readonly dangerous: boolean
}

/** The letters of a pair, in the order of its marks. */
export const PAIR_LETTERS = ['A', 'B', 'C', 'D'] as const

interface Half {
  readonly look: Look
  readonly brush: Brush
  readonly side: PairSide
  readonly left: number
  readonly size: BodySize
  /** Shown as the egg it is when it is taken for a ball. */
  readonly egg: boolean
}

// How wide an egg is, by the cap that grows from it.
const EGG = 0.5

/** Pixels across of a pair as it is stored. */
export const PAIR_WIDTH = 960

const [WIDTH, HEIGHT, MIDDLE] = [1200, 900, 600]
const FLOOR = 560
const BODY: Box = { x: 40, y: 60, w: 520, h: FLOOR - 60 }
const DETAIL: Box = { x: 40, y: 622, w: 300, h: 176 }

const moved = (box: Box, x: number, y: number): Box => ({ ...box, x: box.x + x, y: box.y + y })

const onWood = ({ habit }: Look): boolean => ['log', 'trunk', 'stump', 'branch'].includes(habit.stand)

const ATTACHED = ['bracket', 'oyster', 'ear', 'chaga', 'black-knot', 'icicle']

/** How far what stands on wood is raised above the floor. */
const liftOf = (look: Look): number => (onWood(look) && !ATTACHED.includes(look.habit.form) ? 60 : 0)

/** One mature body; shells come in threes, for one alone looks like no oyster. */
function body({ look, brush, size, egg }: Half, scale: number): Drawing {
  const own = forkBrush(brush, 'body')
  if (egg) return veilEgg(look, own, size.cap * EGG * scale)
  const { whole } = PAINTERS[look.habit.form]
  const traits = { label: 'mature', tilt: look.habit.tilt, lean: look.habit.stemCurve * 0.5 }
  if (look.habit.form !== 'oyster') return whole(look, own, poseOf(size, scale, traits))
  const unit = size.cap * scale
  const shells = (
    [
      [-0.42, -0.2, 0.74, -0.6],
      [0.44, -0.16, 0.7, 0.6],
      [0, 0.06, 1, 0.05],
    ] as const
  ).map(([x, y, k, side], i) => {
    const shell = whole(look, own, poseOf({ ...size, cap: size.cap * k }, scale, { label: `shell${i}`, side }))
    return { svg: place(shell.svg, x * unit, y * unit), box: moved(shell.box, x * unit, y * unit) }
  })
  return { svg: shells.map(({ svg }) => svg).join(''), box: joinBoxes(shells.map(({ box }) => box)) }
}

/** The fertile side where both have one, else the cut; an egg where a ball is the other. */
function detail({ look, brush, size, egg }: Half, scale: number, cut: boolean): Drawing {
  const own = forkBrush(brush, 'detail')
  if (egg) return eggSection(look, own, size.cap * EGG * scale)
  const painter = PAINTERS[look.habit.form]
  const short = {
    cap: size.cap,
    stemLength: Math.min(size.stemLength, size.cap * 0.62),
    stemWidth: Math.min(size.stemWidth, size.cap * 0.3),
  }
  const below = cut || look.morphology.gills === 'none' ? undefined : painter.underside
  return below
    ? below(look, own, poseOf(short, scale, { label: 'under', lean: 0.02 }))
    : painter.section(look, own, poseOf(short, scale, { label: 'cut' }))
}

const fitOf = (room: Box, { box }: Drawing): number => Math.min(room.w / box.w, room.h / box.h)

// A first look is taken small, where a drawing is quickly made; what is drawn with a finer pen comes out a little larger.
const [TRIAL, SLACK] = [14, 0.96]

/** The scale, pixels per centimetre, at which a drawing fills its room. */
const fittingScale = (room: Box, draw: (scale: number) => Drawing): number => TRIAL * fitOf(room, draw(TRIAL)) * SLACK

/** A circle and its letter; the paper shows around both, so that they read on any colour. */
function lettered([x, y]: Pt, radius: number, letter: string, way: 1 | -1): string {
  const off = Math.max(radius * 0.74, 30)
  const [bx, by] = [Math.round(x + way * off), Math.round(y - off)]
  const ring = `cx="${Math.round(x)}" cy="${Math.round(y)}" r="${Math.round(radius)}" fill="none"`
  return (
    `<circle ${ring} stroke="#fffaf0" stroke-width="9" stroke-opacity=".8"/>` +
    `<circle ${ring} stroke="${DANGER_INK}" stroke-width="4"/>` +
    `<circle cx="${bx}" cy="${by}" r="30" fill="${DANGER_INK}" stroke="#fffaf0" stroke-width="4"/>` +
    `<text x="${bx}" y="${by + 15}" text-anchor="middle" font-family="${CAPTION_FONT}" font-weight="bold" font-size="42" fill="#fffaf0">${letter}</text>`
  )
}

function ground({ look, brush, left }: Half, foot: Pt, box: Box): { back: string; front: string } {
  const own = forkBrush(brush, 'ground')
  if (onWood(look) && ATTACHED.includes(look.habit.form)) {
    const { bark, stand } = look.habit
    const [x, y] = [left + 300, box.y + box.h / 2]
    const back =
      stand === 'trunk'
        ? standingTrunk(x, BODY.y - 10, FLOOR + 30, Math.min(360, Math.max(170, box.w * 0.7)), bark, own)
        : lyingLog(
            left + 80,
            y - Math.min(130, Math.max(70, box.h * 0.34)),
            440,
            Math.min(260, Math.max(140, box.h * 0.7)),
            bark,
            own,
          )
    return { back, front: '' }
  }
  if (onWood(look)) return { back: lyingLog(left + 50, foot[1] - 16, 500, 84, look.habit.bark, own), front: '' }
  // Grass would hide the foot, which decides more often than anything else.
  const kinds = look.habit.ground.map((kind) => (kind === 'grass' ? 'moss' : kind))
  const spec = { x: left + 40, y: foot[1], width: 520, kinds }
  return { back: groundBack(spec, own), front: groundFront({ ...spec, y: foot[1] + 4 }, own) }
}

/** Where each mark lies on a half, and how large its circle is. */
function anchorOf(
  mark: PairMark,
  { look }: Half,
  drawn: Drawing,
  at: Pt,
  detailBox: Box,
  print: Pt,
): { p: Pt; r: number } {
  if (mark === 'print') return { p: print, r: 58 }
  if (mark === 'underside') return { p: [detailBox.x + detailBox.w * 0.3, detailBox.y + detailBox.h * 0.42], r: 46 }
  // The spot that gives a shell away lies in its foot.
  const into = look.habit.form === 'oyster' ? 0.16 : 0.5
  if (mark === 'inside') return { p: [detailBox.x + detailBox.w * into, detailBox.y + detailBox.h * 0.5], r: 56 }
  const { box } = drawn
  const guess: Record<Anchor, Pt> = {
    cap: [box.x + box.w * 0.36, box.y + box.h * 0.3],
    ring: [box.x + box.w / 2, box.y + box.h * 0.55],
    stem: [box.x + box.w / 2, box.y + box.h * 0.7],
    rim: [box.x + box.w * 0.9, box.y + box.h * 0.3],
    base: [box.x + box.w / 2, box.y + box.h * 0.94],
  }
  const [x, y] = (drawn.anchors ?? guess)[mark]
  return { p: [x + at[0], y + at[1]], r: Math.min(mark === 'cap' ? 48 : 44, Math.max(18, box.h * 0.2)) }
}

const title = (half: Half): string => {
  const { scientificName } = half.side.record
  const color = half.side.dangerous ? DANGER_INK : '#3b3024'
  const x = half.left + 300
  return (
    `<text x="${x}" y="862" text-anchor="middle" font-family="${CAPTION_FONT}" font-style="italic" font-size="34" fill="${color}">${escapeText(scientificName)}</text>` +
    (half.side.dangerous
      ? place(skull(), Math.max(half.left + 34, x - scientificName.length * 9.2 - 50), 848, 0, 0.8)
      : '')
  )
}

/** Bodies of very different size are met where they can be mistaken: the large one young, the small one full grown. */
function sizes([one, other]: readonly [Look, Look], eggs: readonly boolean[]): [BodySize, BodySize] {
  const [a, b] = [matureSize(one), matureSize(other)]
  // A ball is mistaken for an egg while it is no larger than one's hand.
  const ball = (size: BodySize): BodySize => ({ ...size, cap: Math.min(size.cap, 8) })
  if (eggs[0]) return [a, ball(b)]
  if (eggs[1]) return [ball(a), b]
  const small = (look: Look): BodySize => matureSize({ ...look, habit: { ...look.habit, size: 0 } })
  const reach = (size: BodySize): number => size.cap + size.stemLength
  if (reach(a) > reach(b) * 2.4) return [small(one), b]
  if (reach(b) > reach(a) * 2.4) return [a, small(other)]
  return [a, b]
}

/**
 * Two species that are taken for one another, 1200 x 900: both bodies at one scale, an underside or cut of each with
 * a bar of its own, both spore prints, and the marks that decide circled on each and lettered in their order.
 */
export function pairPlate(sides: readonly [PairSide, PairSide], marks: readonly PairMark[]): string {
  const name = sides.map(({ record }) => record.scientificName).join(' · ')
  const rng = createRng(name)
  const ids = createIds()
  const looks = sides.map(({ record }) =>
    createLook(
      record.scientificName,
      record.morphology,
      resolveHabit(slugOf(record.scientificName), record.morphology, record.substrate),
    ),
  ) as [Look, Look]
  const cut = marks.includes('inside')
  const eggs = looks.map(
    ({ habit }, i) => cut && habit.volva === 'sac' && !['agaric', 'funnel'].includes(looks[i === 0 ? 1 : 0].habit.form),
  )
  const measured = sizes(looks, eggs)
  const halves = sides.map((side, i): Half => ({
    side,
    look: looks[i as 0 | 1],
    size: measured[i as 0 | 1],
    egg: eggs[i] ?? false,
    left: i * MIDDLE,
    brush: { rng: rng.fork(side.record.scientificName), ids },
  }))
  const bodyScale = Math.min(
    ...halves.map((half) => fittingScale({ ...BODY, h: BODY.h - liftOf(half.look) }, (scale) => body(half, scale))),
  )
  const paper = paperFor(
    looks.map(({ cap }) => cap),
    rng.fork('paper'),
  )
  const drawn = halves.map((half, i) => {
    const whole = body(half, bodyScale)
    const foot = FLOOR - liftOf(half.look)
    const rises = ATTACHED.includes(half.look.habit.form)
    const at: Pt = [
      half.left + 300 - (whole.box.x + whole.box.w / 2),
      rises
        ? BODY.y + BODY.h / 2 - (whole.box.y + whole.box.h / 2)
        : Math.min(foot, foot - (whole.box.y + whole.box.h) + 14),
    ]
    const box = moved(whole.box, at[0], at[1])
    const floor = ground(half, [at[0], rises ? FLOOR : box.y + box.h - 8], box)
    const closeUp = (scale: number): Drawing => detail(half, scale, cut)
    const pieceScale = fittingScale(DETAIL, closeUp)
    const piece = closeUp(pieceScale)
    const pieceAt: Pt = [
      half.left + DETAIL.x + DETAIL.w / 2 - (piece.box.x + piece.box.w / 2),
      DETAIL.y + DETAIL.h / 2 - (piece.box.y + piece.box.h / 2),
    ]
    const pieceBox = moved(piece.box, pieceAt[0], pieceAt[1])
    const print: Pt = [half.left + 462, 706]
    const circles = marks
      .map((mark, k) => {
        const { p, r } = anchorOf(mark, half, whole, at, pieceBox, print)
        // Letters go out to both sides, so that two on a small body do not lie on one another.
        return lettered(p, r, PAIR_LETTERS[k] ?? '', k % 2 ? -1 : 1)
      })
      .join('')
    return (
      (half.side.dangerous ? airWash([half.left + 300, 330], 250, 270, '#b4553a', rng.fork(`danger${i}`), 0.3) : '') +
      floor.back +
      place(whole.svg, at[0], at[1]) +
      floor.front +
      place(piece.svg, pieceAt[0], pieceAt[1]) +
      place(sporePrint(half.look, forkBrush(half.brush, 'print'), 62), print[0], print[1], 0.03) +
      detailBar(pieceScale, half.left + DETAIL.x + DETAIL.w / 2, 808, 20, 120) +
      title(half) +
      circles
    )
  })
  const line = `<path d="M${MIDDLE} 84V872" fill="none" stroke="#3b3024" stroke-width="2.5" stroke-dasharray="3 11" stroke-opacity=".45"/>`
  const content =
    paperSheet(WIDTH, HEIGHT, paper, { rng: rng.fork('sheet'), ids }) +
    line +
    drawn.join('') +
    scaleBar(bodyScale, 685, 54, 24, 170)
  // Stored at this size, so that it is painted once and not painted large and shrunk.
  return svgDocument(WIDTH, HEIGHT, name, content).replace(
    `width="${WIDTH}" height="${HEIGHT}"`,
    `width="${PAIR_WIDTH}" height="${(PAIR_WIDTH * HEIGHT) / WIDTH}"`,
  )
}
