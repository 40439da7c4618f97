import { expect, test } from 'vitest'
import { env } from '@/core/env'
import { entryId } from './entry-id'

test('SEO-02 a feed entry has a unique id per locale, independent of its URL', () => {
  const post = { collection: 'posts', id: 12, createdAt: Date.UTC(2026, 2, 5, 23, 59) } as const
  const host = new URL(env.siteUrl).hostname
  expect(entryId({ ...post, locale: 'en' })).toBe(`tag:${host},2026-03-05:posts/12/en`)
  expect(entryId({ ...post, locale: 'pt' })).toBe(`tag:${host},2026-03-05:posts/12/pt`)
  // The authority of a tag is a host without a port.
  expect(entryId({ ...post, locale: 'en' })).toMatch(/^tag:[a-z0-9.-]+,\d{4}-\d\d-\d\d:[a-z]+\/\d+\/[a-z]+$/)
})
