import type { Payload } from 'payload'
import { expect, test } from 'vitest'
import { prepareAlone } from './prepare-alone'

/** A database with one lock, which the connection that has it gives back when it is closed. */
function postgres() {
  const begun = new Date('2026-11-29T21:00:00.000Z')
  let holder: object | null = null
  const connect = () => {
    const held = {
      query: (text: string) => {
        if (text.includes('pg_stat_activity'))
          return Promise.resolve({ rows: [{ pid: 7, machine: '10.0.0.5', backend_start: begun }] })
        if (text.includes('pg_try_advisory_lock')) holder ??= held
        return Promise.resolve({ rows: [{ mine: holder === held }] })
      },
      release: (closes: boolean) => {
        if (closes && holder === held) holder = null
      },
    }
    return Promise.resolve(held)
  }
  return { db: { name: 'postgres', pool: { connect } } } as unknown as Payload
}

test('R-15 one program at a time prepares a PostgreSQL database; another is told which one holds the lock', async () => {
  const payload = postgres()
  const done = await prepareAlone(payload)
  expect(await prepareAlone(payload)).toEqual({
    holder: 'another program (on 10.0.0.5, since 2026-11-29T21:00:00.000Z; pid 7 in pg_stat_activity)',
  })
  if (typeof done === 'function') done()
  expect(await prepareAlone(payload)).toBeTypeOf('function')
})

test('SQLite needs no lock for preparing', async () => {
  expect(await prepareAlone({ db: { name: 'sqlite' } } as unknown as Payload)).toBeTypeOf('function')
})
