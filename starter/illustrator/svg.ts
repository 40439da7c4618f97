import { wrapAt, type Box, type Pt } from './geometry'

/** Parts of a body at which a letter of a pair can point. */
export type Anchor = 'cap' | 'rim' | 'ring' | 'stem' | 'base'

/** A piece of a picture: markup in pixels about its own origin, and the box it fills. */
export interface Drawing {
  readonly svg: string
  readonly box: Box
  /** Positions of the parts, where the painter knows them. */
  readonly anchors?: Readonly<Record<Anchor, Pt>>
}

/** Hands out ids that are unique within one picture, in drawing order, so the same picture always gets the same ids. */
export interface IdSource {
  next(prefix: string): string
}

export function createIds(): IdSource {
  let count = 0
  return {
    next: (prefix) => {
      count += 1
      return `${prefix}${count}`
    },
  }
}

/** Rounds a coordinate to half a pixel; more precision would double the markup without a visible difference. */
export const half = (value: number): number => Math.round(value * 2) / 2

/** Cached coordinate strings, by their number of half pixels. */
const texts: string[] = []
const textsBelow: string[] = []

/** A coordinate as the shortest SVG number; cached, since a picture has some fifty thousand of few distinct values. */
export const num = (value: number): string => {
  const halves = Math.round(value * 2)
  const [known, place] = halves < 0 ? [textsBelow, -halves] : [texts, halves]
  return (known[place] ??= halves === 0 ? '0' : String(halves / 2).replace(/^(-?)0\./, '$1.'))
}

/** Coordinates run together; a minus sign separates as well as a space. */
export function run(values: readonly number[]): string {
  let data = ''
  for (const value of values) {
    const text = num(value)
    data += data === '' || text.startsWith('-') ? text : ` ${text}`
  }
  return data
}

/** A scale factor or opacity, with more digits than a coordinate, since a scaled drawing may be large. */
export const fine = (value: number): string => String(Math.round(value * 1000) / 1000)

const pair = ([x, y]: Pt): string => `${num(x)} ${num(y)}`

/** Path data in steps from the last rounded point: half the size of absolute data, and rounding cannot drift. */
function relative(first: Pt, groups: readonly (readonly Pt[])[], command: 'l' | 'c' | 'q', closed: boolean): string {
  let [cx, cy] = [half(first[0]), half(first[1])]
  const values: number[] = []
  for (const group of groups) {
    let [ex, ey] = [cx, cy]
    for (const [x, y] of group) {
      ;[ex, ey] = [half(x), half(y)]
      values.push(ex - cx, ey - cy)
    }
    ;[cx, cy] = [ex, ey]
  }
  return `M${run([half(first[0]), half(first[1])])}${command}${run(values)}${closed ? 'z' : ''}`
}

/** Straight path data through points. */
export function linePath(points: readonly Pt[], closed = false): string {
  const [first, ...rest] = points
  return first
    ? relative(
        first,
        rest.map((p) => [p]),
        'l',
        closed,
      )
    : ''
}

/** Smooth path data through points (Catmull-Rom turned into cubic curves). */
export function curvePath(points: readonly Pt[], closed = false): string {
  const [first] = points
  if (!first) return ''
  if (points.length < 3) return linePath(points, closed)
  const item = (i: number): Pt =>
    closed ? wrapAt(points, i) : (points[Math.min(points.length - 1, Math.max(0, i))] ?? first)
  const segments = Array.from({ length: closed ? points.length : points.length - 1 }, (_, i): Pt[] => {
    const [p0, p1, p2, p3] = [item(i - 1), item(i), item(i + 1), item(i + 2)]
    return [
      [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6],
      [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6],
      p2,
    ]
  })
  return relative(first, segments, 'c', closed)
}

/** Soft path data that rounds past its points (quadratic, through the middles): a third shorter than `curvePath`, for pen lines and blots. */
export function softPath(points: readonly Pt[], closed = false): string {
  const [first] = points
  if (!first) return ''
  if (points.length < 3) return linePath(points, closed)
  const middle = (a: Pt, b: Pt): Pt => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  const last = points.length - 1
  if (closed)
    return relative(
      middle(wrapAt(points, -1), first),
      points.map((p, i) => [p, middle(p, wrapAt(points, i + 1))]),
      'q',
      true,
    )
  return relative(
    first,
    points.slice(1, last).map((p, i) => [p, i + 2 === last ? wrapAt(points, last) : middle(p, wrapAt(points, i + 2))]),
    'q',
    false,
  )
}

