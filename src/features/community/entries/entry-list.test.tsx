import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { locales } from '@/core/locales'
import { messages } from '@/platform/i18n/translator'
import { EntryList } from './entry-list.client'
import { entryLabels } from './labels'
import type { EntryPage } from './view'

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
      start={{ order: 'newest', stars: null, shown: 3 }}
      search=""
      labels={labelsIn('en')}
      {...over}
    />,
  )

describe('COM-04 SPC-07 a list without entries', () => {
  const bare = { order: 'newest', stars: 1, shown: 3 } as const

  test.each(locales)('where none has the stars chosen says so, and leads to all of them (%s)', (locale) => {
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

  test('where there are none at all says that, whatever the address asks for', () => {
    const labels = labelsIn('en')
    for (const start of [bare, { ...bare, stars: null }]) {
      const html = draw({ start })
      expect(html).toContain(labels.none)
      expect(html).not.toContain(labels.noneOfStars)
    }
  })
})
