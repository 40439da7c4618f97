import { describe, expect, test, vi } from 'vitest'
import { env } from '@/core/env'
import { documentMetadata, pageMetadata } from './metadata'

vi.mock('@/cms/public-find', () => ({
  publicGlobal: (slug: string, locale: string) => Promise.resolve({ siteName: `${slug} in ${locale}` }),
}))

const path = '/mushrooms/morel'
const at = (visible: string): string => `${env.siteUrl}${visible}`

describe('SEO-02 head of a page', () => {
  test('its own address is canonical, with the locale of its reader', async () => {
    expect((await pageMetadata({ locale: 'en', path, title: 'Morel' })).alternates?.canonical).toBe(
      at('/mushrooms/morel'),
    )
    expect((await pageMetadata({ locale: 'pt', path, title: 'Morel' })).alternates?.canonical).toBe(
      at('/pt/mushrooms/morel'),
    )
  })

  test('it names itself in the other languages, and the default', async () => {
    expect((await pageMetadata({ locale: 'es', path: '/', title: 'Home' })).alternates?.languages).toEqual({
      'en-US': at('/'),
      es: at('/es'),
      'pt-BR': at('/pt'),
      'x-default': at('/'),
    })
  })

  test('a title that names the site is not named again', async () => {
    expect((await pageMetadata({ locale: 'en', path, title: 'Sporeprint', absolute: true })).title).toEqual({
      absolute: 'Sporeprint',
    })
    expect((await pageMetadata({ locale: 'en', path, title: 'Morel' })).title).toBe('Morel')
  })

  test('where it is shared it names the site as the settings do, in the reader’s language', async () => {
    expect((await pageMetadata({ locale: 'es', path, title: 'Morel' })).openGraph?.siteName).toBe('site-settings in es')
  })

  test('without a description there is none, rather than an empty one', async () => {
    expect(await pageMetadata({ locale: 'en', path, title: 'Morel', description: '' })).not.toHaveProperty(
      'description',
    )
    expect(await pageMetadata({ locale: 'en', path, title: 'Morel', description: 'Spring' })).toMatchObject({
      description: 'Spring',
      openGraph: { description: 'Spring', locale: 'en_US', url: at(path) },
    })
  })

  test('the shared picture has a full address and its measures', async () => {
    const image = {
      id: 1,
      alt: 'A morel',
      url: '/api/media/file/m.webp',
      width: 800,
      height: 600,
      createdAt: '',
      updatedAt: '',
    }
    expect(await pageMetadata({ locale: 'en', path, title: 'Morel', image })).toMatchObject({
      openGraph: { images: [{ url: at('/api/media/file/m.webp'), width: 800, height: 600, alt: 'A morel' }] },
    })
    expect((await pageMetadata({ locale: 'en', path, title: 'Morel', image: 7 })).openGraph).not.toHaveProperty(
      'images',
    )
  })
})

describe('P2 §3 head of a document’s page', () => {
  const document = { locale: 'en', path, title: 'Morel' } as const

  test('what an editor wrote for search engines stands in it', async () => {
    const meta = { title: 'Morels in April', description: 'Spring' }
    expect(await documentMetadata({ ...document, meta })).toMatchObject({
      title: 'Morels in April',
      description: 'Spring',
      openGraph: { title: 'Morels in April' },
    })
  })

  test.each([undefined, null, {}, { title: null }, { title: '' }])(
    'without a title there (%j), its own',
    async (meta) => {
      expect((await documentMetadata({ ...document, meta })).title).toBe('Morel')
    },
  )
})
