import { expect, test } from 'vitest'
import { toPlainText } from './plain-text'

const text = (value: string) => ({ type: 'text', text: value })
const paragraph = (...children: unknown[]) => ({ type: 'paragraph', children })

test.each([
  [[paragraph(text('Melt the'), text(' butter.')), paragraph(text('Fold.'))], 'Melt the butter. Fold.'],
  [[paragraph(text('Melt.'), { type: 'linebreak' }, text('Fold.'))], 'Melt. Fold.'],
  [[paragraph(text('see '), { type: 'link', children: [text('here')] }, text('.'))], 'see here.'],
])('RTX-01 the letters of %j, with a blank between its lines', (children, letters) => {
  expect(toPlainText({ root: { type: 'root', children } })).toBe(letters)
})
