import { Fragment, type ReactNode } from 'react'

/** The most characters of a part that is kept whole, so that it fits on a narrow screen. */
const longest = 15

/** `juba-de-leão`, or a word with a single capital after it, `vitamina D`; with the punctuation that follows. */
const whole = /(\p{L}+(?:-\p{L}+)+|\S+ \p{Lu}(?![\p{L}\d.'’]))[:;,.?!)»”]*/gu

/** Wraps as a whole, breaks inside only where a line is shorter than itself, and is underlined with its link. */
const together = 'inline-block max-w-full [text-decoration:inherit]'

/** A title that does not wrap at hyphens or before a single letter; its text is unchanged, to be copied and found. */
export function titleText(title: string): ReactNode {
  const parts: ReactNode[] = []
  let from = 0
  for (const match of title.matchAll(whole)) {
    if ((match[1] ?? '').length > longest) continue
    parts.push(title.slice(from, match.index))
    parts.push(<span className={together}>{match[0]}</span>)
    from = match.index + match[0].length
  }
  if (from === 0) return title
  return (
    <>
      {parts.map((part, index) => (
        <Fragment key={index}>{part}</Fragment>
      ))}
      {title.slice(from)}
    </>
  )
}
