import { describe, expect, test } from 'vitest'
import { isEmptyBlock } from '@/cms/fields/filled-blocks'
import type { Locale } from '@/core/locales'
import type { FeatureBlock as FeatureData } from '@/payload-types'
import { rendered } from '../rendered.fixtures'
import { pictureOf } from '../values.fixtures'
import { FeatureBlock } from './component'
import { featureFixture } from './fixture'
import { featureBlock } from './schema'

const draw = (given: Partial<FeatureData> = {}, locale: Locale = 'en', first = false): Promise<string> =>
  rendered(<FeatureBlock block={{ ...featureFixture, ...given }} locale={locale} first={first} />)

describe('BLK-05 feature', () => {
  test.each([
    ['left', false],
    ['right', true],
  ] as const)('has its picture at the %s of the text, on wide screens', async (position, second) => {
    const html = await draw({ mediaBlock: [{ media: pictureOf('print.webp'), position }] })
    expect(html.includes('<div class="lg:order-2"><img')).toBe(second)
    expect(html.indexOf('<img')).toBeLessThan(html.indexOf('A spore print'))
  })

  test('renders its picture as a square', async () => {
    expect(await draw()).toMatch(/<img[^>]* class="[^"]*\baspect-square\b[^"]*\bobject-cover\b/)
  })

  test.each([
    ['en', 'no-image'],
    ['es', 'sin imagen'],
    ['pt', 'sem imagem'],
  ] as const)('shows a message in place of a missing picture (%s)', async (locale, words) => {
    for (const mediaBlock of [
      null,
      [],
      [{ media: null, position: 'left' }],
      [{ media: 7, position: 'left' }],
    ] as const) {
      const html = await draw({ mediaBlock: mediaBlock && [...mediaBlock] }, locale)
      expect(html).toMatch(new RegExp(`<p class="[^"]*\\baspect-square\\b[^"]*">${words}</p>`))
      expect(html).not.toContain('<img')
    }
  })

  test('renders its text, and links in the visitor’s locale', async () => {
    const html = await draw({}, 'pt')
    expect(html).toContain('A spore print tells more than the cap.')
    expect(html).toMatch(/<a href="\/pt\/certainty"[^>]*>How certain is it\?</)
  })

  test('renders nothing where its only content is a link without a target', async () => {
    const links: FeatureData['links'] = [{ type: 'reference', label: 'Gone', reference: null }]
    expect(await draw({ mediaBlock: [], richText: null, links })).toBe('')
    expect(await draw({ mediaBlock: [], links })).toContain('A spore print')
    expect(await draw({ richText: null, links })).toContain('<img')
  })

  test('BLK-01 is not empty with links alone, but is with a picture’s side alone', () => {
    const { links } = featureFixture
    const isEmpty = (given: object) => isEmptyBlock({ blockType: 'feature', ...given }, { feature: featureBlock })
    expect(isEmpty({ links })).toBe(false)
    expect(isEmpty({ links: [], mediaBlock: [{ position: 'left' }] })).toBe(true)
  })
})
