import { describe, expect, test } from 'vitest'
import type { Media } from '@/payload-types'
import { mediaUrl, toPicture } from './picture'

const media = (given: Partial<Media>): Media => ({ id: 1, alt: 'A morel', createdAt: '', updatedAt: '', ...given })
const file = (name: string): string => `/api/media/file/${name}`

describe('MED-01 addresses of pictures', () => {
  test('a missing one is made of the file name', () => {
    expect(mediaUrl({ filename: 'morel.webp' })).toBe('/api/media/file/morel.webp')
  })

  test('a file name cannot leave its folder', () => {
    expect(mediaUrl({ filename: '../a b#?.png' })).toBe('/api/media/file/..%2Fa%20b%23%3F.png')
  })

  test.each([file('a.webp'), 'https://cdn.example/a.webp'])('%s, given, is kept', (url) => {
    expect(mediaUrl({ url, filename: 'b' })).toBe(url)
  })

  test.each([{}, { url: null, filename: null }, { url: '', filename: '' }])('of %j is none', (given) => {
    expect(mediaUrl(given)).toBeNull()
  })
})

describe('MED-01 what is rendered of a picture', () => {
  test.each([null, undefined, 7])('of %j nothing', (given) => {
    expect(toPicture(given)).toBeNull()
  })

  test('of a document without a file nothing', () => {
    expect(toPicture(media({}))).toBeNull()
  })

  test('its sizes, smallest first, each once, the original among them', () => {
    const picture = toPicture(
      media({
        url: file('m.webp'),
        width: 1600,
        height: 1200,
        caption: 'In April',
        sizes: {
          large: { url: file('m-l.webp'), width: 1600 },
          small: { url: file('m-s.webp'), width: 400 },
          card: { filename: 'm-c.webp', width: 800 },
        },
      }),
    )
    expect(picture).toEqual({
      src: file('m.webp'),
      srcSet: `${file('m-s.webp')} 400w, ${file('m-c.webp')} 800w, ${file('m.webp')} 1600w`,
      width: 1600,
      height: 1200,
      alt: 'A morel',
      caption: 'In April',
    })
  })

  test('an own file that changed has another address, so that no browser keeps the old one', () => {
    const [url, small] = [file('m.webp'), { url: file('m-s.webp'), width: 320 }]
    const drawn = (updatedAt: string) => toPicture(media({ url, width: 800, sizes: { small }, updatedAt }))
    const [before, after] = [drawn('2026-11-20T10:00:00.250Z'), drawn('2026-11-20T10:00:01.000Z')]
    expect(before?.src).toMatch(/^\/api\/media\/file\/m\.webp\?v=[0-9a-z]{6}$/)
    expect(before?.srcSet.split(', ').every((size) => size.includes(String(before.src.split('?')[1])))).toBe(true)
    expect(after?.src).not.toBe(before?.src)
    expect(drawn('2026-11-20T10:00:00+00:00')).toEqual(before)
    expect(toPicture(media({ url: 'https://cdn.example/m.webp', updatedAt: '2026-11-20T10:00:00Z' }))?.src).toBe(
      'https://cdn.example/m.webp',
    )
  })

  test.each([
    [30, 20, '30% 20%'],
    [0, 50, '0% 50%'],
    [50, 50, undefined],
    [null, null, undefined],
    [140, -3, undefined],
  ])('of a focal point at %j and %j a crop keeps %j', (focalX, focalY, focus) => {
    expect(toPicture(media({ url: file('m.webp'), focalX, focalY }))?.focus).toBe(focus)
  })

  test('sizes that were never made are left out', () => {
    const picture = toPicture(
      media({ url: file('m.webp'), width: 300, sizes: { small: {}, card: { url: null, width: 800 } } }),
    )
    expect(picture?.srcSet).toBe(`${file('m.webp')} 300w`)
  })

  test('our own files are rendered without a host, others as they are', () => {
    expect(toPicture(media({ url: `http://localhost:3000${file('m.webp')}` }))?.src).toBe(file('m.webp'))
    expect(toPicture(media({ url: 'https://cdn.example/m.webp' }))?.src).toBe('https://cdn.example/m.webp')
  })

  test('without measures it keeps a shape of 4 to 3, so that nothing jumps', () => {
    const picture = toPicture(media({ url: file('m.webp') }))
    expect((picture?.width ?? 0) / (picture?.height ?? 1)).toBeCloseTo(4 / 3)
    expect(picture?.srcSet).toBe('')
  })
})
