import type { SerializedLinkNode } from '@payloadcms/richtext-lexical'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { ComponentProps } from 'react'
import { citationsOf } from '../references/citations'
import { outsideRel } from '@/core/safe-url'
import { linkHref, RichText as Text } from './rich-text'

type TextProps = ComponentProps<typeof Text>

/** Renders each block as its type, for tests that are not about blocks. */
const RichText = (props: Omit<TextProps, 'renderBlock'>) => (
  <Text {...props} renderBlock={({ blockType }) => <i>{blockType}</i>} />
)

type Fields = Partial<SerializedLinkNode['fields']>

const link = (fields: Fields): SerializedLinkNode =>
  ({
    type: 'link',
    version: 3,
    children: [],
    fields: { newTab: false, linkType: 'custom', ...fields },
  }) as unknown as SerializedLinkNode

const internal = (relationTo: string, value: unknown): SerializedLinkNode =>
  link({ linkType: 'internal', doc: { relationTo, value } as NonNullable<Fields['doc']> })

describe('RTX-01 where links lead', () => {
  test.each([
    ['posts', 'spores', '/posts/spores', '/es/posts/spores'],
    ['pages', 'about', '/about', '/es/about'],
    ['pages', 'home', '/', '/es'],
    ['mushrooms', 'morel', '/mushrooms/morel', '/es/mushrooms/morel'],
    ['growingguides', 'oyster', '/mushrooms/growing-guide/oyster', '/es/mushrooms/growing-guide/oyster'],
  ])('%s %s', (relationTo, slug, en, es) => {
    expect(linkHref(internal(relationTo, { slug }), 'en')).toBe(en)
    expect(linkHref(internal(relationTo, { slug }), 'es')).toBe(es)
  })

  test.each([
    ['a document that a visitor may not see', 'posts', 7],
    ['nothing', 'posts', null],
    ['a document without a slug', 'posts', {}],
    ['a slug that is none', 'posts', { slug: '../admin' }],
    ['a collection without pages', 'media', { slug: 'x' }],
    ['a name every object has', 'constructor', { slug: 'x' }],
  ])('a link to %s has no address', (_what, relationTo, value) => {
    expect(linkHref(internal(relationTo, value), 'es')).toBeNull()
  })

  test.each([
    ['/posts/a', '/pt/posts/a'],
    ['/pt/posts/a', '/pt/posts/a'],
    ['/api/media/file/a.pdf', '/api/media/file/a.pdf'],
    ['https://a.example/', 'https://a.example/'],
    ['#marks', '#marks'],
    ['javascript:alert(1)', null],
    ['//evil.example', null],
  ])('NAV-15 T-1M %s becomes %s in the locale pt', (url, href) => {
    expect(linkHref(link({ url }), 'pt')).toBe(href)
  })
})

const text = (words: string, format = 0) => ({
  type: 'text',
  version: 1,
  text: words,
  format,
  detail: 0,
  mode: 'normal',
  style: '',
})
const block = (type: string, children: object[], rest: object = {}) => ({
  type,
  version: 1,
  children,
  direction: 'ltr',
  format: '',
  indent: 0,
  ...rest,
})
const drawn = (...children: { type: string; version: number }[]): string =>
  renderToStaticMarkup(<RichText locale="en" value={{ root: { type: 'root', children } }} />)

