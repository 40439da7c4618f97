import { darken, lighten, mix } from './color'
import { lerp, steps, type Pt } from './geometry'
import type { Ground } from './habit'
import { inkLine, wedge } from './ink-outline'
import { loopNoise, type Rng } from './prng'
import { curvePath, fill, linePath, num, stroke } from './svg'
import { blob, forkBrush, washedBody, type Brush } from './wash'

/** A strip of ground in pixels: `y` is where the stems stand. */
export interface GroundSpec {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly kinds: readonly Ground[]
}

const EARTH: Record<Ground, string> = {
  soil: '#8a6d4c',
  moss: '#7a8450',
  litter: '#96774c',
  needles: '#8c6a45',
  grass: '#8b9257',
  dung: '#7a6238',
  straw: '#c2a45e',
  chips: '#a37c50',
}

/** Layers of wash that fade out to ragged ends. */
function earth(spec: GroundSpec, color: string, rng: Rng): string {
  const { x, y, width } = spec
  let svg = ''
  for (let i = 0; i < 5; i += 1) {
    const noise = loopNoise(rng.fork(`edge${i}`), 17)
    const [from, to] = [x + rng.range(0, 0.09) * width, x + width * (1 - rng.range(0, 0.09))]
    const depth = width * rng.range(0.05, 0.105)
    const top = steps(24, 0, 1).map((t): Pt => [
      lerp(from, to, t),
      y - Math.sin(Math.PI * t) * width * 0.02 + noise(t * 0.8) * 7 + (i % 2) * 6,
    ])
    const bottom = steps(24, 1, 0).map((t): Pt => [
      lerp(from, to, t),
      y + Math.sin(Math.PI * t) ** 0.7 * depth + noise(0.5 + t * 0.4) * 14,
    ])
    svg += fill(curvePath([...top, ...bottom], true), i % 2 ? darken(color, 0.25) : color, 0.24)
  }
  let specks = ''
  for (let i = 0; i < 240; i += 1) {
    const t = rng.next()
    specks += `M${num(x + t * width)} ${num(y + rng.range(0, 1) ** 1.6 * Math.sin(Math.PI * t) * width * 0.09)}h.1`
  }
  return svg + stroke(specks, darken(color, 0.6), 2.4, 0.5)
}

const spreadX = (spec: GroundSpec, rng: Rng): number => spec.x + spec.width * (0.04 + 0.92 * rng.next())
const depthAt = (spec: GroundSpec, x: number, rng: Rng, k = 0.075): number => {
  const t = (x - spec.x) / spec.width
  return spec.y + rng.next() * Math.sin(Math.PI * Math.min(1, Math.max(0, t))) * spec.width * k
}

function blades(spec: GroundSpec, rng: Rng, count: number, height: number, colors: readonly string[]): string {
  const data = colors.map(() => '')
  for (let i = 0; i < count; i += 1) {
    const x = spreadX(spec, rng)
    const y = depthAt(spec, x, rng, 0.05)
    const edge = Math.sin(Math.PI * ((x - spec.x) / spec.width))
    const h = height * rng.range(0.35, 1.1) * (0.45 + 0.55 * edge)
    const lean = rng.range(-0.5, 0.5) * h
    const k = rng.int(0, colors.length - 1)
    data[k] = (data[k] ?? '') + wedge([x, y], [x + lean * 0.15, y - h * 0.6], [x + lean, y - h], rng.range(3, 7))
  }
  return data.map((d, i) => fill(d, colors[i] ?? '#777755', 0.82) + stroke(d, '#2d3216', 0.7, 0.35)).join('')
}

function mossTufts(spec: GroundSpec, rng: Rng): string {
  const tones = ['#5f7040', '#7b8b4d', '#98a362', '#4d5c36']
  const data = tones.map(() => '')
  for (let i = 0; i < 170; i += 1) {
    const x = spreadX(spec, rng)
    const y = depthAt(spec, x, rng) + 4
    const k = rng.int(0, 3)
    const h = rng.range(11, 28)
    for (const s of [-0.7, 0, 0.7])
      data[k] = (data[k] ?? '') + wedge([x, y], [x + s * h * 0.25, y - h * 0.5], [x + s * h * 0.75, y - h], 4)
  }
  return data.map((d, i) => fill(d, tones[i] ?? '#667744', 0.75)).join('')
}

