import { describe, expect, test } from 'vitest'
import { env } from '@/core/env'
import { pageMetadata } from './metadata'

const path = '/mushrooms/morel'
const at = (visible: string): string => `${env.siteUrl}${visible}`

describe('SEO-02 head of a page', () => {
  test('its own address is canonical, with the locale of its reader', () => {
    expect(pageMetadata({ locale: 'en', path, title: 'Morel' }).alternates?.canonical).toBe(at('/mushrooms/morel'))
    expect(pageMetadata({ locale: 'pt', path, title: 'Morel' }).alternates?.canonical).toBe(at('/pt/mushrooms/morel'))
  })

  test('it names itself in the other languages, and the default', () => {
    expect(pageMetadata({ locale: 'es', path: '/', title: 'Home' }).alternates?.languages).toEqual({
      'en-US': at('/'),
      es: at('/es'),
      'pt-BR': at('/pt'),
      'x-default': at('/'),
    })
  })

  test('a title that names the site is not named again', () => {
    expect(pageMetadata({ locale: 'en', path, title: 'Sporeprint', absolute: true }).title).toEqual({
      absolute: 'Sporeprint',
    })
    expect(pageMetadata({ locale: 'en', path, title: 'Morel' }).title).toBe('Morel')
  })

  test('without a description there is none, rather than an empty one', () => {
    expect(pageMetadata({ locale: 'en', path, title: 'Morel', description: '' })).not.toHaveProperty('description')
    expect(pageMetadata({ locale: 'en', path, title: 'Morel', description: 'Spring' })).toMatchObject({
      description: 'Spring',
      openGraph: { description: 'Spring', locale: 'en_US', url: at(path) },
    })
  })

  test('the shared picture has a full address and its measures', () => {
    const image = {
      id: 1,
      alt: 'A morel',
      url: '/api/media/file/m.webp',
      width: 800,
      height: 600,
      createdAt: '',
      updatedAt: '',
    }
    expect(pageMetadata({ locale: 'en', path, title: 'Morel', image })).toMatchObject({
      openGraph: { images: [{ url: at('/api/media/file/m.webp'), width: 800, height: 600, alt: 'A morel' }] },
    })
    expect(pageMetadata({ locale: 'en', path, title: 'Morel', image: 7 }).openGraph).not.toHaveProperty('images')
  })
})
