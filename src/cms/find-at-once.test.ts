import type { PayloadRequest } from 'payload'
import { expect, test, vi } from 'vitest'
import { findAtOnce } from './find-at-once'

function requestOn(rows: readonly { id: number; key: string }[]) {
  const find = vi.fn(({ where }: { where: { key: { in: string[] } } }) =>
    Promise.resolve({ docs: rows.filter(({ key }) => where.key.in.includes(key)) }),
  )
  return { find, req: { payload: { db: { find } } } as unknown as PayloadRequest }
}

const lookup = { collection: 'stats', field: 'key' } as const

test('OPS-03 concurrent lookups share one query, and a missing row is null', async () => {
  const { find, req } = requestOn([
    { id: 1, key: 'a' },
    { id: 2, key: 'b' },
  ])
  const found = await Promise.all(['b', 'none', 'a'].map((key) => findAtOnce<{ id: number }>(req, lookup, key)))
  expect(found.map((row) => row?.id)).toEqual([2, undefined, 1])
  expect(find).toHaveBeenCalledTimes(1)
})

test('lookups are not cached, and each selection has its own query', async () => {
  const { find, req } = requestOn([{ id: 1, key: 'a' }])
  await findAtOnce(req, lookup, 'a')
  await Promise.all([findAtOnce(req, lookup, 'a'), findAtOnce(req, { ...lookup, select: { key: true } }, 'a')])
  expect(find).toHaveBeenCalledTimes(3)
})
