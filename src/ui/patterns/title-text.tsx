import { Fragment, type ReactNode } from 'react'

/** Longer ones have to break somewhere on a narrow screen. */
const longest = 15

/** `juba-de-leão`, and a single capital with the word before it: `vitamina D`. What ends them goes with them: `look-alikes:`. */
const whole = /(\p{L}+(?:-\p{L}+)+|\S+ \p{Lu}(?![\p{L}\d.'’]))[:;,.?!)»”]*/gu

/** Goes to the next line whole, breaks only where a line is shorter than itself, and is underlined with its link. */
const together = 'inline-block max-w-full [text-decoration:inherit]'

/** A title that breaks at no hyphen and leaves no letter alone; its text stays what it is, to be copied and found. */
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
