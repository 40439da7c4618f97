/** A stream of repeatable random numbers; `fork` gives an independent stream so that one drawing step cannot disturb another. */
export interface Rng {
  /** Uniform in [0, 1). */
  next(): number
  range(min: number, max: number): number
  /** Whole number, both ends included. */
  int(min: number, max: number): number
  chance(probability: number): boolean
  /** Mean 0, standard deviation about 1, bounded to ±3. */
  gauss(): number
  pick<T>(list: readonly T[]): T
  fork(label: string): Rng
}

/** 32-bit FNV-1a of a string. */
function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (const char of text) {
    hash ^= char.codePointAt(0) ?? 0
    hash = Math.imul(hash, 0x01000193)
  }
  return hash >>> 0
}

/** Mulberry32 seeded from text: same seed, same stream, on every platform. */
export function createRng(seed: string): Rng {
  let state = hashText(seed)
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const range = (min: number, max: number): number => min + (max - min) * next()
  return {
    next,
    range,
    int: (min, max) => Math.floor(range(min, max + 1)),
    chance: (probability) => next() < probability,
    gauss: () => (next() + next() + next() + next() + next() + next() - 3) * 1.41,
    pick: (list) => {
      const item = list[Math.floor(next() * list.length)]
      if (item === undefined) throw new RangeError('pick from an empty list')
      return item
    },
    fork: (label) => createRng(`${seed}/${label}`),
  }
}

export const smooth = (t: number): number => t * t * (3 - 2 * t)

/** Smooth noise on a closed loop: `t` in turns (period 1), result in [-1, 1]. */
export function loopNoise(rng: Rng, knots: number): (t: number) => number {
  const values = Array.from({ length: Math.max(2, knots) }, () => rng.range(-1, 1))
  return (t) => {
    const x = (t - Math.floor(t)) * values.length
    const cell = Math.floor(x)
    const from = values[cell % values.length] ?? 0
    const to = values[(cell + 1) % values.length] ?? 0
    return from + (to - from) * smooth(x - cell)
  }
}

/** Two octaves of loop noise, for outlines drawn by hand: `t` in turns, result about [-1, 1]. */
export function handNoise(rng: Rng, knots: number): (t: number) => number {
  const slow = loopNoise(rng, knots)
  const quick = loopNoise(rng, knots * 3 + 1)
  return (t) => slow(t) * 0.7 + quick(t) * 0.3
}
