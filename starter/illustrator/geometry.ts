/** A point in pixels, y downwards. */
export type Pt = readonly [number, number]

export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

export const TAU = Math.PI * 2

export const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value))

export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t

export const mixPt = (a: Pt, b: Pt, t: number): Pt => [lerp(a[0], b[0], t), lerp(a[1], b[1], t)]

export const along = (p: Pt, direction: Pt, distance: number): Pt => [
  p[0] + direction[0] * distance,
  p[1] + direction[1] * distance,
]

export const distance = (a: Pt, b: Pt): number => Math.hypot(a[0] - b[0], a[1] - b[1])

/** Item at an index that wraps around; the list must not be empty. */
export function wrapAt<T>(list: readonly T[], index: number): T {
  const item = list[((index % list.length) + list.length) % list.length]
  if (item === undefined) throw new RangeError('wrapAt on an empty list')
  return item
}

/** Item at an index held inside the list; the list must not be empty. */
export function heldAt<T>(list: readonly T[], index: number): T {
  const item = list[clamp(index, 0, list.length - 1)]
  if (item === undefined) throw new RangeError('heldAt on an empty list')
  return item
}

/** `count` numbers from `from` to `to`, both ends included. */
export function steps(count: number, from: number, to: number): number[] {
  if (count < 2) return [from]
  return Array.from({ length: count }, (_, i) => lerp(from, to, i / (count - 1)))
}

export function boxOf(points: readonly Pt[]): Box {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of points) {
    x0 = Math.min(x0, x)
    y0 = Math.min(y0, y)
    x1 = Math.max(x1, x)
    y1 = Math.max(y1, y)
  }
  return { x: x0, y: y0, w: x1 - x0, h: y1 - y0 }
}

export function joinBoxes(boxes: readonly Box[]): Box {
  return boxOf(
    boxes.flatMap((b): Pt[] => [
      [b.x, b.y],
      [b.x + b.w, b.y + b.h],
    ]),
  )
}

export const moveBox = (box: Box, x: number, y: number): Box => ({ ...box, x: box.x + x, y: box.y + y })

/** Box of a box after turning by `angle` radians about the origin. */
export function turnBox(box: Box, angle: number): Box {
  const corners: Pt[] = [
    [box.x, box.y],
    [box.x + box.w, box.y],
    [box.x + box.w, box.y + box.h],
    [box.x, box.y + box.h],
  ]
  return boxOf(corners.map((p) => turn(p, angle)))
}

export const turn = ([x, y]: Pt, angle: number): Pt => [
  x * Math.cos(angle) - y * Math.sin(angle),
  x * Math.sin(angle) + y * Math.cos(angle),
]

/** Twice the signed area; positive when the loop runs clockwise on screen. */
function signedArea(points: readonly Pt[]): number {
  let sum = 0
  points.forEach(([x, y], i) => {
    const [nx, ny] = wrapAt(points, i + 1)
    sum += x * ny - nx * y
  })
  return sum
}

/** Unit normals; outward for a closed loop, to the left of travel for an open line. */
export function normals(points: readonly Pt[], closed: boolean): Pt[] {
  const sign = closed && signedArea(points) < 0 ? -1 : 1
  return points.map((_, i) => {
    const a = closed ? wrapAt(points, i - 1) : heldAt(points, i - 1)
    const b = closed ? wrapAt(points, i + 1) : heldAt(points, i + 1)
    const length = distance(a, b) || 1
    return [(sign * (b[1] - a[1])) / length, (-sign * (b[0] - a[0])) / length]
  })
}

/** Evenly spaced points along a line; a closed loop does not repeat its first point. */
export function resample(points: readonly Pt[], count: number, closed: boolean): Pt[] {
  const line = closed ? [...points, wrapAt(points, 0)] : points
  const lengths: number[] = [0]
  for (let i = 1; i < line.length; i += 1) {
    lengths.push(heldAt(lengths, i - 1) + distance(heldAt(line, i - 1), heldAt(line, i)))
  }
  const total = heldAt(lengths, lengths.length - 1)
  let cursor = 1
  return Array.from({ length: count }, (_, i) => {
    const target = (total * i) / (closed ? count : Math.max(1, count - 1))
    while (cursor < line.length - 1 && heldAt(lengths, cursor) < target) cursor += 1
    const start = heldAt(lengths, cursor - 1)
    const span = heldAt(lengths, cursor) - start || 1
    return mixPt(heldAt(line, cursor - 1), heldAt(line, cursor), clamp((target - start) / span, 0, 1))
  })
}