function leaf(p: Pt, size: number, angle: number, color: string, brush: Brush): string {
  const lobes = brush.rng.chance(0.5)
  const [s, c] = [Math.sin(angle), Math.cos(angle)]
  const put = (x: number, y: number): Pt => [p[0] + (x * c - y * s) * size, p[1] + (x * s + y * c) * size * 0.5]
  const half = steps(9, 0, 1).map((t, i): Pt => [
    t * 2 - 1,
    Math.sin(Math.PI * t) ** 0.8 * (0.5 + (lobes ? (i % 2 ? 0.14 : -0.12) : 0)),
  ])
  const loop = [...half.map(([x, y]) => put(x, -y)), ...half.reverse().map(([x, y]) => put(x, y))]
  const veins = [
    inkLine([put(-1.2, 0), put(0, 0.03), put(1, 0)], brush.rng, { weight: 2, color: darken(color, 0.7), opacity: 0.7 }),
    ...[-0.4, 0, 0.4].map((x) =>
      stroke(
        linePath([put(x, 0), put(x + 0.3, -0.34)]) + linePath([put(x, 0), put(x + 0.3, 0.34)]),
        darken(color, 0.6),
        1,
        0.5,
      ),
    ),
  ].join('')
  return washedBody(loop, brush, {
    base: color,
    flood: lighten(color, 0.3),
    depth: 0.45,
    gloss: 0.3,
    detail: '',
    over: veins,
    ink: darken(color, 0.85),
    inkWeight: 2,
  })
}

function litter(spec: GroundSpec, brush: Brush): string {
  const { rng } = brush
  const tones = ['#a9783f', '#8c5a33', '#c09a5a', '#75583a', '#9c8a4e']
  return Array.from({ length: 15 }, (_, i) => {
    const x = spreadX(spec, rng)
    return leaf(
      [x, depthAt(spec, x, rng) + 6],
      rng.range(26, 48),
      rng.range(-0.7, 0.7),
      tones[i % tones.length] ?? '#a9783f',
      { rng: rng.fork(`leaf${i}`), ids: brush.ids },
    )
  }).join('')
}

function needles(spec: GroundSpec, rng: Rng): string {
  const tones = ['#6e4a2a', '#9a6f3e', '#5f6a3a', '#b98f58']
  const data = tones.map(() => '')
  for (let i = 0; i < 190; i += 1) {
    const x = spreadX(spec, rng)
    const y = depthAt(spec, x, rng) + 4
    const a = rng.range(-0.5, 0.5) + (rng.chance(0.5) ? 0 : Math.PI)
    const l = rng.range(28, 60)
    const k = rng.int(0, 3)
    for (const s of [0, 0.13])
      data[k] =
        (data[k] ?? '') +
        wedge(
          [x, y],
          [x + Math.cos(a + s) * l * 0.5, y + Math.sin(a + s) * l * 0.4 - 3],
          [x + Math.cos(a + s) * l, y + Math.sin(a + s) * l * 0.6],
          2.6,
        )
  }
  return data.map((d, i) => fill(d, tones[i] ?? '#6e4a2a', 0.85)).join('')
}

