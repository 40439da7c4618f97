import { expect, test } from 'vitest'
import { openingOf, toPlainText } from './plain-text'

const text = (value: string) => ({ type: 'text', text: value })
const paragraph = (...children: unknown[]) => ({ type: 'paragraph', children })

test.each([
  [[paragraph(text('Melt the'), text(' butter.')), paragraph(text('Fold.'))], 'Melt the butter. Fold.'],
  [[paragraph(text('Melt.'), { type: 'linebreak' }, text('Fold.'))], 'Melt. Fold.'],
  [[paragraph(text('see '), { type: 'link', children: [text('here')] }, text('.'))], 'see here.'],
])('RTX-01 the plain text of %j has a blank between its lines', (children, letters) => {
  expect(toPlainText({ root: { type: 'root', children } })).toBe(letters)
})

test.each([
  [[paragraph(), paragraph(text('Cut it. Then dry it.'))], 'Cut it.'],
  [
    [{ type: 'heading', children: [text('Kit')] }, paragraph(text('A knife (ca. 8 cm) will do'))],
    'A knife (ca. 8 cm) will do',
  ],
  [[paragraph(text('Of A. muscaria eat nothing! Ever.'))], 'Of A. muscaria eat nothing!'],
  [[paragraph(text('word '.repeat(60)))], `${'word '.repeat(31)}word…`],
  [[{ type: 'list', children: [] }], ''],
])('SEO-02 the opening of %j is %j', (children, opening) => {
  expect(openingOf([null, { root: { type: 'root', children } }])).toBe(opening)
})
