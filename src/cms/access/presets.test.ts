import fc from 'fast-check'
import type { PayloadRequest, Where } from 'payload'
import { describe, expect, test } from 'vitest'
import { admin, and, anyone, isAdmin, nobody, or, owner, published, signedIn } from './atoms'
import { adminField, adminOnly, publicContent, publishedContent, serverWritten } from './presets'

const asking = (user: { id: number; roles: string[] } | null): { req: PayloadRequest } => ({
  req: { user } as unknown as PayloadRequest,
})
const visitor = asking(null)
const member = asking({ id: 7, roles: ['member'] })
const boss = asking({ id: 1, roles: ['admin'] })

describe('ACL-01 who is who', () => {
  test('a visitor is nobody, a member signed in, an admin both', () => {
    expect([visitor, member, boss].map((who) => signedIn(who))).toEqual([false, true, true])
    expect([visitor, member, boss].map((who) => admin(who))).toEqual([false, false, true])
    expect(isAdmin(null)).toBe(false)
  })

  test('own rows are nobody’s for a visitor, and hang on the named field', () => {
    expect(owner()(visitor)).toBe(false)
    expect(owner()(member)).toEqual({ user: { equals: 7 } })
    expect(owner('id')(member)).toEqual({ id: { equals: 7 } })
  })

  test('T-1A published is a filter and never a plain yes', () => {
    expect(published(visitor)).toEqual({ _status: { equals: 'published' } })
    expect(published(member)).toEqual({ _status: { equals: 'published' } })
  })
})

describe('ACL-01 joining rules', () => {
  const filter = fc.integer({ min: 1, max: 9 }).map((id): Where => ({ id: { equals: id } }))
  const outcome = fc.oneof(fc.boolean(), filter)
  const rulesOf = (outcomes: (boolean | Where)[]) => outcomes.map((each) => () => each)

  test('or lets through exactly when one does, and joins the filters of all that are left', () => {
    fc.assert(
      fc.property(fc.array(outcome, { maxLength: 5 }), (outcomes) => {
        const filters = outcomes.filter((each) => typeof each !== 'boolean')
        const joined = filters.length > 1 ? { or: filters } : (filters[0] ?? false)
        expect(or(...rulesOf(outcomes))(member)).toEqual(outcomes.includes(true) ? true : joined)
      }),
    )
  })

  test('and refuses exactly when one does, and joins the filters of all that are left', () => {
    fc.assert(
      fc.property(fc.array(outcome, { maxLength: 5 }), (outcomes) => {
        const filters = outcomes.filter((each) => typeof each !== 'boolean')
        const joined = filters.length > 1 ? { and: filters } : (filters[0] ?? true)
        expect(and(...rulesOf(outcomes))(member)).toEqual(outcomes.includes(false) ? false : joined)
      }),
    )
  })

  test('nothing at all is closed under or, open under and', () => {
    expect(or()(visitor)).toBe(false)
    expect(and()(visitor)).toBe(true)
    expect(or(nobody, anyone)(visitor)).toBe(true)
  })
})

describe('T-1P G5 presets state every access', () => {
  test.each([
    ['publishedContent', publishedContent],
    ['publicContent', publicContent],
    ['adminOnly', adminOnly],
  ])('%s', async (_name, access) => {
    for (const rule of [access.create, access.update, access.delete, access.readVersions]) {
      expect(await rule(visitor)).toBe(false)
      expect(await rule(member)).toBe(false)
      expect(await rule(boss)).toBe(true)
    }
    expect(await access.admin(member)).toBe(false)
    expect(await access.unlock(member)).toBe(false)
    expect(await access.unlock(boss)).toBe(false)
  })

  test('what they differ in is who reads', async () => {
    expect(await publishedContent.read(member)).toEqual({ _status: { equals: 'published' } })
    expect(await publishedContent.read(boss)).toBe(true)
    expect(await publicContent.read(visitor)).toBe(true)
    expect(await adminOnly.read(member)).toBe(false)
    expect(await adminOnly.read(boss)).toBe(true)
  })

  test('D-01: nobody writes what the server counts, only admins what is theirs', async () => {
    expect(await serverWritten.create?.(boss)).toBe(false)
    expect(await serverWritten.update?.(boss)).toBe(false)
    for (const rule of [adminField.read, adminField.create, adminField.update]) {
      expect(await rule?.(member)).toBe(false)
      expect(await rule?.(boss)).toBe(true)
    }
  })
})
