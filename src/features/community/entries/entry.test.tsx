import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { messages } from '@/platform/i18n/translator'
import { Entry, EntryActions } from './entry.client'
import { entryLabels } from './labels'
import type { EntryNote } from './marks'
import type { EntryView } from './view'

const raw = (key: string): unknown =>
  key.split('.').reduce<unknown>((part, name) => Reflect.get(part as object, name), messages.en.community)
const labels = entryLabels({ raw }, 'comments')

const entry: EntryView = {
  id: 7,
  headline: null,
  text: `${'a'.repeat(39)}🍄 and more`,
  rating: null,
  author: { name: 'Ana', alias: '🍄 Ana', picture: null },
  date: '1 May 2026',
  iso: '2026-05-01T00:00:00.000Z',
  lang: null,
  tags: [],
  helpful: 0,
}

/** A lone surrogate, of which server and browser make different strings. */
const halves = /\p{Cs}/u

test('COM-01 the initial of an alias that begins with an emoji is the whole emoji', () => {
  const html = renderToStaticMarkup(<Entry entry={entry} labels={labels} />)
  expect(html).not.toMatch(halves)
  expect(html).toContain('>🍄</span>')
})

test('COM-01 the label of a report button is cut without splitting an emoji', () => {
  const actions = {
    kind: 'comments',
    entry,
    labels,
    helpful: null,
    reported: false,
    onReport: () => undefined,
    note: null,
  } as const
  const html = renderToStaticMarkup(<EntryActions {...actions} />)
  expect(html).not.toMatch(halves)
  expect(html).toContain(`Report: ${'a'.repeat(39)}"`)
})

describe('COM-08 MOD-02 the result of a mark or a report', () => {
  const helpful = { count: 0, marked: false, onMark: () => undefined }
  const drawn = (note: EntryNote | null): string =>
    renderToStaticMarkup(
      <EntryActions
        kind="reviews"
        entry={entry}
        labels={labels}
        helpful={helpful}
        reported={false}
        onReport={() => undefined}
        note={note}
      />,
    )
  const status = (html: string): string | undefined => /<p role="status"[^>]*>([^<]*)<\/p>/.exec(html)?.[1]

  test('is written into a status that was in the page before, so that it is read out', () => {
    expect(status(drawn(null))).toBe('')
    expect(drawn(null)).not.toMatch(/<p role="status" class="[^"]*hidden/)
    expect(status(drawn({ id: 7, text: 'You cannot mark your own', isRefused: true }))).toBe('You cannot mark your own')
  })

  test('is shown without scripts by the fragment of the address', () => {
    const html = drawn(null)
    for (const [id, text] of [
      ['helpful-reviews-7', labels.helpfulDone],
      ['reported-reviews-7', labels.reportDone],
    ] as const)
      expect(html).toMatch(new RegExp(`<p id="${id}" class="[^"]*hidden[^"]* target:block">${text}</p>`))
  })
})
