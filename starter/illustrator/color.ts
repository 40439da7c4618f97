import { clamp, lerp } from './geometry'

type Rgb = readonly [number, number, number]

const parse = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

const format = (rgb: Rgb): string =>
  `#${rgb.map((c) => clamp(Math.round(c), 0, 255).toString(16).padStart(2, '0')).join('')}`

/** Colour between two `#rrggbb` colours, `t` from 0 to 1. */
export function mix(a: string, b: string, t: number): string {
  const [ar, ag, ab] = parse(a)
  const [br, bg, bb] = parse(b)
  return format([lerp(ar, br, t), lerp(ag, bg, t), lerp(ab, bb, t)])
}

export const INK = '#2a2119'

/** Darkens towards a warm tone instead of black, so that shadows keep their hue. */
export const darken = (color: string, t: number): string => {
  const [r, g, b] = parse(color)
  const deep = format([r * 0.28, g * 0.22, b * 0.24])
  return mix(color, deep, t)
}

export const lighten = (color: string, t: number): string => mix(color, '#fffaf0', t)

/** Relative brightness, 0 to 1. */
export const luminance = (color: string): number => {
  const [r, g, b] = parse(color)
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255
}

/** Stronger or weaker colour: `t` 1 leaves it, 0 makes it grey. */
export const saturate = (color: string, t: number): string => {
  const [r, g, b] = parse(color)
  const grey = 0.299 * r + 0.587 * g + 0.114 * b
  return format([lerp(grey, r, t), lerp(grey, g, t), lerp(grey, b, t)])
}

/** Cool grey-violet shade for pale bodies, a darker tone of itself for coloured ones. */
export const shadeOf = (color: string): string => {
  const pale = clamp((luminance(color) - 0.55) / 0.4, 0, 1)
  return mix(darken(color, 0.72), mix('#6f6a72', darken(color, 0.5), 0.45), pale)
}

/** Ink for the contour of a body of this colour. */
export const inkFor = (color: string): string => mix(darken(color, 0.8), INK, 0.55)
