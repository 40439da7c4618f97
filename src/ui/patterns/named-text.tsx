import { Fragment, type ReactNode } from 'react'

/** What is written like a scientific name: a genus, a species, or a variety or form of one. */
const candidate = /(?<!\p{L})\p{Lu}\p{Ll}+(?: \p{Ll}[\p{Ll}-]+(?: (?:var|subsp|f)\. \p{Ll}[\p{Ll}-]+)?)?(?!\p{L})/gu

/** The longest known name that a text starts with: itself, or its first words. */
function nameIn(text: string, names: ReadonlySet<string>): string | undefined {
  const words = text.split(' ')
  const shorter = words.map((_, at) => words.slice(0, words.length - at).join(' '))
  return shorter.find((part) => names.has(part))
}

/** A line of text, such as a caption, with the scientific names in it in italics. */
export function namedText(text: string, names: ReadonlySet<string>): ReactNode {
  const found = [...text.matchAll(candidate)].flatMap(({ 0: written, index }) => {
    const name = nameIn(written, names)
    return name === undefined ? [] : [{ name, index }]
  })
  if (found.length === 0) return text
  const ends = [0, ...found.map(({ name, index }) => index + name.length)]
  return (
    <>
      {found.map(({ name, index }, at) => (
        <Fragment key={index}>
          {text.slice(ends[at], index)}
          <span className="scientific">{name}</span>
        </Fragment>
      ))}
      {text.slice(ends.at(-1))}
    </>
  )
}