/** A filled path. */
export function fill(data: string, paint: string, opacity = 1, extra = ''): string {
  const alpha = opacity < 1 ? ` fill-opacity="${fine(opacity)}"` : ''
  return `<path d="${data}" fill="${paint}"${alpha}${extra}/>`
}

/** A stroked path; the document makes all line ends round. */
export function stroke(data: string, paint: string, width: number, opacity = 1): string {
  const alpha = opacity < 1 ? ` stroke-opacity="${fine(opacity)}"` : ''
  return `<path d="${data}" fill="none" stroke="${paint}" stroke-width="${fine(width)}"${alpha}/>`
}

/** Markup moved by pixels, then turned by radians and scaled about its origin. */
export function place(svg: string, x: number, y: number, angle = 0, scale = 1): string {
  const turnBy = angle === 0 ? '' : ` rotate(${fine((angle * 180) / Math.PI)})`
  const scaleBy = scale === 1 ? '' : ` scale(${fine(scale)})`
  return `<g transform="translate(${pair([x, y])})${turnBy}${scaleBy}">${svg}</g>`
}

/** Repeats a drawing: the first call returns its markup, later ones a reference to it. The caller adds transforms. */
export function createStamp(ids: IdSource, svg: string): () => string {
  const id = ids.next('s')
  let printed = false
  return () => {
    if (printed) return `<use href="#${id}"/>`
    printed = true
    return `<g id="${id}">${svg}</g>`
  }
}

/** Markup cut to a closed outline. */
export function clipTo(ids: IdSource, outlineData: string, svg: string): string {
  const id = ids.next('c')
  return `<clipPath id="${id}"><path d="${outlineData}"/></clipPath><g clip-path="url(#${id})">${svg}</g>`
}

/** An outline whose data is written once, for clipping and for painting it again. */
export function shared(
  ids: IdSource,
  outlineData: string,
): { clip: (svg: string) => string; again: (attributes: string) => string } {
  const [clipId, pathId] = [ids.next('c'), ids.next('p')]
  return {
    clip: (svg) =>
      `<clipPath id="${clipId}"><path id="${pathId}" d="${outlineData}"/></clipPath><g clip-path="url(#${clipId})">${svg}</g>`,
    again: (attributes) => `<use href="#${pathId}" ${attributes}/>`,
  }
}

/** Path data of a box, for washes that a clip will cut to shape. */
export const boxPath = ({ x, y, w, h }: Box, pad = 8): string =>
  `M${num(x - pad)} ${num(y - pad)}h${num(w + pad * 2)}v${num(h + pad * 2)}h${num(-w - pad * 2)}z`

/** Colour stop: offset 0..1, `#rrggbb`, opacity 0..1. */
export type Stop = readonly [offset: number, color: string, opacity: number]

const stopsMarkup = (stops: readonly Stop[]): string =>
  stops
    .map(([at, color, alpha]) => `<stop offset="${fine(at)}" stop-color="${color}" stop-opacity="${fine(alpha)}"/>`)
    .join('')

/** A linear gradient in pixels: its markup and the paint that names it. */
export function linear(ids: IdSource, from: Pt, to: Pt, stops: readonly Stop[]): { def: string; paint: string } {
  const id = ids.next('g')
  return {
    def: `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${num(from[0])}" y1="${num(from[1])}" x2="${num(to[0])}" y2="${num(to[1])}">${stopsMarkup(stops)}</linearGradient>`,
    paint: `url(#${id})`,
  }
}

/** A radial gradient in pixels, optionally squashed vertically by `squash`. */
export function radial(
  ids: IdSource,
  centre: Pt,
  radius: number,
  stops: readonly Stop[],
  squash = 1,
): { def: string; paint: string } {
  const id = ids.next('g')
  const shape =
    squash === 1 ? '' : ` gradientTransform="translate(0 ${num(centre[1] * (1 - squash))}) scale(1 ${fine(squash)})"`
  return {
    def: `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${num(centre[0])}" cy="${num(centre[1])}" r="${num(radius)}"${shape}>${stopsMarkup(stops)}</radialGradient>`,
    paint: `url(#${id})`,
  }
}

/** A whole SVG document in pixels. */
export function svgDocument(width: number, height: number, title: string, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" stroke-linecap="round" stroke-linejoin="round"><title>${escapeText(title)}</title>${body}</svg>`
}

export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
