import type { ReactNode } from 'react'

const special = /[.*+?^${}()|[\]\\]/g

/** Finds these names in a text, the longest of those that begin alike; null where there are none. */
export function nameFinder(names: Iterable<string>): RegExp | null {
  const longestFirst = [...names].filter(Boolean).toSorted((a, b) => b.length - a.length)
  if (longestFirst.length === 0) return null
  const any = longestFirst.map((name) => name.replace(special, String.raw`\$&`)).join('|')
  return new RegExp(String.raw`(?<!\p{L})(${any})(?!\p{L})`, 'u')
}

/** A line of text, such as a caption, with the scientific names in it in italics. */
export function namedText(text: string, names: RegExp | null): ReactNode {
  if (!names) return text
  // What a pattern with one group splits has what was found at every second place.
  return text.split(names).map((part, at) =>
    at % 2 === 1 ? (
      <span key={at} className="scientific">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