/** A smooth line through control points, `count` points long. */
export function splinePoints(control: readonly Pt[], count: number): Pt[] {
  const last = control.length - 1
  return steps(count, 0, last).map((x) => {
    const i = Math.min(Math.floor(x), last - 1)
    const t = x - i
    const [p0, p1, p2, p3] = [
      heldAt(control, i - 1),
      heldAt(control, i),
      heldAt(control, i + 1),
      heldAt(control, i + 2),
    ]
    const blend = (a: number, b: number, c: number, d: number): number =>
      0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)
    return [blend(p0[0], p1[0], p2[0], p3[0]), blend(p0[1], p1[1], p2[1], p3[1])]
  })
}

/** The outline of a cloud of points as seen from `centre`; the shape must be star-like about it. */
export function cloudOutline(points: readonly Pt[], centre: Pt, bins: number): Pt[] {
  const reach = new Array<number>(bins).fill(0)
  const squares = new Array<number>(bins).fill(0)
  for (const [px, py] of points) {
    const [x, y] = [px - centre[0], py - centre[1]]
    const bin = Math.floor(((Math.atan2(y, x) / TAU + 1) % 1) * bins) % bins
    // Squares are compared first, since thousands of points then need only a few square roots.
    const square = x * x + y * y
    if (square <= (squares[bin] ?? 0)) continue
    squares[bin] = square
    reach[bin] = Math.hypot(x, y)
  }
  // A flat ellipse has few points on its near and far side, so a bin lower than both neighbours is filled as a gap.
  const closed = reach.map((radius, i) =>
    Math.max(
      radius,
      Math.min(wrapAt(reach, i - 1), wrapAt(reach, i + 1)),
      Math.min(wrapAt(reach, i - 2), wrapAt(reach, i + 2)),
    ),
  )
  const outline: Pt[] = []
  closed.forEach((radius, bin) => {
    if (radius === 0) return
    const angle = ((bin + 0.5) / bins) * TAU
    outline.push([centre[0] + Math.cos(angle) * radius, centre[1] + Math.sin(angle) * radius])
  })
  return outline.map((p, i) => {
    const [a, b] = [wrapAt(outline, i - 1), wrapAt(outline, i + 1)]
    return [(a[0] + p[0] * 2 + b[0]) / 4, (a[1] + p[1] * 2 + b[1]) / 4]
  })
}

/** Whether a point lies inside a closed loop. */
export function inside(loop: readonly Pt[], [x, y]: Pt): boolean {
  let within = false
  loop.forEach(([ax, ay], i) => {
    const [bx, by] = wrapAt(loop, i + 1)
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within
  })
  return within
}

/** A ribbon outline around an axis: half widths in pixels, one per axis point; the first end is rounded by `round` half widths. */
export function ribbon(axis: readonly Pt[], halfWidths: readonly number[], round = 0): Pt[] {
  const side = normals(axis, false)
  const left = axis.map((p, i) => along(p, heldAt(side, i), heldAt(halfWidths, i)))
  const right = axis.map((p, i) => along(p, heldAt(side, i), -heldAt(halfWidths, i)))
  const [first, n, h] = [heldAt(axis, 0), heldAt(side, 0), heldAt(halfWidths, 0)]
  const end =
    round === 0
      ? []
      : steps(5, 0.25, -0.25)
          .map((a): Pt => {
            const [s, c] = [Math.sin(a * 2 * Math.PI * 0.8), Math.cos(a * 2 * Math.PI * 0.8)]
            return [
              first[0] - n[0] * h * s * -1 + n[1] * h * round * c,
              first[1] - n[1] * h * s * -1 - n[0] * h * round * c,
            ]
          })
          .reverse()
  return [...left, ...right.reverse(), ...end]
}
