import { describe, expect, test, vi } from 'vitest'
import { noteFallbacks } from '@/cms/fallbacks'
import type { Locale } from '@/core/locales'
import type { MediaBlock as MediaData } from '@/payload-types'
import { rendered } from '../rendered.fixtures'
import { pictureOf } from '../values.fixtures'
import { MediaBlock } from './component'
import { mediaFixture } from './fixture'

vi.mock('@/features/catalogue/server', () => ({
  scientificNames: () => Promise.resolve(new Set(['Morchella esculenta'])),
}))

const draw = (given: Partial<MediaData> = {}, locale: Locale = 'en', first = false): Promise<string> =>
  rendered(<MediaBlock block={{ ...mediaFixture, ...given }} locale={locale} first={first} />)

/** The classes of the first element of a name. */
const classesOf = (html: string, element: string): string[] =>
  (new RegExp(`<${element}\\b[^>]* class="([^"]*)"`).exec(html)?.[1] ?? '').split(' ')

describe('BLK-05 media block', () => {
  test('is as wide as the column by default, at 16/9', async () => {
    const html = await draw()
    expect(classesOf(html, 'figure')).toContain('shell')
    expect(classesOf(html, 'img')).toEqual(expect.arrayContaining(['aspect-video', 'object-cover']))
    expect(html).toContain('alt="Drawing morel.webp"')
  })

  test('spans the screen at fullscreen, with its caption in the column', async () => {
    const html = await draw({ position: 'fullscreen' })
    expect(classesOf(html, 'figure')).not.toContain('shell')
    expect(classesOf(html, 'img')).toContain('aspect-video')
    expect(html).toMatch(/<img[^>]* sizes="100vw"/)
    expect(classesOf(html, 'figcaption')).toContain('shell')
  })

  test('has its own caption, else the picture’s, else none', async () => {
    expect(await draw()).toMatch(/<figcaption[^>]*>A morel in April</)
    expect(await draw({ caption: null })).toMatch(/<figcaption[^>]*>As it was uploaded</)
    expect(await draw({ caption: null, media: pictureOf('bare.webp') })).not.toContain('<figcaption')
    expect(await draw({ caption: 'Morel (Morchella esculenta)' })).toContain(
      'Morel (<span class="scientific">Morchella esculenta</span>)',
    )
  })

  test('D-21 marks a picture’s caption in another language with lang', async () => {
    const media = { ...pictureOf('morel.webp'), caption: 'A morel' }
    noteFallbacks(media, [
      { locale: 'es', doc: {} },
      { locale: 'en', doc: { caption: 'A morel' } },
    ])
    expect(await draw({ caption: null, media }, 'es')).toMatch(/<figcaption lang="en-US"[^>]*>A morel</)
    expect(await draw({ caption: 'Una colmenilla', media }, 'es')).toMatch(/<figcaption class/)
  })

  test.each([
    ['en', 'No media provided'],
    ['es', 'Sin archivo'],
    ['pt', 'Nenhum arquivo'],
  ] as const)('shows a message without a picture (%s)', async (locale, words) => {
    for (const media of [null, 7]) {
      const html = await draw({ media }, locale)
      expect(html).toContain(`>${words}</p>`)
      expect(html).not.toContain('<img')
    }
  })

  test('loads its picture eagerly only where it is the first block of the page', async () => {
    expect(await draw({}, 'en', true)).toMatch(/<img[^>]* loading="eager"/)
    expect(await draw()).toMatch(/<img[^>]* loading="lazy"/)
  })
})
