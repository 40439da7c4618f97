import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Locale } from '@/core/locales'
import type { CallToActionBlock as CallToActionData } from '@/payload-types'
import { CallToActionBlock } from './component'
import { callToActionFixture } from './fixture'

const draw = (given: Partial<CallToActionData> = {}, locale: Locale = 'en'): string =>
  renderToStaticMarkup(<CallToActionBlock block={{ ...callToActionFixture, ...given }} locale={locale} first={false} />)

describe('BLK-05 call to action', () => {
  test('asks in words, with links that keep to the visitor’s language', () => {
    const html = draw({}, 'es')
    expect(html).toContain('Grow your first oysters on coffee grounds.')
    expect(html).toMatch(/<a href="\/es\/mushrooms\/products" class="button button-primary">See the kits</)
  })

  test('a link elsewhere opens where it was told to, and gives nothing away', () => {
    expect(draw()).toMatch(
      /<a href="https:\/\/society\.example\/" class="button button-default" target="_blank" rel="[^"]*noopener/,
    )
  })

  test('a link that leads nowhere is left out', () => {
    const links = [
      { type: 'custom' as const, label: 'Script', url: 'javascript:alert(1)' },
      { type: 'reference' as const, label: 'Draft', reference: { relationTo: 'pages' as const, value: 7 } },
    ]
    expect(draw({ links })).not.toContain('<a ')
    // Without a text and a valid link not even the frame is rendered.
    expect(draw({ richText: null, links })).toBe('')
  })

  test.each([[[]], [null], [undefined]])('of the links %j there are none', (links) => {
    expect(draw({ links: links ?? null })).not.toContain('<ul')
  })
})
