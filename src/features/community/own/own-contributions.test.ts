import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { readSql, sql } from '@/cms/sql'
import { contributionKinds } from '../model'
import { ownContributions } from './own-contributions'

type Find = { collection: string; where: { and: [{ id: { in: number[] } }, { user: { equals: number } }] } }

/** Runs the real statements on SQLite in memory; the contract tests run them on PostgreSQL too. */
const payload = {
  db: { drizzle: drizzle({ connection: { url: ':memory:' } }) },
  find: async ({ collection, where: { and } }: Find) => {
    const [{ id }, { user }] = and
    const rows = await readSql(
      payload,
      sql`SELECT id, created_at AS "createdAt" FROM ${sql.identifier(collection)}
          WHERE user_id = ${user.equals} AND id IN (${sql.raw(id.in.join(', '))})`,
    )
    const words = { review: 'What I think', comment: 'What I think', _status: 'published' }
    return { docs: rows.map((row) => ({ ...row, ...words, doc: { relationTo: 'posts', value: 3 } })) }
  },
} as unknown as Payload
vi.mock('@/cms/public-find', () => ({
  getCms: () => Promise.resolve(payload),
  publicGlobal: () =>
    Promise.resolve({ lists: { comments: 2, impressions: 3, impressionsStep: 9, reviews: 3, reviewsWindow: 5 } }),
}))
vi.mock('../reads', () => ({
  aboutsOf: () => Promise.resolve(new Map([['posts:3', { title: 'A post', path: '/posts/a-post' }]])),
}))

const day = (at: number): string => new Date(Date.UTC(2026, 0, 1 + at)).toISOString()

beforeAll(async () => {
  for (const kind of contributionKinds)
    await readSql(
      payload,
      sql`CREATE TABLE ${sql.identifier(kind)} (id integer PRIMARY KEY, user_id integer, created_at text, target text, _status text)`,
    )
  // Every second one is a review; the last are the newest.
  for (let at = 1; at <= 45; at += 1) {
    const kind = sql.identifier(at % 2 === 0 ? 'reviews' : 'comments')
    await readSql(payload, sql`INSERT INTO ${kind} VALUES (${at}, 7, ${day(at)}, 'posts:3', 'published')`)
  }
  await readSql(payload, sql`INSERT INTO impressions VALUES (46, 8, ${day(46)}, 'posts:3', 'published')`)
})

const from = (last: number, length: number): number[] => Array.from({ length }, (_, at) => last - at)

describe('ACT-03 the contributions of a member', () => {
  test.each([
    [1, 1, from(45, 20)],
    [2, 2, from(25, 20)],
    [3, 3, from(5, 5)],
    [9, 3, from(5, 5)],
  ])('page %i: are all kinds together, the newest first, and none is left out', async (requested, page, ids) => {
    const found = await ownContributions(7, 'en', requested)
    expect([found.page, found.pages]).toEqual([page, 3])
    expect(found.entries.map(({ id }) => id)).toEqual(ids)
    expect(found.entries.every(({ id, kind }) => kind === (id % 2 === 0 ? 'reviews' : 'comments'))).toBe(true)
  })

  test('are linked with the number of entries to show, if their page does not show them at first', async () => {
    const { entries } = await ownContributions(7, 'en', 1)
    expect(entries.slice(0, 8).map(({ about }) => about?.place)).toEqual([
      '#comments-45',
      '#reviews-44',
      '#comments-43',
      '#reviews-42',
      '?comments=3#comments-41',
      '#reviews-40',
      '?comments=4#comments-39',
      '?reviews=4#reviews-38',
    ])
  })

  test('are one empty page for a member without any', async () => {
    expect(await ownContributions(9, 'en', 1)).toEqual({ entries: [], page: 1, pages: 1 })
  })
})