function sticks(spec: GroundSpec, brush: Brush, straw: boolean): string {
  const { rng } = brush
  let svg = ''
  for (let i = 0; i < (straw ? 46 : 30); i += 1) {
    const x = spreadX(spec, rng)
    const y = depthAt(spec, x, rng) + 6
    const l = straw ? rng.range(50, 120) : rng.range(22, 56)
    const a = rng.range(-0.55, 0.55)
    const w = straw ? rng.range(4, 7) : rng.range(10, 20)
    const [dx, dy] = [Math.cos(a) * l * 0.5, Math.sin(a) * l * 0.4]
    const color = straw
      ? rng.pick(['#d3b468', '#b8964a', '#e0c98a', '#a3813f'])
      : rng.pick(['#b08552', '#8b6239', '#c9a26c', '#74512f'])
    const loop: Pt[] = [
      [x - dx, y - dy - w / 2],
      [x + dx, y + dy - w / 2 + rng.range(-2, 2)],
      [x + dx + rng.range(-3, 5), y + dy + w / 2],
      [x - dx + rng.range(-5, 3), y - dy + w / 2],
    ]
    svg +=
      fill(
        linePath(
          loop.map(([px, py]): Pt => [px + 3, py + 5]),
          true,
        ),
        '#3a2a16',
        0.22,
      ) +
      fill(linePath(loop, true), color) +
      stroke(
        linePath([
          [x - dx * 0.9, y - dy],
          [x + dx * 0.9, y + dy],
        ]),
        lighten(color, 0.5),
        w * 0.2,
        0.6,
      ) +
      stroke(linePath(loop, true), darken(color, 0.8), 1.4, 0.65)
  }
  return svg
}

function dung(spec: GroundSpec, brush: Brush): string {
  const { rng } = brush
  let svg = ''
  for (const [s, w, dy] of [
    [0.36, 0.2, 26],
    [0.6, 0.24, 30],
    [0.48, 0.3, 44],
  ] as const) {
    const loop = blob([spec.x + spec.width * s, spec.y + dy], spec.width * w * 0.72, spec.width * 0.052, rng, 0.12, 30)
    let fibres = ''
    for (let i = 0; i < 70; i += 1) {
      const x = spec.x + spec.width * (s + rng.range(-w, w) * 0.6)
      const y = spec.y + dy + rng.range(-0.04, 0.04) * spec.width
      fibres += wedge([x, y], [x + 7, y + rng.range(-4, 4)], [x + rng.range(10, 26), y + rng.range(-6, 6)], 2.4)
    }
    svg += washedBody(loop, brush, {
      base: '#6f5a36',
      flood: '#8d7646',
      depth: 0.7,
      gloss: 0.2,
      detail: fill(fibres, '#c2ab72', 0.5),
      ink: '#2e2311',
      inkWeight: 3,
    })
  }
  return svg
}

/** The ground behind the stems. */
export function groundBack(spec: GroundSpec, brush: Brush): string {
  const own = forkBrush(brush, 'ground-back')
  const [first = 'soil', second] = spec.kinds
  const color = second ? mix(EARTH[first], EARTH[second], 0.4) : EARTH[first]
  let svg = earth(spec, color, own.rng.fork('earth'))
  if (spec.kinds.includes('grass'))
    svg += blades({ ...spec, y: spec.y - 6 }, own.rng.fork('grass'), 90, 150, ['#8f9a5c', '#a9ab6c', '#77854c'])
  if (spec.kinds.includes('dung')) svg += dung(spec, own)
  return svg
}

/** The ground in front of the stems, which hides their bases. */
export function groundFront(spec: GroundSpec, brush: Brush): string {
  const own = forkBrush(brush, 'ground-front')
  const low = { ...spec, y: spec.y + 12 }
  let svg = ''
  for (const kind of spec.kinds) {
    const rng = own.rng.fork(kind)
    if (kind === 'moss') svg += mossTufts(low, rng)
    if (kind === 'litter') svg += litter({ ...low, y: spec.y + 18 }, { rng, ids: own.ids })
    if (kind === 'needles') svg += needles(low, rng)
    if (kind === 'straw' || kind === 'chips') svg += sticks(low, { rng, ids: own.ids }, kind === 'straw')
    if (kind === 'grass')
      svg += blades({ ...spec, y: spec.y + 22 }, rng, 110, 84, ['#67753f', '#8a9452', '#a4a765', '#59683a'])
    if (kind === 'soil' || kind === 'dung')
      svg += blades({ ...low, y: spec.y + 20 }, rng, 14, 40, ['#7d8450', '#8f8a58'])
  }
  return svg
}
