import { describe, expect, test, vi } from 'vitest'
import { noteFallbacks } from '@/cms/fallbacks'
import { env } from '@/core/env'
import { documentMetadata, pageMetadata } from './metadata'

vi.mock('@/cms/public-find', () => ({
  publicGlobal: (slug: string, locale: string) => Promise.resolve({ siteName: `${slug} in ${locale}` }),
}))

const path = '/mushrooms/morel'
const at = (visible: string): string => `${env.siteUrl}${visible}`

describe('SEO-02 head of a page', () => {
  test('the canonical URL is the page’s own, with its locale', async () => {
    expect((await pageMetadata({ locale: 'en', path, title: 'Morel' })).alternates?.canonical).toBe(
      at('/mushrooms/morel'),
    )
    expect((await pageMetadata({ locale: 'pt', path, title: 'Morel' })).alternates?.canonical).toBe(
      at('/pt/mushrooms/morel'),
    )
  })

  test('it lists the alternates in every locale and the default', async () => {
    expect((await pageMetadata({ locale: 'es', path: '/', title: 'Home' })).alternates?.languages).toEqual({
      'en-US': at('/'),
      es: at('/es'),
      'pt-BR': at('/pt'),
      'x-default': at('/'),
    })
  })

  test('an absolute title does not get the site’s name added', async () => {
    expect((await pageMetadata({ locale: 'en', path, title: 'Sporeprint', absolute: true })).title).toEqual({
      absolute: 'Sporeprint',
    })
    expect((await pageMetadata({ locale: 'en', path, title: 'Morel' })).title).toBe('Morel')
  })

  test('Open Graph has the site’s name from the settings, in the page’s locale', async () => {
    expect((await pageMetadata({ locale: 'es', path, title: 'Morel' })).openGraph?.siteName).toBe('site-settings in es')
  })

  test('an empty description is left out', async () => {
    expect(await pageMetadata({ locale: 'en', path, title: 'Morel', description: '' })).not.toHaveProperty(
      'description',
    )
    expect(await pageMetadata({ locale: 'en', path, title: 'Morel', description: 'Spring' })).toMatchObject({
      description: 'Spring',
      openGraph: { description: 'Spring', locale: 'en_US', url: at(path) },
    })
  })

  test.each([
    ['/', '/og/pt/site/site.jpg'],
    ['/mushrooms/morel', '/og/pt/mushrooms/morel.jpg'],
    ['/mushrooms/calendar', '/og/pt/site/site.jpg'],
    ['/mushrooms/product/kit', '/og/pt/products/kit.jpg'],
    ['/mushrooms/species/page/2', '/og/pt/archives/mushrooms.jpg'],
    ['/categories/products/growing', '/og/pt/categories/products/growing.jpg'],
    ['/about', '/og/pt/pages/about.jpg'],
    ['/posts/a', '/og/pt/posts/a.jpg'],
  ])('the Open Graph image of %s is %s', async (page, picture) => {
    expect(await pageMetadata({ locale: 'pt', path: page, title: 'Morel' })).toMatchObject({
      openGraph: { images: [{ url: at(picture), width: 1200, height: 630, alt: 'Morel' }] },
      twitter: { card: 'summary_large_image' },
    })
  })
})

describe('DAT-16 head of a document’s page', () => {
  const document = { locale: 'en', path, title: 'Morel', lead: 'A spring mushroom.', texts: [] } as const

  test('the title and description for search engines are used', async () => {
    const meta = { title: 'Morels in April', description: 'Spring' }
    expect(await documentMetadata({ ...document, meta })).toMatchObject({
      title: 'Morels in April',
      description: 'Spring',
      openGraph: { title: 'Morels in April' },
    })
  })

  test('I18-01 a fallback for search engines does not replace a translated title and lead', async () => {
    const meta = { title: 'Morels in April', description: 'Spring' }
    noteFallbacks(meta, [
      { locale: 'es', doc: {} },
      { locale: 'en', doc: { ...meta } },
    ])
    const translated = { ...document, locale: 'es', title: 'Colmenilla', lead: 'Una seta de primavera.', meta } as const
    expect(await documentMetadata(translated)).toMatchObject({
      title: 'Colmenilla',
      description: 'Una seta de primavera.',
    })
    // A fallback is better than nothing.
    expect(await documentMetadata({ ...translated, lead: null })).toMatchObject({ description: 'Spring' })
  })

  test.each([undefined, null, {}, { title: null }, { title: '' }])(
    'without a title for search engines (%j), the document’s own title is used',
    async (meta) => {
      expect((await documentMetadata({ ...document, meta })).title).toBe('Morel')
    },
  )

  test('SEO-02 without a lead, the description is the first sentence of the document’s text', async () => {
    const text = (words: string) => ({
      root: { children: [{ type: 'paragraph', children: [{ type: 'text', text: words }] }] },
    })
    const texts = [null, text('Look below old elms. Bring a knife.')]
    expect(await documentMetadata({ ...document, lead: '', texts })).toMatchObject({
      description: 'Look below old elms.',
    })
  })

  test('SEO-02 without a description for search engines, the lead is used', async () => {
    for (const meta of [undefined, null, {}, { description: '' }])
      expect(await documentMetadata({ ...document, meta })).toMatchObject({
        description: 'A spring mushroom.',
        openGraph: { description: 'A spring mushroom.' },
      })
  })
})
