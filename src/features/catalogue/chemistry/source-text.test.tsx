import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SourceText } from './source-text'

const source = 'Mycelium rather than fruit body; 3 < 4 {samples}'
const said = 'Mycelium rather than fruit body; 3 &lt; 4 {samples}'

test.each([
  ['en', `Source: <span>${said}</span>`],
  ['es', `Fuente: <span lang="en-US">${said}</span>`],
  ['pt', `Fonte: <span lang="en-US">${said}</span>`],
] as const)('I18-01 D-21 an English source has a `lang` on pages of the other locales (%s)', async (locale, html) => {
  expect(renderToStaticMarkup(await SourceText({ source, locale }))).toBe(html)
})
