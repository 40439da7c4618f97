import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { blockSlugs } from '@/core/blocks'
import { cardCollections } from '@/core/collections'
import { securityHeaders } from '@/platform/security/headers'
import DarkSheet from './dark/page'
import LightSheet from './light/page'
import StyleguideRoute from './page'
import { Sheet } from './sheet'

const { env } = vi.hoisted(() => ({ env: { production: false, siteUrl: 'http://site.test' } }))
vi.mock('@/core/env', () => ({ env }))
vi.mock('@/platform/i18n/params', () => ({
  localeOf: async (params: Promise<{ locale: string }>) => (await params).locale,
}))
vi.mock('@/blocks/render-blocks', () => ({
  RenderBlocks: ({ blocks }: { blocks: readonly { blockType: string; id: string }[] }) =>
    blocks.map(({ blockType, id }) => <section key={id} id={id} data-block={blockType} />),
}))

const params = Promise.resolve({ locale: 'pt' })

beforeEach(() => {
  env.production = false
})

/** Every match of one group, in order. */
const found = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, group]) => String(group))

describe('the style guide', () => {
  test('has frames of three widths in both themes', async () => {
    const html = renderToStaticMarkup(await StyleguideRoute({ params }))
    expect(found(html, /<iframe title="([^"]+)"/g)).toEqual([
      '360 light',
      '360 dark',
      '768 light',
      '768 dark',
      '1280 light',
      '1280 dark',
    ])
    expect(new Set(found(html, /src="([^"]+)"/g))).toEqual(new Set(['/pt/styleguide/light', '/pt/styleguide/dark']))
    // The CSP of the other pages of the site allows no frame of the site itself.
    const policy = securityHeaders.find(({ source }) => source === '/styleguide')?.headers[0]?.value
    expect(policy).toContain("frame-src 'self';")
  })

  test.each(['light', 'dark'] as const)(
    'shows every block once, and every card bare and filled (%s)',
    async (theme) => {
      const html = renderToStaticMarkup(await Sheet({ theme, params }))
      expect(found(html, /^<div data-theme="(\w+)"/g)).toEqual([theme])
      expect(found(html, /data-block="(\w+)"/g)).toEqual([...blockSlugs])
      expect(found(html, /(<article)/g)).toHaveLength(2 * cardCollections.length)
      for (const collection of cardCollections) expect(html).toContain(`A card of ${collection} with a title`)
    },
  )

  test('is a 404 in production', async () => {
    env.production = true
    await expect(StyleguideRoute({ params })).rejects.toThrow('404')
    for (const Page of [LightSheet, DarkSheet]) {
      const { props } = Page({ params }) as { props: Parameters<typeof Sheet>[0] }
      await expect(Sheet(props)).rejects.toThrow('404')
    }
  })
})
