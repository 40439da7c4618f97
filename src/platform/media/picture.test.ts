import { describe, expect, test } from 'vitest'
import type { Media } from '@/payload-types'
import { mediaUrl, toPicture } from './picture'

const media = (given: Partial<Media>): Media => ({ id: 1, alt: 'A morel', createdAt: '', updatedAt: '', ...given })
const file = (name: string): string => `/api/media/file/${name}`

describe('MED-01 mediaUrl', () => {
  test('makes a missing URL from the file name', () => {
    expect(mediaUrl({ filename: 'morel.webp' })).toBe('/api/media/file/morel.webp')
  })

  test('escapes a file name, so that it cannot leave its folder', () => {
    expect(mediaUrl({ filename: '../a b#?.png' })).toBe('/api/media/file/..%2Fa%20b%23%3F.png')
  })

  test.each([file('a.webp'), 'https://cdn.example/a.webp'])('keeps the given URL %s', (url) => {
    expect(mediaUrl({ url, filename: 'b' })).toBe(url)
  })

  test.each([{}, { url: null, filename: null }, { url: '', filename: '' }])('is null for %j', (given) => {
    expect(mediaUrl(given)).toBeNull()
  })
})

describe('MED-01 toPicture', () => {
  test.each([null, undefined, 7])('is null for %j', (given) => {
    expect(toPicture(given)).toBeNull()
  })

  test('is null for a document without a file', () => {
    expect(toPicture(media({}))).toBeNull()
  })

  test('lists the sizes by width, without duplicates, with the original', () => {
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

  test('versions the URL of an own file by its update, so that no browser shows a stale one', () => {
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
  ])('turns a focal point at %j and %j into the position %j', (focalX, focalY, focus) => {
    expect(toPicture(media({ url: file('m.webp'), focalX, focalY }))?.focus).toBe(focus)
  })

  test('leaves out sizes without a file', () => {
    const picture = toPicture(
      media({ url: file('m.webp'), width: 300, sizes: { small: {}, card: { url: null, width: 800 } } }),
    )
    expect(picture?.srcSet).toBe(`${file('m.webp')} 300w`)
  })

  test('removes the host from the URL of an own file only', () => {
    expect(toPicture(media({ url: `http://localhost:3000${file('m.webp')}` }))?.src).toBe(file('m.webp'))
    expect(toPicture(media({ url: 'https://cdn.example/m.webp' }))?.src).toBe('https://cdn.example/m.webp')
  })

  test('has a ratio of 4 to 3 where the dimensions are missing, so that the layout does not shift', () => {
    const picture = toPicture(media({ url: file('m.webp') }))
    expect((picture?.width ?? 0) / (picture?.height ?? 1)).toBeCloseTo(4 / 3)
    expect(picture?.srcSet).toBe('')
  })
})
