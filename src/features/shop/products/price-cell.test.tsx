import { initI18n } from '@payloadcms/translations'
import { en } from '@payloadcms/translations/languages/en'
import { pt } from '@payloadcms/translations/languages/pt'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PriceCell } from './price-cell'

const config = { supportedLanguages: { en, pt } }

test.each([
  ['en', 'USD', '$5.40'],
  ['en', 'EUR', '€5.40'],
  ['pt', 'BRL', 'R$ 5,40'],
] as const)(
  'a price in the admin’s list is formatted with its currency: %s %s',
  async (language, currency, written) => {
    const i18n = await initI18n({ config, context: 'client', language })
    const html = renderToStaticMarkup(
      <PriceCell cellData={5.4} rowData={{ baseInventory: { currency } }} i18n={i18n} />,
    )
    expect(html.replace(/<[^>]*>/g, '').replaceAll('\u00a0', ' ')).toBe(written)
  },
)

test('a product without a price has an empty cell', async () => {
  const i18n = await initI18n({ config, context: 'client', language: 'en' })
  expect(renderToStaticMarkup(<PriceCell cellData={null} rowData={{}} i18n={i18n} />)).toBe('')
})
