import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { namedText } from './named-text'

const names = new Set(['Boletus edulis', 'Boletus', 'Amanita muscaria', 'Amanita muscaria var. formosa'])

test.each([
  [
    'In the dish: Porcini (Boletus edulis) and Fly Agaric (Amanita muscaria)',
    'In the dish: Porcini (<i>Boletus edulis</i>) and Fly Agaric (<i>Amanita muscaria</i>)',
  ],
  ['Amanita muscaria var. formosa, plate', '<i>Amanita muscaria var. formosa</i>, plate'],
  ['Boletuses & <others>', 'Boletuses &amp; &lt;others&gt;'],
  ['Boletus on oak, Boletus edulis; Russula emetica', '<i>Boletus</i> on oak, <i>Boletus edulis</i>; Russula emetica'],
])('DAT-01 scientific names are in italics in a caption: %s', (text, html) => {
  expect(renderToStaticMarkup(<>{namedText(text, names)}</>)).toBe(
    html.replaceAll('<i>', '<span class="scientific">').replaceAll('</i>', '</span>'),
  )
})

test('without known names the text is unchanged', () => {
  expect(namedText('Boletus edulis', new Set())).toBe('Boletus edulis')
})
