import type { Look } from './look'

/** How deep the bowl is, how far the funnel runs down and how it flares, in radii of the cap. */
export interface Depths {
  readonly bowl: number
  readonly drop: number
  readonly flare: number
}

export const depthsOf = (look: Look, young: boolean): Depths => {
  if (look.habit.form !== 'cup' && (look.habit.cap === 'depressed' || look.habit.cap === 'plane'))
    return { bowl: young ? 0.05 : 0.2, drop: 0.3, flare: 1.1 }
  // Gills that run far down under a nearly flat cap.
  if (look.habit.form !== 'cup' && look.habit.cap === 'flat')
    return { bowl: young ? 0.06 : 0.24, drop: 0.85, flare: 1.7 }
  if (look.habit.form === 'cup') return { bowl: 0.75, drop: 1.1, flare: 0.62 }
  if (look.habit.hollow) return { bowl: 0.9, drop: young ? 2.2 : 1.9, flare: 1.75 }
  return { bowl: young ? 0.1 : 0.5, drop: young ? 0.95 : 1.25, flare: 1.35 }
}
