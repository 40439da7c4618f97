import { detailBar, scaleBar } from './caption'
import { DANGER_INK, skull } from './danger-sign'
import { eggSection, veilEgg } from './egg'
import { clamp, joinBoxes, mixPt, moveBox, type Box, type Pt } from './geometry'
import { groundBack, groundFront } from './ground'
import { resolveHabit, slugOf } from './habits'
import { lettering, letteringWidth, type Words } from './lettering'
import { createLook, type Look } from './look'
import { matureSize, poseOf, type BodySize } from './measure'
import { PAINTERS } from './painters'
import { letters, type PairMark } from './pair-letters'
import { airWash, paperFor, paperSheet } from './paper'
import { createRng } from './prng'
import { sporePrint } from './spore-print'
import { createIds, place, svgDocument, type Drawing } from './svg'
import type { LookAlikeRecord } from './types'
import { forkBrush, type Brush } from './wash'
import { lyingLog, standingTrunk } from './wood'

export interface PairSide {
  readonly record: LookAlikeRecord
  readonly dangerous: boolean
}

interface Half {
  readonly look: Look
  readonly brush: Brush
  readonly side: PairSide
  readonly left: number
  readonly size: BodySize
  /** Drawn as an egg, because it is mistaken for a ball. */
  readonly egg: boolean
  /** Drawn as a tuft, because its stem tells the two apart. */
  readonly tufted: boolean
}

// Width of an egg, as a fraction of the cap that grows from it.
const EGG = 0.5

/** Width of a stored pair picture, pixels. */
export const PAIR_WIDTH = 960

const [WIDTH, HEIGHT, MIDDLE] = [1200, 900, 600]
const FLOOR = 560
const BODY: Box = { x: 40, y: 60, w: 520, h: FLOOR - 60 }
const DETAIL: Box = { x: 40, y: 622, w: 300, h: 176 }

const onWood = ({ habit }: Look): boolean => ['log', 'trunk', 'stump', 'branch'].includes(habit.stand)

const ATTACHED = ['bracket', 'oyster', 'ear', 'chaga', 'black-knot', 'icicle']

/** Whether it rises from wood in a tuft, instead of sitting flat on it. */
const rises = (look: Look): boolean => onWood(look) && look.habit.group === 'cluster' && liftOf(look) > 0

/** Pixels by which a body on wood is raised above the floor. */
const liftOf = (look: Look): number => (onWood(look) && !ATTACHED.includes(look.habit.form) ? 60 : 0)

/** Three that rise from one foot, the mature one before its two younger neighbors. */
function tuftOf({ look, brush, size }: Half, scale: number): Drawing {
  const own = forkBrush(brush, 'body')
  const { whole } = PAINTERS[look.habit.form]
  // A funnel flares into its stem and bends less.
  const reach = look.habit.form === 'funnel' ? 0.15 : 0.5
  const stems = (
    [
      ['left', -reach, 0.8],
      ['right', reach, 0.68],
      ['mature', look.habit.stemCurve * 0.3, 1],
    ] as const
  ).map(([label, lean, k]) => {
    const member = { cap: size.cap * k * k, stemLength: size.stemLength * k, stemWidth: size.stemWidth * k }
    const drawing = whole(look, own, poseOf(member, scale, { label, tilt: look.habit.tilt, lean }))
    const x = label === 'mature' ? 0 : Math.sign(lean) * size.stemWidth * scale * 0.4
    return { ...drawing, svg: place(drawing.svg, x, 0), box: moveBox(drawing.box, x, 0) }
  })
  const { anchors } = stems[2] as Drawing
  return {
    svg: stems.map(({ svg }) => svg).join(''),
    box: joinBoxes(stems.map(({ box }) => box)),
    // The letter points at where the stems part, which shows that they grow together.
    anchors: anchors && { ...anchors, stem: mixPt(anchors.base, anchors.stem, 0.75) },
  }
}

/** One mature body; three shells of an oyster, since one would not be recognised, and a tuft where `tufted`. */
function body(half: Half, scale: number): Drawing {
  const { look, brush, size, egg, tufted } = half
  const own = forkBrush(brush, 'body')
  if (egg) return veilEgg(look, own, size.cap * EGG * scale)
  if (tufted) return tuftOf(half, scale)
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
    return { svg: place(shell.svg, x * unit, y * unit), box: moveBox(shell.box, x * unit, y * unit) }
  })
  return { svg: shells.map(({ svg }) => svg).join(''), box: joinBoxes(shells.map(({ box }) => box)) }
}

/** The underside where both species have one, else the section; an egg is always cut. */
function detail({ look, brush, size, egg }: Half, scale: number, cut: boolean): Drawing {
  const own = forkBrush(brush, 'detail')
  if (egg) return eggSection(look, own, size.cap * EGG * scale)
  const painter = PAINTERS[look.habit.form]
  const short = {
    cap: size.cap,
    // A cut shows how the cap hangs on its stem, an underside little of the stem.
    stemLength: Math.min(size.stemLength, size.cap * (cut ? 1.1 : 0.62)),
    stemWidth: Math.min(size.stemWidth, size.cap * (cut ? 0.6 : 0.3)),
  }
  const below = cut || look.morphology.gills === 'none' ? undefined : painter.underside
  return below
    ? below(look, own, poseOf(short, scale, { label: 'under', lean: 0.02 }))
    : painter.section(look, own, poseOf(short, scale, { label: 'cut' }))
}

