import { initI18n } from '@payloadcms/translations'
import { en } from '@payloadcms/translations/languages/en'
import { es } from '@payloadcms/translations/languages/es'
import { pt } from '@payloadcms/translations/languages/pt'
import type { ServerProps } from 'payload'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import type { Locale } from '@/core/locales'
import { WaitingPanel } from './waiting-panel'

vi.mock('@payloadcms/ui', () => ({
  Link: ({ href, children }: { href: string; children: ReactNode }) => <a href={href}>{children}</a>,
}))

type Counts = Record<string, number>

async function panel(counts: Counts, language: Locale = 'en', roles = ['admin']): Promise<string> {
  const i18n = await initI18n({ config: { supportedLanguages: { en, es, pt } }, context: 'api', language })
  const find = ({ collection }: { collection: string }) => Promise.resolve({ totalDocs: counts[collection] ?? 0 })
  const props = { payload: { find }, i18n, user: { id: 1, roles } } as unknown as ServerProps
  return renderToStaticMarkup(await WaitingPanel(props))
}

describe('the dashboard’s panel of contributions that wait for review', () => {
  test('links the list of each kind with its number, and leaves out kinds without any', async () => {
    const html = await panel({ comments: 1, reviews: 1200 })
    expect(html).toContain('1 comment<')
    expect(html).toContain('1,200 reviews<')
    expect(html).not.toContain('impression')
    expect(html).toContain(
      'href="/admin/collections/comments?where[or][0][and][0][_status][equals]=draft&amp;where[or][0][and][1][refusal][exists]=false"',
    )
    expect(html).toContain('href="/admin/moderation"')
  })

  test.each([
    ['en', '2 impressions'],
    ['es', '2 impresiones'],
    ['pt', '2 impressões'],
  ] as const)('is in the admin’s locale: %s', async (locale, words) => {
    expect(await panel({ impressions: 2 }, locale)).toContain(words)
  })

  test('says that nothing waits when there is none', async () => {
    expect(await panel({})).toContain('Nothing is waiting.')
    expect(await panel({}, 'es')).toContain('No hay nada pendiente.')
  })

  test('is empty for a member who is no admin', async () => {
    expect(await panel({ comments: 3 }, 'en', ['member'])).toBe('')
  })
})
