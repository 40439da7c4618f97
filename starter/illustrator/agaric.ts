import { CAP_PROFILES, type CapProfile } from './cap-profiles.data'
import { paintCap } from './cap'
import { joinBoxes, turnBox, type Box, type Pt } from './geometry'
import { boxOf, ribbon } from './geometry'
import type { Look } from './look'
import { createSolid, type Solid } from './solid'
import { createStipe, paintStipe, type Stipe } from './stipe'
import { place, type Drawing } from './svg'
import { paintUnderside } from './underside'
import { paintRing, paintVolva } from './veils'
import { forkBrush, type Brush } from './wash'

export interface AgaricSpec {
  /** Pixels. */
  readonly capRadius: number
  readonly stemLength: number
  readonly stemWidth: number
  /** Radians; positive shows the top, negative the underside. */
  readonly tilt: number
  /** Sideways reach of the stem, pixels. */
  readonly lean: number
  readonly profile: CapProfile
  readonly label: string
  readonly ringHeight?: number
}

const movedBox = (box: Box, dx: number, dy: number): Box => ({ ...box, x: box.x + dx, y: box.y + dy })

/** The cap's turned body for a look, in pixels. */
function capSolid(look: Look, radius: number, profile: CapProfile, tilt: number, brush: Brush): Solid {
  const { capHeight, wave } = look.habit
  return createSolid({
    profile: CAP_PROFILES[profile].map(([r, z]): Pt => [r, z > 0 ? z * capHeight : z]),
    radius,
    tilt,
    wave,
    rng: brush.rng.fork('solid'),
    lobes: wave > 0.05 ? 7 : 5,
  })
}

/** Height of the ring on the stem, 0 to 1: where it grows, or lower where the cap would hide it. */
function ringHeight(spec: AgaricSpec, stipe: Stipe, solid: Solid, sunk: number): number {
  const wanted = spec.ringHeight ?? 0.74
  if (spec.tilt < 0) return wanted
  const outline = boxOf(solid.outline())
  const rim = stipe.apex[1] + sunk + outline.y + outline.h
  const clear = (rim + stipe.pointAt(0.6).half * 0.7) / stipe.apex[1]
  return Math.max(0.34, Math.min(wanted, clear))
}

/** A whole gilled, pored or toothed mushroom; its origin is the middle of the stem's foot. */
export function agaric(look: Look, brush: Brush, spec: AgaricSpec): Drawing {
  const own = forkBrush(brush, spec.label)
  const stipe = createStipe(
    { length: spec.stemLength, width: spec.stemWidth, lean: spec.lean },
    look.habit.stem,
    own.rng.fork('stem-line'),
  )
  const solid = capSolid(look, spec.capRadius, spec.profile, spec.tilt, own)
  const weight = Math.min(4.4, Math.max(2, spec.capRadius * 0.015))
  const stemWeight = Math.min(weight, Math.max(2, spec.stemWidth * 0.09))
  const volva = paintVolva(stipe, look, own)
  const stem = paintStipe(stipe, look, own, stemWeight)
  const under = Math.sin(spec.tilt) < 0
  const sunk = under ? 0 : spec.capRadius * 0.1
  const at = ringHeight(spec, stipe, solid, under ? 0 : sunk)
  const ring = paintRing(stipe, look, own, at)
  const [x, y] = [stipe.apex[0], stipe.apex[1] + (under ? spec.capRadius * 0.02 : sunk)]
  const cap = place(
    paintCap(solid, look, own, weight) +
      (under ? paintUnderside(solid, look, own, spec.stemWidth * 0.46, weight * 0.8) : ''),
    x,
    y,
    stipe.angle,
  )
  const body = volva.back + (under ? cap + stem + volva.front + ring : stem + volva.front + ring + cap)
  const capBox = movedBox(turnBox(boxOf(solid.outline()), stipe.angle), x, y)
  return {
    svg: body,
    box: joinBoxes([capBox, boxOf(ribbon(stipe.axis, stipe.half))]),
    anchors: {
      cap: [capBox.x + capBox.w * 0.36, capBox.y + capBox.h * 0.4],
      rim: [capBox.x + capBox.w * 0.84, capBox.y + capBox.h * 0.8],
      ring: stipe.pointAt(at - 0.04).p,
      // The stem's letter goes below a low ring, so that it does not seem to name the ring.
      stem: stipe.pointAt(look.habit.ring !== 'none' && at < 0.62 ? at * 0.7 : 0.5).p,
      base: stipe.pointAt(0.08).p,
    },
  }
}
