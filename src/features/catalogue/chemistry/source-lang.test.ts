import { expect, test } from 'vitest'
import { readableSource } from './source-lang'

test.each([
  ['NDB 11238 (mushrooms,shiitake,raw)', 'NDB 11238 (Mushrooms, shiitake, raw)'],
  ["NDB 11228 (jew's ear,(pepeao),raw)", "NDB 11228 (Jew's ear, (pepeao), raw)"],
  ['CIQUAL 2020 (ANSES, France), item 20106', 'CIQUAL 2020 (ANSES, France), item 20106'],
  ['item 051001 (straw mushroom, fresh, Guangdong)', 'item 051001 (straw mushroom, fresh, Guangdong)'],
  ['a (1,3)-glucan of N,N-DMT', 'a (1,3)-glucan of N,N-DMT'],
])('the source %s is shown as %s', (source, read) => {
  expect(readableSource(source)).toBe(read)
})
