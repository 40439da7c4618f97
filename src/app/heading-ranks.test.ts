import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const styles = readFileSync('src/app/(site)/globals.css', 'utf8')

/** Whether the stylesheet has a rule for headings of this rank in `.prose`. */
const isDrawn = (rank: string): boolean =>
  [...styles.matchAll(/\.prose (?::is\(([^)]*)\)|(h\d)) \{/g)].some(([, several = '', one = '']) =>
    [...several.split(', '), one].includes(rank),
  )

test.each(['h2', 'h3', 'h4', 'h5', 'h6'])('RTX-01 the stylesheet has a rule for %s in rich text', (rank) => {
  expect(isDrawn(rank)).toBe(true)
})
