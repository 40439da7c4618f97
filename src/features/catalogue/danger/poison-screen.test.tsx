import { prerender } from 'react-dom/static'
import { expect, test, vi } from 'vitest'
import type { Locale } from '@/core/locales'
import { messages } from '@/platform/i18n/translator'
import { PoisonScreen } from './poison-screen'

vi.mock('./emergency-box', () => ({ EmergencyBox: () => null }))
vi.mock('./keep-offline.client', () => ({ KeepOffline: () => null }))
vi.mock('./reads', () => ({
  speciesBySyndrome: () => Promise.resolve(new Map([['psilocybin', ['Psilocybe cyanescens']]])),
}))

/** The rows of the doctor's sheet as plain text. */
async function sheet(locale: Locale): Promise<string[]> {
  const { prelude } = await prerender(<PoisonScreen locale={locale} />)
  const html = (await new Response(prelude).text()).replaceAll('<!-- -->', '')
  return [...html.matchAll(/<tr class="border-line[^>]*>(.*?)<\/tr>/gs)].map(([, row]) =>
    (row ?? '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )
}

test.each([
  ['en', '5 minutes – 2 hours after alcohol, up to five days after the meal'],
  ['es', '5 minutos – 2 horas tras beber alcohol, hasta cinco días después de comer'],
  ['pt', '5 minutos – 2 horas após beber álcool, até cinco dias depois da refeição'],
] as const)(
  'SAF-05 the doctor’s sheet counts the hours of onset from alcohol for coprine alone (%s)',
  async (locale, told) => {
    const rows = await sheet(locale)
    expect(rows[0]?.startsWith(told)).toBe(true)
    const after = messages[locale].danger.afterAlcohol
    expect(rows.filter((row) => row.includes(after))).toHaveLength(1)
    expect(rows.filter((row) => row.includes('Psilocybe cyanescens'))).toHaveLength(1)
  },
)

test('I18-02 the time of the meal is in a form that sends nothing, so that a change of locale keeps it', async () => {
  const { prelude } = await prerender(<PoisonScreen locale="en" />)
  const html = await new Response(prelude).text()
  const [, form = ''] = /<form id="form-meal"[^>]* method="dialog"[^>]*>(.*?)<\/form>/s.exec(html) ?? []
  expect(form).toMatch(/<input[^>]* type="datetime-local"/)
  // A `value` set by React would count as the served one and not be carried over to another locale.
  expect(form).not.toContain(' value=')
})