const fitOf = (room: Box, { box }: Drawing): number => Math.min(room.w / box.w, room.h / box.h)

// The trial scale is small, where drawing is fast; the slack is for drawings that come out larger at full scale.
const [TRIAL, SLACK] = [14, 0.96]

/** The scale, pixels per centimetre, at which a drawing fills its room. */
const fittingScale = (room: Box, draw: (scale: number) => Drawing): number => TRIAL * fitOf(room, draw(TRIAL)) * SLACK

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
  // A body with a root is drawn above the ground with its whole root.
  if (look.habit.stem === 'root') return { back: groundBack({ ...spec, y: foot[1] - 34 }, own), front: '' }
  return { back: groundBack(spec, own), front: groundFront({ ...spec, y: foot[1] + 4 }, own) }
}

// Width of a skull and the gap beside it, pixels.
const SKULL = 60

/** The name, after a skull if dangerous: centred, unless a long name needs the room, and clear of the scale bar. */
const title = (half: Half): string => {
  const { scientificName } = half.side.record
  const { dangerous } = half.side
  const color = dangerous ? DANGER_INK : '#3b3024'
  const name: Words = { text: scientificName, face: 'italic', size: 34 }
  const width = letteringWidth(name.text, name.face, name.size)
  const x = half.left + 300 + (dangerous ? SKULL / 2 : 0)
  return (
    lettering([name], x, 862, { color }) +
    (dangerous ? place(skull(), half.left + clamp(x - half.left - width / 2 - SKULL * 0.7, 44, 118), 848, 0, 0.8) : '')
  )
}

/** Sizes at which two bodies can be confused: where they differ much, the large one young, the small one full grown. */
function sizes([one, other]: readonly [Look, Look], eggs: readonly boolean[]): [BodySize, BodySize] {
  const [a, b] = [matureSize(one), matureSize(other)]
  // A ball larger than a hand is no longer mistaken for an egg.
  const ball = (size: BodySize): BodySize => ({ ...size, cap: Math.min(size.cap, 8) })
  if (eggs[0]) return [a, ball(b)]
  if (eggs[1]) return [ball(a), b]
  const sized = (look: Look, size: number): BodySize => matureSize({ ...look, habit: { ...look.habit, size } })
  const reach = (size: BodySize): number => size.cap + size.stemLength
  const met = (large: Look, small: Look): [BodySize, BodySize] => {
    const young = sized(large, 0)
    if (reach(young) <= reach(matureSize(small)) * 2.4) return [young, matureSize(small)]
    // They still differ too much: shorten the stem of the large one and take the small one at its largest.
    const shortest = large.morphology.stipe?.lengthCm[0] ?? young.stemLength
    return [{ ...young, stemLength: Math.min(young.stemLength, shortest) }, sized(small, 1)]
  }
  if (reach(a) > reach(b) * 2.4) return met(one, other)
  if (reach(b) > reach(a) * 2.4) return met(other, one).reverse() as [BodySize, BodySize]
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
    tufted: marks.includes('stem') && rises(looks[i as 0 | 1]),
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
    const sits = ATTACHED.includes(half.look.habit.form)
    const at: Pt = [
      half.left + 300 - (whole.box.x + whole.box.w / 2),
      sits
        ? BODY.y + BODY.h / 2 - (whole.box.y + whole.box.h / 2)
        : Math.min(foot, foot - (whole.box.y + whole.box.h) + 14),
    ]
    const box = moveBox(whole.box, at[0], at[1])
    const floor = ground(half, [at[0], sits ? FLOOR : box.y + box.h - 8], box)
    const closeUp = (scale: number): Drawing => detail(half, scale, cut)
    const pieceScale = fittingScale(DETAIL, closeUp)
    const piece = closeUp(pieceScale)
    const pieceAt: Pt = [
      half.left + DETAIL.x + DETAIL.w / 2 - (piece.box.x + piece.box.w / 2),
      DETAIL.y + DETAIL.h / 2 - (piece.box.y + piece.box.h / 2),
    ]
    const pieceBox = moveBox(piece.box, pieceAt[0], pieceAt[1])
    const print: Pt = [half.left + 462, 706]
    const sheet: Box = { x: half.left + 20, y: 20, w: MIDDLE - 40, h: 800 }
    const circles = letters(marks, { look: half.look, body: whole, at, detail: pieceBox, print, sheet })
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
  // The SVG has the size at which it is stored, so that it is rasterised once and not scaled down.
  return svgDocument(WIDTH, HEIGHT, name, content).replace(
    `width="${WIDTH}" height="${HEIGHT}"`,
    `width="${PAIR_WIDTH}" height="${(PAIR_WIDTH * HEIGHT) / WIDTH}"`,
  )
}
