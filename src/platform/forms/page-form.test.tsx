import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Field } from '@/ui/patterns/form-field'
import { PageForm } from './page-form'

vi.mock('./form-script.client', () => ({ FormScript: () => null }))

test('FRM-04 the error of a field whose name has blanks is linked by aria-describedby', async () => {
  const rule = { keep: true, attributes: {}, read: () => ({ value: '' }) }
  const form = { name: 'form-1', fields: { 'field-First name': rule }, page: () => '/', send: () => ({ to: '/' }) }
  const html = renderToStaticMarkup(
    await PageForm({
      form: form as never,
      locale: 'en',
      children: (bind) => <Field {...bind('field-First name', 'First name')} />,
    }),
  )
  const [, id = '', described = ''] = /<input id="(form-form-1[^"]*)"[^>]* aria-describedby="([^"]*)"/.exec(html) ?? []
  expect(described).toBe(`${id}-error`)
  expect(described).not.toMatch(/\s/)
  expect(html).toContain(`<p id="${described}" data-error="field-First name"`)
  expect(html).toContain('name="field-First name"')
})
