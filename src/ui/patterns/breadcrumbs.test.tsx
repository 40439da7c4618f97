import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Breadcrumbs } from './breadcrumbs'

describe('NAV-14 breadcrumbs', () => {
  const html = renderToStaticMarkup(
    <Breadcrumbs
      label="You are here"
      items={[
        { label: 'Home', href: '/es' },
        { label: 'Growing', href: '/es/categories/products/growing' },
      ]}
    />,
  )

  test('are a list in a labelled nav', () => {
    expect(html).toMatch(/^<nav aria-label="You are here"><ol/)
  })

  test('are links, except the last, which is plain text', () => {
    expect(html).toMatch(/<a href="\/es"[^>]*>Home<\/a>/)
    expect(html).toContain('<span aria-current="page">Growing</span>')
    expect(html).not.toContain('href="/es/categories/products/growing"')
  })

  test('D-21 mark a fallback title with lang', () => {
    const items = [{ label: 'Only in English', href: '/es/posts/only', lang: 'en-US' }]
    expect(renderToStaticMarkup(<Breadcrumbs label="Aquí" items={items} />)).toContain(
      '<span aria-current="page" lang="en-US">Only in English</span>',
    )
  })
})
