import { lerp } from './geometry'
import type { Look } from './look'
import type { Pose } from './pose'
import type { Box } from './geometry'
import type { Drawing } from './svg'
import type { Brush } from './wash'

/** Sizes of one body, centimetres. */
export interface BodySize {
  readonly cap: number
  readonly stemLength: number
  readonly stemWidth: number
}

/** A typical mature body of the record. */
export function matureSize(look: Look): BodySize {
  const { capDiameterCm: cap, stipe } = look.morphology
  const { size, form } = look.habit
  const across = lerp(cap[0], cap[1], size)
  // A sessile cup still has a foot to draw.
  if (form === 'cup' && !stipe) return { cap: across, stemLength: across * 0.5, stemWidth: across * 0.3 }
  return {
    cap: across,
    stemLength: stipe ? lerp(stipe.lengthCm[0], stipe.lengthCm[1], 0.28 + size * 0.36) : 0,
    stemWidth: stipe ? lerp(stipe.widthCm[0], stipe.widthCm[1], 0.2 + size * 0.5) : 0,
  }
}

/** A young body: smaller in the cap than in the stem, and never under the smallest size by much. */
export function youngSize(look: Look): BodySize {
  const mature = matureSize(look)
  const { form, cap } = look.habit
  const k = form === 'agaric' && (cap === 'cone' || cap === 'bell') ? 0.72 : 0.5
  return {
    cap: mature.cap * k,
    stemLength: mature.stemLength * 0.56,
    stemWidth: mature.stemWidth * (form === 'agaric' ? 0.86 : 0.7),
  }
}

export interface PoseTraits {
  readonly label: string
  readonly tilt?: number
  readonly lean?: number
  readonly young?: boolean
  readonly side?: number
}

/** A pose in pixels from sizes in centimetres; `lean` is a fraction of the stem's length. */
export function poseOf(size: BodySize, pixelsPerCm: number, traits: PoseTraits): Pose {
  const stemLength = size.stemLength * pixelsPerCm
  return {
    width: size.cap * pixelsPerCm,
    stemLength,
    stemWidth: size.stemWidth * pixelsPerCm,
    lean: (traits.lean ?? 0.06) * stemLength,
    tilt: traits.tilt ?? 0.24,
    young: traits.young ?? false,
    side: traits.side ?? 0,
    label: traits.label,
  }
}

/** Whether a scale factor is so close to 1 that the drawing need not be redrawn. */
export const fits = (factor: number): boolean => factor > 0.97 && factor < 1.04

type Draw = (look: Look, brush: Brush, pose: Pose) => Drawing

/** Draws a detail as large as fits in a box; it is redrawn instead of scaled, so that pen lines keep their width. */
export function drawFitted(
  draw: Draw,
  look: Look,
  brush: Brush,
  size: BodySize,
  traits: PoseTraits,
  room: Box,
): { svg: string; box: Box; pixelsPerCm: number } {
  let scale = (room.w / Math.max(size.cap, 0.1)) * 0.8
  let drawing = draw(look, brush, poseOf(size, scale, traits))
  for (let round = 0; round < 2; round += 1) {
    const factor = Math.min(room.w / drawing.box.w, room.h / drawing.box.h)
    if (fits(factor)) break
    scale *= factor
    drawing = draw(look, brush, poseOf(size, scale, traits))
  }
  const x = room.x + room.w / 2 - (drawing.box.x + drawing.box.w / 2)
  const y = room.y + room.h / 2 - (drawing.box.y + drawing.box.h / 2)
  return {
    svg: `<g transform="translate(${Math.round(x)} ${Math.round(y)})">${drawing.svg}</g>`,
    box: { ...drawing.box, x: drawing.box.x + x, y: drawing.box.y + y },
    pixelsPerCm: scale,
  }
}
