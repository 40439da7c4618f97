import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ActionCell, EntryCell } from './log-cells'

const i18n = { language: 'es' } as Parameters<typeof EntryCell>[0]['i18n']

test('MOD-01 the log shows entry and decision in the admin’s locale, and links the entry', () => {
  expect(renderToStaticMarkup(<EntryCell cellData="comments:152" i18n={i18n} />)).toBe(
    '<a href="/admin/collections/comments/152">Comentario 152</a>',
  )
  expect(renderToStaticMarkup(<ActionCell cellData="refuse" i18n={i18n} />)).toBe('Rechazar')
})

test('MOD-01 the log shows an unknown entry or decision as it is stored', () => {
  expect(renderToStaticMarkup(<EntryCell cellData="likes:1" i18n={i18n} />)).toBe('likes:1')
  expect(renderToStaticMarkup(<ActionCell cellData="other" i18n={i18n} />)).toBe('other')
})
