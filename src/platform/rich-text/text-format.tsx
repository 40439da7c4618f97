import type { ReactNode } from 'react'

/** The format flags of a text node (RTX-01), a bit mask; innermost element first. */
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

/** Puts a no-break space between a number and its unit, where editors write a plain blank. */
export const keptTogether = (text: string): string => text.replace(beforeUnit, '$1\u00a0')

/** A string wrapped in the elements of its format flags (RTX-01). */
export function textFormat(text: string, flags: number | string | undefined): ReactNode {
  const bits = typeof flags === 'number' ? flags : 0
  return formats.reduce<ReactNode>(
    (inner, [flag, wrap]) => ((bits & flag) === 0 ? inner : wrap(inner)),
    keptTogether(text),
  )
}
