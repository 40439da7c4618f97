import type { Payload } from 'payload'
import { expect, test } from 'vitest'
import { prepareAlone } from './prepare-alone'

/** A database with one lock, which the connection that has it gives back when it is closed. */
function postgres() {
  let holder: object | null = null
  const connect = () => {
    const held = {
      query: () => {
        holder ??= held
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

test('R-15 one program at a time prepares a PostgreSQL, and the next one when it is done', async () => {
  const payload = postgres()
  const done = await prepareAlone(payload)
  expect(await prepareAlone(payload)).toBeNull()
  done?.()
  expect(await prepareAlone(payload)).not.toBeNull()
})

test('SQLite needs no such lock', async () => {
  expect(await prepareAlone({ db: { name: 'sqlite' } } as unknown as Payload)).not.toBeNull()
})
