import type { ReactNode } from 'react'

/** RTX-01: the flags of a text node, combined by addition, innermost first. */
const formats: readonly (readonly [flag: number, wrap: (text: ReactNode) => ReactNode])[] = [
  [16, (text) => <code>{text}</code>],
  [32, (text) => <sub>{text}</sub>],
  [64, (text) => <sup>{text}</sup>],
  [128, (text) => <mark>{text}</mark>],
  [4, (text) => <s>{text}</s>],
  [8, (text) => <u>{text}</u>],
  [2, (text) => <em>{text}</em>],
  [1, (text) => <strong>{text}</strong>],
]

const beforeUnit = /(\d)\s(?=(?:°C|%|cm|mm|m|g|kg|ml|l|h|min)(?![\p{L}\d]))/gu

/** Editors write `12 cm` with a plain blank, at which a line may break. */
export const keptTogether = (text: string): string => text.replace(beforeUnit, '$1\u00a0')

/** A text with its format flags (RTX-01). */
export function textFormat(text: string, flags: number | string | undefined): ReactNode {
  const bits = typeof flags === 'number' ? flags : 0
  return formats.reduce<ReactNode>(
    (inner, [flag, wrap]) => ((bits & flag) === 0 ? inner : wrap(inner)),
    keptTogether(text),
  )
}
