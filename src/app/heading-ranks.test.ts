import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const styles = readFileSync('src/app/(site)/globals.css', 'utf8')

/** Whether the stylesheet has a rule for headings of this rank in `.prose`. */
const isDrawn = (rank: string): boolean =>
  [...styles.matchAll(/\.prose (?::is\(([^)]*)\)|(h\d)) \{/g)].some(([, several = '', one = '']) =>
    [...several.split(', '), one].includes(rank),
  )

test.each(['h2', 'h3', 'h4', 'h5', 'h6'])(
  'RTX-01 a heading of a text looks like one at the rank of %s, where it comes to stand below one of the page',
  (rank) => {
    expect(isDrawn(rank)).toBe(true)
  },
)
