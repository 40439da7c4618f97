import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'
import type { Payload } from 'payload'
import { beforeEach, expect, test } from 'vitest'
import { readSql, sql } from '../sql'
import { releaseAbandonedJobs } from './jobs'

const now = Date.parse('2026-11-29T21:00:00.000Z')

/**
 * Three running jobs, last claimed a moment ago, two minutes ago, and an hour in the future (a clock that was set
 * back).
 */
let payload: Payload
beforeEach(async () => {
  payload = { db: { name: 'sqlite', drizzle: drizzle({ connection: { url: ':memory:' } }) } } as unknown as Payload
  await readSql(
    payload,
    sql`CREATE TABLE payload_jobs (id integer PRIMARY KEY, processing integer, updated_at text, task_slug text)`,
  )
  for (const seconds of [-5, -120, 3600]) {
    const moment = new Date(now + seconds * 1000).toISOString()
    await readSql(payload, sql`INSERT INTO payload_jobs (processing, updated_at) VALUES (1, ${moment})`)
  }
})

const running = async () =>
  (await readSql(payload, sql`SELECT id FROM payload_jobs WHERE processing = true`)).map(({ id }) => id)

test('R-07 a job last claimed over a minute ago, or in the future, is released to the queue', async () => {
  await releaseAbandonedJobs(payload, false, now)
  expect(await running()).toEqual([1])
})

test('R-07 a server that starts on SQLite releases all jobs', async () => {
  await releaseAbandonedJobs(payload, true, now)
  expect(await running()).toEqual([])
})
