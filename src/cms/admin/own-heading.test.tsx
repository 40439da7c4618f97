import { initI18n } from '@payloadcms/translations'
import { en } from '@payloadcms/translations/languages/en'
import { es } from '@payloadcms/translations/languages/es'
import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { label } from '../labels'
import { OwnHeading } from './own-heading'

vi.mock('@payloadcms/ui', () => ({
  FieldLabel: ({ label: text, path }: { label: string; path: string }) => <label htmlFor={path}>{text}</label>,
}))

async function drawn(path?: string): Promise<string> {
  const i18n = await initI18n({ config: { supportedLanguages: { en, es } }, context: 'client', language: 'es' })
  const field = { name: 'city', type: 'text', label: label('City', 'Ciudad', 'Cidade') }
  const props = { field, i18n, ...(path ? { path } : {}) } as unknown as ComponentProps<typeof OwnHeading>
  return renderToStaticMarkup(<OwnHeading {...props} />)
}

test('in a list a field is called by its label alone', async () => expect(await drawn()).toBe('Ciudad'))

test('in a form it has the label of any field', async () =>
  expect(await drawn('address.city')).toBe('<label for="address.city">Ciudad</label>'))
