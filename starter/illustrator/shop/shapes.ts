import { distance, mixPt, splinePoints, steps, TAU, wrapAt, type Pt } from '../geometry'

const toward = (from: Pt, to: Pt, reach: number): Pt => mixPt(from, to, reach / (distance(from, to) || 1))

/** A closed outline through corners that are rounded by `radius` pixels, dense enough to stay straight between them. */
export function roundedPoly(corners: readonly Pt[], radius: number, step = 34): Pt[] {
  return corners.flatMap((corner, i) => {
    const [before, after] = [wrapAt(corners, i - 1), wrapAt(corners, i + 1)]
    const r = Math.min(radius, distance(corner, before) * 0.45, distance(corner, after) * 0.45)
    const [from, to] = [toward(corner, before, r), toward(corner, after, r)]
    const arc = steps(4, 0, 1).map((t) => mixPt(mixPt(from, corner, t), mixPt(corner, to, t), t))
    const end = toward(after, corner, Math.min(radius, distance(corner, after) * 0.45))
    const edge = steps(Math.max(2, Math.round(distance(to, end) / step)) + 1, 0, 1).slice(1, -1)
    return [...arc, ...edge.map((t) => mixPt(to, end, t))]
  })
}

export const rectLoop = (x: number, y: number, w: number, h: number, radius = 6): Pt[] =>
  roundedPoly(
    [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ],
    radius,
  )

export const ellipseLoop = (x: number, y: number, rx: number, ry: number, count = 40): Pt[] =>
  steps(count + 1, 0, TAU)
    .slice(0, count)
    .map((a): Pt => [x + Math.cos(a) * rx, y + Math.sin(a) * ry])

/** A closed outline that follows a smooth curve through its control points. */
export function smoothLoop(control: readonly Pt[], count = 70): Pt[] {
  const n = control.length
  const ring = [wrapAt(control, n - 1), ...control, wrapAt(control, 0), wrapAt(control, 1)]
  const dense = splinePoints(ring, (n + 2) * 10 + 1)
  const body = dense.slice(10, (n + 1) * 10)
  const stride = Math.max(1, Math.floor(body.length / count))
  return body.filter((_, i) => i % stride === 0)
}

/** Outline of a turned body seen from a little above: radius and height pairs from its top edge to its foot, in pixels. */
export function turnedLoop(x: number, profile: readonly Pt[], sag: number): Pt[] {
  const [top, foot] = [wrapAt(profile, 0), wrapAt(profile, profile.length - 1)]
  const side = profile.flatMap((p, i): Pt[] => {
    const next = profile[i + 1]
    if (!next) return [p]
    const n = Math.max(1, Math.round(distance(p, next) / 36))
    return steps(n + 1, 0, 1)
      .slice(0, -1)
      .map((t) => mixPt(p, next, t))
  })
  const right = side.map(([r, y]): Pt => [x + r, y])
  const bottom = steps(13, 0, Math.PI)
    .slice(1, -1)
    .map((a): Pt => [x + Math.cos(a) * foot[0], foot[1] + Math.sin(a) * foot[0] * sag])
  const left = [...side].reverse().map(([r, y]): Pt => [x - r, y])
  const rim = steps(13, Math.PI, TAU)
    .slice(1, -1)
    .map((a): Pt => [x + Math.cos(a) * top[0], top[1] + Math.sin(a) * top[0] * sag])
  return [...right, ...bottom, ...left, ...rim]
}

/** A band round an upright cylinder, its edges sagging with the curve: a wrapped label. */
export function bandLoop(x: number, y: number, halfWidth: number, h: number, sag: number, radius: number): Pt[] {
  const edge = (dy: number, from: number, to: number): Pt[] =>
    steps(15, from, to).map((u) => [
      x + u * halfWidth,
      y + dy + Math.sqrt(Math.max(0, 1 - ((u * halfWidth) / radius) ** 2)) * radius * sag,
    ])
  const corner = (u: number): Pt => [
    x + u * halfWidth,
    y + Math.sqrt(Math.max(0, 1 - (halfWidth / radius) ** 2)) * radius * sag,
  ]
  const run = (p: Pt, up: boolean): Pt[] => steps(8, 0.12, 0.88).map((t) => [p[0], p[1] + h * (up ? 1 - t : t)])
  return [...edge(0, -1, 1), ...run(corner(1), false), ...edge(h, 1, -1), ...run(corner(-1), true)]
}

/** Markup drawn in a `w` by `h` box, mapped on to a slanted face: where the box's origin, right and lower edge land. */
export function onFace(svg: string, w: number, h: number, origin: Pt, right: Pt, down: Pt): string {
  const n = (v: number): string => String(Math.round(v * 1000) / 1000)
  const m = [
    (right[0] - origin[0]) / w,
    (right[1] - origin[1]) / w,
    (down[0] - origin[0]) / h,
    (down[1] - origin[1]) / h,
  ]
  return `<g transform="matrix(${m.map(n).join(' ')} ${n(origin[0])} ${n(origin[1])})">${svg}</g>`
}
