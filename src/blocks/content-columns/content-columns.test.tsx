import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ContentColumnsBlock } from './component'
import { contentColumnsFixture } from './fixture'

const draw = (columns = contentColumnsFixture.columns): string =>
  renderToStaticMarkup(<ContentColumnsBlock block={{ ...contentColumnsFixture, columns }} locale="pt" first={false} />)

test('BLK-05 columns share the row, each with its links in the visitor’s locale', () => {
  const html = draw()
  const outer = (given: string): string => /^<div[^>]*>/.exec(given)?.[0] ?? ''
  expect(outer(html)).not.toBe(outer(draw(contentColumnsFixture.columns?.slice(1))))
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(['/pt/way-0', '/pt/way-1', '/pt/way-2'])
})

test('BLK-05 a column with unpublished links only is left out', () => {
  const gone = { type: 'reference' as const, label: 'Gone', reference: { relationTo: 'pages' as const, value: 7 } }
  expect(draw([{ id: 'gone', links: [gone] }])).toBe('')
  expect(draw([{ id: 'gone', links: [gone] }, ...(contentColumnsFixture.columns ?? [])])).toBe(draw())
})

test.each([[[]], [null], [undefined]])('BLK-05 columns of %j render nothing', (columns) => {
  expect(
    renderToStaticMarkup(
      <ContentColumnsBlock block={{ blockType: 'contentColumns', columns: columns ?? null }} locale="en" first />,
    ),
  ).toBe('')
})
