import { expect, test, vi } from 'vitest'
import { starterIsComplete } from './complete'

type Row = { key: string; fingerprint: string | null }
type Where = { key?: { equals?: string; not_equals?: string }; fingerprint?: { exists: boolean } }

const world = vi.hoisted(() => ({ ledger: [] as Row[] }))

const matches = ({ key, fingerprint }: Row, where: Where): boolean =>
  (where.key?.equals === undefined || where.key.equals === key) &&
  where.key?.not_equals !== key &&
  (where.fingerprint === undefined || where.fingerprint.exists === (fingerprint !== null))

const db = {
  count: ({ collection, where }: { collection: string; where: Where }) => {
    expect(collection).toBe('seed-records')
    return Promise.resolve({ totalDocs: world.ledger.filter((row) => matches(row, where)).length })
  },
}

vi.mock('@/cms/public-find', () => ({ getCms: () => Promise.resolve({ db }) }))

const done = (key: string): Row => ({ key, fingerprint: 'f' })
const open = (key: string): Row => ({ key, fingerprint: null })

test.each<[string, Row[], boolean]>([
  ['an empty ledger', [], false],
  ['a first seed under way', [open('seed_complete'), done('posts:a')], false],
  ['a whole catalogue', [done('seed_complete'), done('posts:a')], true],
  ['a later seed under way', [done('seed_complete'), open('posts:a')], true],
  ['a ledger of an earlier version', [done('posts:a'), done('posts:b')], true],
  ['an earlier version whose samples were removed', [done('posts:a'), open('samples:removed')], true],
  ['an earlier version cut half-way', [done('posts:a'), open('posts:b')], false],
  ['nothing but the word that samples were removed', [open('samples:removed')], false],
])('whether the starting catalogue is complete: %s', async (_, ledger, seed) => {
  world.ledger = ledger
  expect(await starterIsComplete()).toBe(seed)
})
