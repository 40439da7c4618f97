import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findPostgres, startPostgres } from '../lib/services'
import { dumpPostgres, forPrograms, readDump, readPostgres, restorePostgres } from './postgres'

test.each([
  ['postgres://u:p%23@db:5432/guide?sslmode=no-verify', 'postgres://u@db:5432/guide?sslmode=require', 'p#'],
  ['postgres://u:p@db/guide?uselibpqcompat=true&sslmode=require', 'postgres://u@db/guide?sslmode=require', 'p'],
  ['postgres://u:p@/guide?host=%2Frun%2Fpostgresql', 'postgres://u@/guide?host=%2Frun%2Fpostgresql', 'p'],
])('OPS-04 %s is passed to pg_dump and pg_restore in their syntax, without the password', (url, address, password) => {
  expect(forPrograms(url)).toMatchObject({ address, env: { PGPASSWORD: password } })
})

const isThere = findPostgres() !== undefined

describe.runIf(isThere)('OPS-04 a dump of PostgreSQL', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sporeprint-dump-'))
  const dump = path.join(folder, 'database.dump')
  let server: Awaited<ReturnType<typeof startPostgres>>

  beforeAll(async () => {
    server = await startPostgres()
    const client = new pg.Client({ connectionString: server.url('postgres') })
    await client.connect()
    await client.query('CREATE TABLE payload_migrations (name text, batch numeric)')
    await client.query('CREATE TABLE media (id serial PRIMARY KEY, filename text)')
    await client.query("INSERT INTO media (filename) SELECT md5(n::text) || '.webp' FROM generate_series(1, 5000) AS n")
    await client.query('CREATE ROLE reporter')
    await client.query('GRANT SELECT ON media TO reporter')
    await client.end()
  }, 60_000)
  afterAll(async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  test('has the number of rows of each table, and can be read', async () => {
    const told = await dumpPostgres(server.url('postgres'), dump)
    expect(told).toMatchObject({ rows: { media: 5000, payload_migrations: 0 }, migrations: [] })
    await expect(readDump(dump)).resolves.toBeUndefined()
  })

  test('is restored where roles with rights on its tables do not exist', async () => {
    await server.sql('DROP OWNED BY reporter; DROP ROLE reporter')
    await server.sql('CREATE DATABASE restored')
    await restorePostgres(dump, server.url('restored'))
    expect((await readPostgres(server.url('restored'))).rows).toMatchObject({ media: 5000 })
  })

  test('is made and restored over a socket, by an address without a host', async () => {
    const client = new pg.Client({ connectionString: server.url('postgres') })
    await client.connect()
    const { rows } = await client.query<{ folder: string }>(
      "SELECT current_setting('unix_socket_directories') AS folder",
    )
    await client.end()
    const { port } = new URL(server.url('postgres'))
    const at = (name: string) =>
      `postgres://sporeprint:secret@/${name}?host=${encodeURIComponent(rows[0]?.folder ?? '')}&port=${port}`
    await server.sql('CREATE DATABASE socketed')
    const there = path.join(folder, 'socket.dump')
    await dumpPostgres(at('postgres'), there)
    await restorePostgres(there, at('socketed'))
    expect((await readPostgres(at('socketed'))).rows).toMatchObject({ media: 5000 })
  })

  test('is made where idle transactions time out', async () => {
    await server.sql("ALTER DATABASE postgres SET idle_in_transaction_session_timeout = '20ms'")
    const slow = path.join(folder, 'slow.dump')
    await expect(dumpPostgres(server.url('postgres'), slow)).resolves.toMatchObject({ rows: { media: 5000 } })
    await server.sql('ALTER DATABASE postgres RESET idle_in_transaction_session_timeout')
  })

  test('is rejected where it is truncated, changed or empty', async () => {
    const whole = readFileSync(dump)
    truncateSync(dump, Math.floor(statSync(dump).size / 2))
    await expect(readDump(dump)).rejects.toThrow('pg_restore failed')
    const changed = Buffer.from(whole)
    changed.fill(0, Math.floor(whole.length / 2), Math.floor(whole.length / 2) + 64)
    writeFileSync(dump, changed)
    await expect(readDump(dump)).rejects.toThrow('pg_restore failed')
    writeFileSync(dump, '')
    await expect(readDump(dump)).rejects.toThrow('pg_restore failed')
  })
})
