import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { nameFinder, namedText } from './named-text'

const names = nameFinder(['Boletus edulis', 'Boletus', 'Amanita muscaria', 'Amanita muscaria var. formosa', ''])

test.each([
  [
    'In the dish: Porcini (Boletus edulis) and Fly Agaric (Amanita muscaria)',
    'In the dish: Porcini (<i>Boletus edulis</i>) and Fly Agaric (<i>Amanita muscaria</i>)',
  ],
  ['Amanita muscaria var. formosa, plate', '<i>Amanita muscaria var. formosa</i>, plate'],
  ['Boletuses & <others>', 'Boletuses &amp; &lt;others&gt;'],
])('DAT-01 scientific names stand in italics in a caption: %s', (text, html) => {
  expect(renderToStaticMarkup(<>{namedText(text, names)}</>)).toBe(
    html.replaceAll('<i>', '<span class="scientific">').replaceAll('</i>', '</span>'),
  )
})

test('a guide without species has no names to find', () => {
  expect(namedText('Boletus edulis', nameFinder([]))).toBe('Boletus edulis')
})
