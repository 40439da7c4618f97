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

test('the heading of a list’s column is the field’s plain label', async () => expect(await drawn()).toBe('Ciudad'))

test('a form shows the field’s usual label element', async () =>
  expect(await drawn('address.city')).toBe('<label for="address.city">Ciudad</label>'))
