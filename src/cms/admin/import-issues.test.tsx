import { initI18n } from '@payloadcms/translations'
import { en } from '@payloadcms/translations/languages/en'
import { es } from '@payloadcms/translations/languages/es'
import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { label } from '../labels'
import { ImportIssues } from './import-issues'

vi.mock('@payloadcms/ui', () => ({
  FieldLabel: ({ label: text, path }: { label: string; path: string }) => <label htmlFor={path}>{text}</label>,
}))

async function drawn(issueDetails: unknown): Promise<string> {
  const i18n = await initI18n({ config: { supportedLanguages: { en, es } }, context: 'client', language: 'es' })
  const field = { name: 'issueDetails', type: 'json', label: label('What went wrong', 'Qué falló', 'O que deu errado') }
  const props = { field, i18n, path: 'summary.issueDetails', siblingData: { issues: 2, issueDetails } }
  return renderToStaticMarkup(<ImportIssues {...(props as unknown as ComponentProps<typeof ImportIssues>)} />)
}

test('the problems of an import are listed as escaped text, each with its row number', async () => {
  const html = await drawn([
    { row: 2, error: 'Slug is <taken>', data: { slug: 'a' } },
    { row: 0, error: 'The file cannot be read', data: {} },
  ])
  expect(html).toContain('<label for="summary.issueDetails">Qué falló</label>')
  expect(html).toContain('<li>Fila 2: Slug is &lt;taken&gt;</li><li>The file cannot be read</li>')
})

test.each([[null], [undefined], ['text'], [[null, 3, { row: '1' }]]])(
  'stored import problems of %j render an empty list',
  async (stored) => expect(await drawn(stored)).toContain('<ul></ul>'),
)
