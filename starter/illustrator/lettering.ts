import { readFileSync } from 'node:fs'
import path from 'node:path'
import opentype, { type Font, type Glyph, type PathCommand } from 'opentype.js'
import type { Pt } from './geometry'
import { escapeText, fill } from './svg'

const FACES = { upright: '400-normal', italic: '400-italic', semibold: '600-normal', bold: '700-normal' } as const

export type Face = keyof typeof FACES

/** Words of one face; `size` is the height of the em, pixels. */
export interface Words {
  readonly text: string
  readonly face: Face
  readonly size: number
  /** The space before them, pixels. */
  readonly gap?: number
}

export interface LetteringStyle {
  readonly color: string
  /** 0 to 1. */
  readonly opacity?: number
  /** Which part of the line `x` is: its middle, unless it says otherwise. */
  readonly anchor?: 'start' | 'middle' | 'end'
}

interface Shaped {
  readonly commands: readonly PathCommand[]
  readonly width: number
}

const folder = path.resolve('node_modules/@fontsource/fraunces/files')

const fonts = new Map<string, Font>()

/** Parses a font file when its first letter is drawn, and caches it. */
function fontOf(file: string): Font {
  const known = fonts.get(file)
  if (known) return known
  const font = opentype.parse(new Uint8Array(readFileSync(path.join(folder, `fraunces-${file}.woff`))).buffer)
  fonts.set(file, font)
  return font
}

/** The first font file of a face that has a character; most names need only the Latin-1 file. */
function fontWith(sign: string, face: Face, text: string): Font {
  for (const subset of ['latin', 'latin-ext']) {
    const font = fontOf(`${subset}-${FACES[face]}`)
    if (font.hasChar(sign)) return font
  }
  throw new Error(`Fraunces has no “${sign}”, so “${text}” cannot be lettered`)
}

/** Splits a text into runs whose characters are all in one font file. */
function pieces(text: string, face: Face): { font: Font; text: string }[] {
  const found: { font: Font; text: string }[] = []
  for (const sign of text) {
    const font = fontWith(sign, face, text)
    const last = found.at(-1)
    if (last?.font === font) last.text += sign
    else found.push({ font, text: sign })
  }
  return found
}

/**
 * The glyphs of a text, with ligatures. Fraunces replaces flourished letters by plain ones through its `rvrn` feature,
 * which opentype.js does not apply; without this, a flourished l reads as an f in small names.
 */
const glyphsOf = (font: Font, text: string): Glyph[] =>
  font.stringToGlyphs(text).map((glyph) => {
    const plain = font.nameToGlyphIndex(`${glyph.name ?? ''}.alt`)
    return plain > 0 ? font.glyphs.get(plain) : glyph
  })

/** The outline of words from a position on their baseline, with kerning. */
function shaped({ text, face, size }: Words, from = 0): Shaped {
  const commands: PathCommand[] = []
  let end = from
  for (const { font, text: piece } of pieces(text, face)) {
    const unit = size / font.unitsPerEm
    const glyphs = glyphsOf(font, piece)
    for (const [i, glyph] of glyphs.entries()) {
      commands.push(...glyph.getPath(end, 0, size, undefined, font).commands)
      const next = glyphs[i + 1]
      end += ((glyph.advanceWidth ?? 0) + (next ? font.getKerningValue(glyph, next) : 0)) * unit
    }
  }
  return { commands, width: end - from }
}

/** How wide a text comes out, pixels. */
export const letteringWidth = (text: string, face: Face, size: number): number => shaped({ text, face, size }).width

function pointsOf(command: Exclude<PathCommand, { type: 'Z' }>): Pt[] {
  const to: Pt = [command.x, command.y]
  if (command.type === 'Q') return [[command.x1, command.y1], to]
  return command.type === 'C' ? [[command.x1, command.y1], [command.x2, command.y2], to] : [to]
}

const texts = new Map<number, string>()

/** Tenths of a pixel as the shortest SVG number; cached, since a name has some two thousand of few distinct values. */
function tenthsText(tenths: number): string {
  const known = texts.get(tenths)
  if (known !== undefined) return known
  const text = String(tenths / 10).replace(/^(-?)0\./, '$1.')
  texts.set(tenths, text)
  return text
}

/** Path data relative to the last rounded point, to a tenth of a pixel, which is fine enough for small letters. */
function outline(commands: readonly PathCommand[], dx: number, dy: number): string {
  let data = ''
  let [cx, cy] = [0, 0]
  let last = ''
  for (const command of commands) {
    const letter = command.type === 'M' ? 'M' : command.type.toLowerCase()
    let separate = letter === last
    if (!separate) data += letter
    last = letter
    if (command.type === 'Z') continue
    const [fromX, fromY] = command.type === 'M' ? [0, 0] : [cx, cy]
    for (const [x, y] of pointsOf(command)) {
      cx = Math.round((x + dx) * 10)
      cy = Math.round((y + dy) * 10)
      for (const step of [cx - fromX, cy - fromY]) {
        data += separate && step >= 0 ? ` ${tenthsText(step)}` : tenthsText(step)
        separate = true
      }
    }
  }
  return data
}

/**
 * A line of words as the outlines of Fraunces, so that a picture looks the same on a machine without the font. One
 * filled path, whose `data-text` is what it says; `x`, `y` lie on the baseline, pixels of the picture. The letters
 * come from the WOFF files of `@fontsource/fraunces`; a character that these lack stops the drawing with an error.
 */
export function lettering(words: readonly Words[], x: number, y: number, style: LetteringStyle): string {
  const { color, opacity = 1, anchor = 'middle' } = style
  const commands: PathCommand[] = []
  let width = 0
  for (const one of words) {
    const from = width + (one.gap ?? 0)
    const drawn = shaped(one, from)
    commands.push(...drawn.commands)
    width = from + drawn.width
  }
  const left = x - { start: 0, middle: width / 2, end: width }[anchor]
  const says = words.map(({ text }) => text).join(' ')
  return fill(outline(commands, left, y), color, opacity, ` data-text="${escapeText(says)}"`)
}
