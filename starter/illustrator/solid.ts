import { cloudOutline, heldAt, lerp, splinePoints, steps, TAU, type Pt } from './geometry'
import { loopNoise, type Rng } from './prng'

/** A spot on a turned body as the eye sees it. */
export interface Spot {
  readonly p: Pt
  /** Screen vectors of one pixel on the surface: `round` the body, and `down` the profile. */
  readonly round: Pt
  readonly down: Pt
  /** Positive when the spot faces the eye; 1 head-on. */
  readonly facing: number
  /** 0 in shadow to 1 in full light. */
  readonly light: number
}

/** A body turned on an upright axis, seen from `tilt` radians above (negative: below). */
export interface Solid {
  readonly radius: number
  readonly tilt: number
  spot(turn: number, t: number): Spot
  /** Screen point of any radius and height at an angle, following the waviness of the margin. */
  at(turn: number, r: number, z: number): Pt
  /** The margin as a closed loop. */
  rim(count: number): Pt[]
  outline(): Pt[]
  /** Profile point: radius and height in pixels at `t`, 0 apex to 1 margin. */
  profileAt(t: number): Pt
}

export interface SolidOptions {
  /** Radius and height pairs from the apex to the margin, as fractions of `radius`. */
  readonly profile: readonly Pt[]
  readonly radius: number
  readonly tilt: number
  /** Height of margin waves as a fraction of the radius. */
  readonly wave?: number
  readonly lobes?: number
  readonly rng: Rng
}

/** A line down the body, from its apex to its margin: how it swells and rises, and where it faces. */
type Meridian = { readonly wider: number; readonly higher: number; readonly cos: number; readonly sin: number }

const LIGHT = { x: -0.55, toward: 0.42, z: 0.72 } as const

/** Builds a turned body; heights are measured from the margin's own zero. */
export function createSolid(options: SolidOptions): Solid {
  const { radius, tilt, wave = 0.02, lobes = 6, rng } = options
  const profile = splinePoints(options.profile, 41).map(([r, z]): Pt => [Math.max(0, r) * radius, z * radius])
  const swell = loopNoise(rng.fork('swell'), lobes)
  const ripple = loopNoise(rng.fork('ripple'), lobes + 2)
  const [sin, cos] = [Math.sin(tilt), Math.cos(tilt)]

  // How the body swells at an angle, and how far its margin rises there.
  const waves = (turn: number): Pt => [swell(turn / TAU) * (0.02 + wave * 0.9), ripple(turn / TAU) * wave * radius]
  const meridianAt = (turn: number): Meridian => {
    const [wider, higher] = waves(turn)
    return { wider, higher, cos: Math.cos(turn), sin: Math.sin(turn) }
  }
  const point = (meridian: Meridian, r: number, z: number): Pt => {
    const u = r / radius
    const wide = r * (1 + meridian.wider * u)
    const high = z + meridian.higher * u ** 3
    return [wide * meridian.cos, -high * cos + wide * meridian.sin * sin]
  }
  const at = (turn: number, r: number, z: number): Pt => point(meridianAt(turn), r, z)
  const profileAt = (t: number): Pt => {
    const x = t * 40
    const i = Math.min(39, Math.floor(x))
    const [a, b] = [heldAt(profile, i), heldAt(profile, i + 1)]
    return [lerp(a[0], b[0], x - i), lerp(a[1], b[1], x - i)]
  }
  const spot = (turn: number, t: number): Spot => {
    const [a, b] = [profileAt(Math.max(0, t - 0.02)), profileAt(Math.min(1, t + 0.02))]
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    const [dr, dz] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
    const [r, z] = profileAt(t)
    const [nx, toward, nz] = [-dz * Math.cos(turn), -dz * Math.sin(turn), dr]
    return {
      p: at(turn, r, z),
      round: [-Math.sin(turn), Math.cos(turn) * sin],
      down: [dr * Math.cos(turn), -dz * cos + dr * Math.sin(turn) * sin],
      facing: toward * cos + nz * sin,
      light: Math.max(0, nx * LIGHT.x + toward * LIGHT.toward + nz * LIGHT.z),
    }
  }
  const rim = (count: number): Pt[] => {
    const widest = profile.reduce<Pt>((best, p) => (p[0] > best[0] ? p : best), [0, 0])
    return steps(count + 1, 0, TAU)
      .slice(0, count)
      .map((turn) => at(turn, widest[0], widest[1]))
  }
  const bins = Math.round(Math.min(110, Math.max(30, radius * 0.75)))
  const trace = (): Pt[] => {
    const meridians = steps(bins * 3, 0, TAU).map(meridianAt)
    const cloud = profile
      .filter((_, i) => i % 2 === 0 || i > 34)
      .flatMap(([r, z]) => meridians.map((meridian) => point(meridian, r, z)))
    const heights = profile.map(([, z]) => z)
    const middle = (Math.max(...heights) * 0.45 + Math.min(...heights) * 0.55) * cos
    return cloudOutline(cloud, [0, -middle], bins)
  }
  let traced: Pt[] | null = null
  const outline = (): Pt[] => {
    traced ??= trace()
    return traced
  }
  return { radius, tilt, spot, at, rim, outline, profileAt }
}
