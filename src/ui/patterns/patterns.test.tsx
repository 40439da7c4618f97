import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { CardFrame } from './card-frame'
import { Chip } from './chip'
import { Image } from './image'
import { PageHeader } from './page-header'
import { Section } from './section'

const picture = { src: '/m.webp', srcSet: '/m-s.webp 400w, /m.webp 1600w', width: 1600, height: 1200, alt: 'A morel' }

describe('MED-01 pictures', () => {
  test('have srcset, sizes, dimensions and alt', () => {
    const html = renderToStaticMarkup(<Image picture={picture} sizes="100vw" />)
    expect(html).toContain('src="/m.webp"')
    expect(html).toMatch(/srcset="\/m-s\.webp 400w, \/m\.webp 1600w"/i)
    expect(html).toContain('sizes="100vw"')
    expect(html).toContain('width="1600" height="1200"')
    expect(html).toContain('alt="A morel"')
  })

  test('load lazily, or eagerly with priority', () => {
    expect(renderToStaticMarkup(<Image picture={picture} sizes="100vw" />)).toContain('loading="lazy"')
    const first = renderToStaticMarkup(<Image picture={picture} sizes="100vw" priority />)
    expect(first).toContain('loading="eager"')
    expect(first).toMatch(/fetchpriority="high"/i)
  })

  test('have an empty alt where one is given', () => {
    expect(renderToStaticMarkup(<Image picture={picture} sizes="100vw" alt="" />)).toContain('alt=""')
  })

  test('SPC-04 a missing picture is an aria-hidden placeholder', () => {
    const html = renderToStaticMarkup(<Image picture={null} sizes="100vw" className="size-40" />)
    expect(html).toMatch(/^<div aria-hidden="true" class="[^"]*size-40/)
    expect(html).not.toContain('<img')
  })
})

describe('BLK-13 the frame of a card', () => {
  const drawn = (rest: { badge?: string; over?: string } = {}): string =>
    renderToStaticMarkup(
      <CardFrame href="/mushrooms/morel" picture={<i>plate</i>} title="Morel" {...rest}>
        <p>Spring</p>
      </CardFrame>,
    )

  test('its title is its one link, inside a heading', () => {
    const html = drawn()
    expect(html.match(/<a /g)).toHaveLength(1)
    expect(html).toMatch(/<h3[^>]*><a href="\/mushrooms\/morel"[^>]*>Morel<\/a><\/h3>/)
    expect(html).toContain('<i>plate</i>')
    expect(html).toContain('<p>Spring</p>')
  })

  test('PRD-04 the badge and the line above are rendered only where given', () => {
    expect(drawn({ badge: '4 options', over: 'from Setas' })).toMatch(/4 options.*from Setas/s)
    expect(drawn().match(/<div/g)).toHaveLength(2)
  })

  test('T-1E a title is escaped', () => {
    const html = renderToStaticMarkup(<CardFrame href="/x" picture={null} title="</h3><script>alert(1)</script>" />)
    expect(html).not.toContain('<script')
  })
})

describe('headings and chips', () => {
  test('a chip has its label, and classes by its tone', () => {
    const [toned, plain] = [<Chip tone="amanita">toxic</Chip>, <Chip>toxic</Chip>].map((chip) =>
      renderToStaticMarkup(chip),
    )
    for (const chip of [toned, plain]) expect(chip).toMatch(/^<span class="[^"]*">toxic<\/span>$/)
    expect(toned).not.toBe(plain)
  })

  test('SPC-02 a section is labelled by its heading, and has an anchor', () => {
    const html = renderToStaticMarkup(
      <Section id="chemistry" title="Chemistry">
        <p>psilocybin</p>
      </Section>,
    )
    expect(html).toMatch(/^<section id="chemistry" aria-labelledby="chemistry-title"/)
    expect(html).toMatch(/<h2 id="chemistry-title"[^>]*>Chemistry<\/h2>/)
  })

  test('a page header has exactly one h1', () => {
    const html = renderToStaticMarkup(<PageHeader title="Species" lead="All of them" over="Guide" />)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).toMatch(/Guide.*<h1[^>]*>Species<\/h1>.*All of them/s)
  })
})
