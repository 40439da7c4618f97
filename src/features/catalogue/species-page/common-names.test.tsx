import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CommonNames } from './common-names'

test('SPC-01 I18-01 every line of common names has its `lang` and the name of its language', () => {
  const html = renderToStaticMarkup(
    <CommonNames
      title="Nombres comunes"
      names={[
        { locale: 'es', names: ['Melena de león', 'Erizo'] },
        { locale: 'pt', names: ['Juba-de-leão'] },
      ]}
    />,
  )
  const lines = [...html.matchAll(/<dt lang="([^"]+)"[^>]*>([^<]+)<\/dt><dd lang="([^"]+)">([^<]+)<\/dd>/g)]
  expect(lines.map(([, ...parts]) => parts)).toEqual([
    ['es', 'Español', 'es', 'Melena de león, Erizo'],
    ['pt-BR', 'Português', 'pt-BR', 'Juba-de-leão'],
  ])
})

test('SPC-01 a species without common names has no list of them', () => {
  expect(renderToStaticMarkup(<CommonNames title="Common names" names={[]} />)).toBe('')
})
