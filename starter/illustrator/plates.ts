import { caption, detailBar, scaleBar } from './caption'
import type { Box } from './geometry'
import { resolveHabit, slugOf } from './habits'
import { createLook, type Look } from './look'
import { drawFitted, matureSize } from './measure'
import { PAINTERS } from './painters'
import type { FormPainter } from './pose'
import { airWash, paperFor, paperSheet, type Paper } from './paper'
import { createRng } from './prng'
import { growingScene } from './scene'
import { sporePrint } from './spore-print'
import { createIds, place, svgDocument } from './svg'
import type { IllustratedSpecies, LookAlikeRecord } from './types'
import { forkBrush, type Brush } from './wash'

interface Easel {
  readonly look: Look
  readonly brush: Brush
  readonly paper: Paper
}

function easel(slug: string, name: string, facts: Pick<IllustratedSpecies, 'morphology' | 'substrate'>): Easel {
  const rng = createRng(slug)
  const habit = resolveHabit(slug, facts.morphology, facts.substrate)
  return {
    look: createLook(name, facts.morphology, habit),
    brush: { rng, ids: createIds() },
    paper: paperFor(facts.morphology.capColors, rng.fork('paper')),
  }
}

/** The painter of the underside, for bodies that have a separate fertile side. */
const turnedOver = (look: Look): FormPainter['underside'] =>
  look.morphology.gills === 'none' ? undefined : PAINTERS[look.habit.form].underside

const middleOf = (box: Box): readonly [number, number] => [box.x + box.w / 2, box.y + box.h / 2]

/** Wraps a part of the plate in a named group, by which tests find it. */
const part = (name: 'body' | 'section' | 'underside' | 'print', svg: string): string =>
  `<g data-part="${name}">${svg}</g>`

/** A detail with the bar of its own scale beneath: sections and undersides are enlarged or reduced to fill their place. */
function scaled(detail: ReturnType<typeof drawFitted>, size: number): string {
  const { box, pixelsPerCm } = detail
  return (
    detail.svg + detailBar(pixelsPerCm, box.x + box.w / 2, box.y + box.h + size * 1.1, size, Math.max(60, box.w * 0.5))
  )
}

/** The main plate, 1600 x 1200: the organism as it grows, a section, its underside, its spore print and a scale bar. */
export function speciesPlate(facts: IllustratedSpecies): string {
  const { look, brush, paper } = easel(facts.slug, facts.scientificName, facts)
  const painter = PAINTERS[look.habit.form]
  const below = turnedOver(look)
  const room: Box = { x: 92, y: 96, w: 910, h: 860 }
  const scene = growingScene(look, brush, room)
  const size = matureSize(look)
  const detail = { ...size, stemLength: Math.min(size.stemLength, size.cap * 1.5) }
  const sectionRoom: Box = below ? { x: 1075, y: 98, w: 420, h: 345 } : { x: 1075, y: 120, w: 420, h: 470 }
  const section = drawFitted(
    painter.section,
    look,
    forkBrush(brush, 'section'),
    detail,
    { label: 'section' },
    sectionRoom,
  )
  const shortStem = {
    ...size,
    stemLength: Math.min(size.stemLength, size.cap * 0.62),
    stemWidth: Math.min(size.stemWidth, size.cap * 0.3),
  }
  const under = below
    ? scaled(
        drawFitted(
          below,
          look,
          forkBrush(brush, 'underside'),
          shortStem,
          { label: 'under', lean: 0.02 },
          { x: 1085, y: 518, w: 400, h: 250 },
        ),
        22,
      )
    : ''
  const print = place(
    sporePrint(look, forkBrush(brush, 'print'), 92),
    1285,
    below ? 952 : 830,
    brush.rng.fork('print-turn').range(-0.06, 0.06),
  )
  const [cx, cy] = middleOf(room)
  const body =
    paperSheet(1600, 1200, paper, forkBrush(brush, 'sheet')) +
    airWash([cx, cy - 20], 430, 400, paper.air, brush.rng.fork('air')) +
    airWash([1285, 430], 210, 300, paper.air, brush.rng.fork('air2'), 0.6) +
    part('body', scene.svg) +
    part('section', scaled(section, 22)) +
    (under ? part('underside', under) : '') +
    part('print', print) +
    caption(facts.scientificName, facts.variation, 800, 1138, 38) +
    scaleBar(scene.pixelsPerCm, 1515, 1128, 30)
  return svgDocument(1600, 1200, facts.scientificName, body)
}

