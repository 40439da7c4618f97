import type { ReactNode } from 'react'

/** P1 §3: the flags of a text node, combined by addition, innermost first. */
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

/** A text with its format flags (RTX-01). */
export function textFormat(text: string, flags: number | string | undefined): ReactNode {
  const bits = typeof flags === 'number' ? flags : 0
  return formats.reduce<ReactNode>((inner, [flag, wrap]) => ((bits & flag) === 0 ? inner : wrap(inner)), text)
}
