import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ContentColumnsBlock } from './component'
import { contentColumnsFixture } from './fixture'

const draw = (columns = contentColumnsFixture.columns): string =>
  renderToStaticMarkup(<ContentColumnsBlock block={{ ...contentColumnsFixture, columns }} locale="pt" first={false} />)

test('BLK-05 content columns stand side by side, each with its links in the visitor’s language', () => {
  const html = draw()
  const outer = (given: string): string => /^<div[^>]*>/.exec(given)?.[0] ?? ''
  expect(outer(html)).not.toBe(outer(draw(contentColumnsFixture.columns?.slice(1))))
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(['/pt/way-0', '/pt/way-1', '/pt/way-2'])
})

test('BLK-05 a column whose links all lead to what is unpublished is none', () => {
  const gone = { type: 'reference' as const, label: 'Gone', reference: { relationTo: 'pages' as const, value: 7 } }
  expect(draw([{ id: 'gone', links: [gone] }])).toBe('')
  expect(draw([{ id: 'gone', links: [gone] }, ...(contentColumnsFixture.columns ?? [])])).toBe(draw())
})

test.each([[[]], [null], [undefined]])('BLK-05 of %j there is nothing', (columns) => {
  expect(
    renderToStaticMarkup(
      <ContentColumnsBlock block={{ blockType: 'contentColumns', columns: columns ?? null }} locale="en" first />,
    ),
  ).toBe('')
})
