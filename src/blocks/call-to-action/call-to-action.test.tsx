import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Locale } from '@/core/locales'
import type { CallToActionBlock as CallToActionData } from '@/payload-types'
import { CallToActionBlock } from './component'
import { callToActionFixture } from './fixture'

const draw = (given: Partial<CallToActionData> = {}, locale: Locale = 'en'): string =>
  renderToStaticMarkup(<CallToActionBlock block={{ ...callToActionFixture, ...given }} locale={locale} first={false} />)

describe('BLK-05 call to action', () => {
  test('renders its text, and links with the visitor’s locale', () => {
    const html = draw({}, 'es')
    expect(html).toContain('Grow your first oysters on coffee grounds.')
    expect(html).toMatch(/<a href="\/es\/mushrooms\/products" class="button button-primary">See the kits</)
  })

  test('an external link has the target its editor set, and rel', () => {
    expect(draw()).toMatch(
      /<a href="https:\/\/society\.example\/" class="button button-default" target="_blank" rel="[^"]*noopener/,
    )
  })

  test('invalid and unpublished links are left out; without text the block is empty', () => {
    const links = [
      { type: 'custom' as const, label: 'Script', url: 'javascript:alert(1)' },
      { type: 'reference' as const, label: 'Draft', reference: { relationTo: 'pages' as const, value: 7 } },
    ]
    expect(draw({ links })).not.toContain('<a ')
    // Without a text and a valid link not even the frame is rendered.
    expect(draw({ richText: null, links })).toBe('')
  })

  test.each([[[]], [null], [undefined]])('links of %j render no list', (links) => {
    expect(draw({ links: links ?? null })).not.toContain('<ul')
  })
})