describe('RTX-01 rendered text', () => {
  const linked = (fields: Fields) =>
    drawn(block('paragraph', [block('link', [text('here')], { fields: { linkType: 'custom', ...fields } })]))

  test('formats, headings and lists', () => {
    const html = drawn(
      block('heading', [text('Marks')], { tag: 'h2' }),
      block('paragraph', [text('blue', 1), text('ing')]),
    )
    expect(html).toContain('<h2>Marks</h2>')
    expect(html).toContain('<p><strong>blue</strong>ing</p>')
  })

  test('a check list shows icons of what is ticked, and no inputs', () => {
    const html = drawn(
      block(
        'list',
        [
          block('listitem', [text('a knife')], { checked: true }),
          block('listitem', [text('a basket')]),
          block('listitem', [
            block('list', [block('listitem', [text('of willow')])], { listType: 'check', tag: 'ul' }),
          ]),
        ],
        { listType: 'check', tag: 'ul' },
      ),
    )
    expect(html).not.toMatch(/<input|checkbox|tabindex/i)
    expect(html).toMatch(/<li><svg[^>]* role="img" aria-label="Checked".*?<\/svg>a knife<\/li>/)
    expect(html).toMatch(/<li><svg[^>]* role="img" aria-label="Not checked".*?<\/svg>a basket<\/li>/)
    expect(html.match(/role="img"/g)).toHaveLength(3)
  })

  test('nested text renders its h2 as h3 and its h3 below that as h4', () => {
    const children = [block('heading', [text('Marks')], { tag: 'h2' }), block('heading', [text('Cap')], { tag: 'h3' })]
    const html = renderToStaticMarkup(<RichText locale="en" value={{ root: { type: 'root', children } }} nested />)
    expect(html).toContain('<h3>Marks</h3><h4>Cap</h4>')
    const small = [block('heading', [text('Cap')], { tag: 'h3' })]
    expect(
      renderToStaticMarkup(<RichText locale="en" value={{ root: { type: 'root', children: small } }} nested />),
    ).toContain('<h3>Cap</h3>')
  })

  test('an automatic link leads to its address unless that is unsafe', () => {
    const typed = (url: string) =>
      drawn(block('paragraph', [block('autolink', [text('typed')], { fields: { linkType: 'custom', url } })]))
    expect(typed('https://x.test/')).toContain(`<a href="https://x.test/" rel="${outsideRel}">typed</a>`)
    expect(typed('mailto:a@x.test')).toContain('<a href="mailto:a@x.test">typed</a>')
    expect(typed('javascript:alert(1)')).toContain('<p>typed</p>')
  })

  test('T-1M an unsafe link renders its words only', () => {
    expect(linked({ url: 'javascript:alert(1)' })).toContain('<p>here</p>')
  })

  test('T-1M an external link has rel, an internal one has none', () => {
    expect(linked({ url: 'https://a.example/', newTab: true })).toContain(
      '<a href="https://a.example/" target="_blank" rel="noopener noreferrer nofollow ugc">here</a>',
    )
    expect(linked({ url: '/posts/a' })).toContain('<a href="/posts/a">here</a>')
  })

  test('T-1M HTML in a text is escaped', () => {
    expect(drawn(block('paragraph', [text('<img src=x onerror=alert(1)>')]))).not.toContain('<img')
  })

  test('R-17 a node of an unknown type is skipped, and the rest is rendered', () => {
    const html = drawn({ type: 'marquee', version: 1 }, block('paragraph', [text('stays')]))
    expect(html).toContain('stays')
    expect(html).not.toContain('marquee')
  })

  test('a block inside rich text is rendered by the page’s renderBlock', () => {
    expect(drawn(block('paragraph', []), { ...block('block', []), fields: { blockType: 'embed' } } as never)).toContain(
      '<i>embed</i>',
    )
  })

  describe('BLK-10 a citation', () => {
    const reference = { id: 4, title: 'Spores', summary: 'A study', link: 'https://source.example/a' }
    const cite = (value: unknown, citations?: TextProps['citations']): string =>
      renderToStaticMarkup(
        <RichText
          locale="es"
          citations={citations}
          value={{
            root: {
              type: 'root',
              children: [
                block('paragraph', [
                  block('link', [text('as known')], {
                    fields: { linkType: 'internal', doc: { relationTo: 'references', value } },
                  }),
                ]),
              ],
            },
          }}
        />,
      )

    test('has its number in the page’s list, and links to that entry', () => {
      const html = cite(reference, citationsOf([], [[reference as never]]))
      expect(html).toContain('href="#reference-4"')
      expect(html).toContain('[1]')
      expect(html).not.toContain('source.example')
    })

    test('links to the source itself where no list of the page has it', () => {
      const there = '<a href="https://source.example/a" rel="noopener noreferrer nofollow ugc">as known</a>'
      expect(cite(reference)).toContain(there)
      expect(cite(reference, citationsOf([], []))).toContain(there)
    })

    test.each([
      ['a draft', 4],
      ['a source without an address', { ...reference, link: null }],
      ['an address that runs a script', { ...reference, link: 'javascript:alert(1)' }],
      ['one that is gone', null],
    ])('of %s renders its words only', (_, value) => {
      expect(cite(value)).toContain('<p>as known</p>')
    })
  })

  test.each([null, undefined])('%j renders nothing', (value) => {
    expect(renderToStaticMarkup(<RichText locale="en" value={value} />)).toBe('')
  })
})