/** Close-up of the underside, or of the section where there is nothing to turn over, 1200 x 900. */
export function undersidePlate(facts: IllustratedSpecies): string {
  const { look, brush, paper } = easel(facts.slug, facts.scientificName, facts)
  const painter = PAINTERS[look.habit.form]
  const size = matureSize(look)
  const short = {
    ...size,
    stemLength: Math.min(size.stemLength, size.cap * 0.7),
    stemWidth: Math.min(size.stemWidth, size.cap * 0.34),
  }
  const main = turnedOver(look) ?? painter.closeUp
  const close = drawFitted(
    main ?? painter.section,
    look,
    forkBrush(brush, 'close'),
    short,
    { label: 'close', lean: 0.03 },
    main ? { x: 90, y: 90, w: 660, h: 660 } : { x: 150, y: 90, w: 900, h: 660 },
  )
  const beside = main
    ? scaled(
        drawFitted(
          painter.section,
          look,
          forkBrush(brush, 'beside'),
          short,
          { label: 'beside' },
          { x: 800, y: 160, w: 310, h: 480 },
        ),
        22,
      )
    : ''
  const body =
    paperSheet(1200, 900, paper, forkBrush(brush, 'sheet-close')) +
    airWash([main ? 420 : 600, 430], main ? 330 : 460, 320, paper.air, brush.rng.fork('air-close')) +
    close.svg +
    beside +
    caption(facts.scientificName, facts.variation, 600, 850, 30) +
    scaleBar(close.pixelsPerCm, 1132, 842, 24, 210)
  return svgDocument(1200, 900, facts.scientificName, body)
}

/** The spore print alone, 800 x 600. */
export function sporePrintPlate(facts: IllustratedSpecies): string {
  const { look, brush, paper } = easel(facts.slug, facts.scientificName, facts)
  const body =
    paperSheet(800, 600, paper, forkBrush(brush, 'sheet-print')) +
    place(sporePrint(look, forkBrush(brush, 'big-print'), 186), 400, 276, brush.rng.fork('turn').range(-0.05, 0.05)) +
    caption(facts.scientificName, facts.variation, 400, 560, 26)
  return svgDocument(800, 600, facts.scientificName, body)
}

/** A smaller plate of a look-alike, 800 x 600: the organism as it grows and its spore print. */
export function lookAlikePlate(record: LookAlikeRecord): string {
  const { look, brush, paper } = easel(slugOf(record.scientificName), record.scientificName, record)
  const room: Box = { x: 90, y: 84, w: 760, h: 640 }
  const scene = growingScene(look, brush, room)
  const [cx, cy] = middleOf(room)
  const size = matureSize(look)
  const section = drawFitted(
    PAINTERS[look.habit.form].section,
    look,
    forkBrush(brush, 'section'),
    { ...size, stemLength: Math.min(size.stemLength, size.cap * 1.4) },
    { label: 'section' },
    { x: 890, y: 100, w: 240, h: 340 },
  )
  const body =
    paperSheet(1200, 900, paper, forkBrush(brush, 'sheet')) +
    airWash([cx, cy], 360, 300, paper.air, brush.rng.fork('air')) +
    scene.svg +
    place(sporePrint(look, forkBrush(brush, 'print'), 84), 1010, 620, 0.04) +
    scaled(section, 24) +
    caption(record.scientificName, null, 600, 846, 32) +
    scaleBar(scene.pixelsPerCm, 1132, 838, 28, 210)
  return svgDocument(1200, 900, record.scientificName, body).replace(
    'width="1200" height="900"',
    'width="800" height="600"',
  )
}
