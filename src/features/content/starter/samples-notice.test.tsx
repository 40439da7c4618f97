import type { ReactNode } from 'react'
import type { ServerProps } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { SamplesNotice } from './samples-notice'

vi.mock('@payloadcms/ui', () => ({ Banner: ({ children }: { children: ReactNode }) => <p>{children}</p> }))

const props = (language: string, totalDocs: number) =>
  ({
    payload: {
      config: { collections: [{ slug: 'products', flattenedFields: [{ name: 'sample' }] }] },
      count: () => Promise.resolve({ totalDocs }),
    },
    i18n: { language },
  }) as unknown as ServerProps

test.each([
  ['en', '1,486'],
  ['es', '1486'],
  ['pt', '1.486'],
])('the notice of samples has its command in one element that is not broken (%s)', async (language, count) => {
  const html = renderToStaticMarkup(await SamplesNotice(props(language, 1486)))
  expect(html).toContain('<code class="sporeprint-command">npm run seed -- --remove-samples</code>')
  expect(html).toContain(count)
  expect(html).not.toMatch(/[{}`]/)
})

test('a site without samples has no notice of them', async () => {
  expect(await SamplesNotice(props('en', 0))).toBeNull()
})
