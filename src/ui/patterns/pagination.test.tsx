import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Pagination } from './pagination'

const labels = { navigation: 'Pages', previous: 'Previous', next: 'Next', status: 'Page 2 of 3' }
const drawn = (previous: string | null, next: string | null): string =>
  renderToStaticMarkup(<Pagination previous={previous} next={next} labels={labels} />)

/** The element whose whole content is these words. */
const element = (html: string, words: string): string =>
  new RegExp(`<(a|span)[^>]*>${words}</\\1>`).exec(html)?.[0] ?? ''

describe('ARC-05 page controls', () => {
  test('on a middle page both are links to their neighbors', () => {
    const html = drawn('/posts', '/posts/page/3')
    expect(element(html, 'Previous')).toMatch(/^<a href="\/posts" rel="prev"/)
    expect(element(html, 'Next')).toMatch(/^<a href="\/posts\/page\/3" rel="next"/)
    expect(html).not.toContain('aria-disabled')
  })

  test('on page 1 “previous” is disabled and has no link', () => {
    const previous = element(drawn(null, '/posts/page/2'), 'Previous')
    expect(previous).toContain('aria-disabled="true"')
    expect(previous).not.toContain('href')
  })

  test('on the last page “next” is disabled and has no link', () => {
    const html = drawn('/posts', null)
    expect(element(html, 'Next')).toContain('aria-disabled="true"')
    expect(element(html, 'Next')).not.toContain('href')
    expect(element(html, 'Previous')).toContain('href="/posts"')
  })

  test('the status is shown, in a labelled nav', () => {
    expect(drawn(null, null)).toContain('Page 2 of 3')
    expect(drawn(null, null)).toMatch(/^<nav aria-label="Pages"/)
  })
})
