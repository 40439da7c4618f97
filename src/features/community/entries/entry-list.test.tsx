import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { locales } from '@/core/locales'
import { messages } from '@/platform/i18n/translator'
import { EntryList } from './entry-list.client'
import { entryLabels } from './labels'
import { mostEntries, type EntryPage, type EntryView } from './view'

const labelsIn = (locale: (typeof locales)[number]) => {
  const raw = (key: string): unknown =>
    key.split('.').reduce<unknown>((part, name) => Reflect.get(part as object, name), messages[locale].community)
  return entryLabels({ raw }, 'reviews')
}

const nothing: EntryPage = { entries: [], total: 0, stars: [0, 0, 0, 0, 0] }

const draw = (over: Partial<ComponentProps<typeof EntryList>> = {}): string =>
  renderToStaticMarkup(
    <EntryList
      kind="reviews"
      of="products:3"
      locale="en"
      window={{ first: 3, opened: 5, step: 5 }}
      first={nothing}
      start={{ order: 'newest', stars: null, from: 0, shown: 3 }}
      search=""
      labels={labelsIn('en')}
      {...over}
    />,
  )

describe('COM-04 SPC-07 a list without entries', () => {
  const bare = { order: 'newest', stars: 1, from: 0, shown: 3 } as const

  test.each(locales)('of the selected stars says so, and links all entries (%s)', (locale) => {
    const labels = labelsIn(locale)
    const html = draw({
      labels,
      first: { ...nothing, stars: [0, 0, 2, 0, 1] },
      start: bare,
      search: '?reviews-stars=1',
    })
    expect(html).not.toContain(labels.none)
    const [, said = ''] = html.split(labels.noneOfStars)
    expect(said).toMatch(new RegExp(`^\\s*<a href="\\?#reviews"[^>]*>${labels.all}</a>`))
  })

  test('of any stars says that there are none, whatever stars the address selects', () => {
    const labels = labelsIn('en')
    for (const start of [bare, { ...bare, stars: null }]) {
      const html = draw({ start })
      expect(html).toContain(labels.none)
      expect(html).not.toContain(labels.noneOfStars)
    }
  })
})

describe('COM-04 a list of more entries than are shown at once', () => {
  const entry = (id: number): EntryView => ({
    id,
    headline: null,
    text: `Review ${id}`,
    rating: 4,
    author: null,
    date: '1 May 2026',
    iso: '2026-05-01T00:00:00.000Z',
    lang: null,
    tags: [],
    helpful: 0,
  })
  const page = (length: number): EntryPage => ({
    entries: Array.from({ length }, (_, at) => entry(at + 1)),
    total: 503,
    stars: [0, 0, 0, 503, 0],
  })
  const labels = labelsIn('en')
  const linkOf = (html: string, label: string): string | undefined =>
    [...html.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].find(([, , text]) => text === label)?.[1]

  test('links the next entries, and from there the previous ones', () => {
    const start = { order: 'newest', stars: null, from: 0, shown: mostEntries } as const
    const whole = draw({ first: page(mostEntries), start })
    expect(linkOf(whole, labels.showMore)).toBeUndefined()
    expect(linkOf(whole, labels.showNext)).toBe('?reviews=501-503#reviews')
    const rest = draw({ first: page(3), start: { ...start, from: mostEntries, shown: 3 } })
    expect(linkOf(rest, labels.showMore)).toBeUndefined()
    expect(linkOf(rest, labels.showNext)).toBeUndefined()
    expect(linkOf(rest, labels.showPrevious)).toBe('?#reviews')
  })

  test('links other stars and another order from the first entry on', () => {
    const html = draw({ first: page(3), start: { order: 'newest', stars: null, from: mostEntries, shown: 3 } })
    expect(linkOf(html, labels.orders.helpful)).toBe('?reviews-order=helpful#reviews')
    expect(html).toContain('href="?reviews-stars=4#reviews"')
  })
})
