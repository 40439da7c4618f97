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

describe('ACL-01 visitors, members and admins', () => {
  test('a visitor is not signed in, a member is, and an admin is signed in and an admin', () => {
    expect([visitor, member, boss].map((who) => signedIn(who))).toEqual([false, true, true])
    expect([visitor, member, boss].map((who) => admin(who))).toEqual([false, false, true])
    expect(isAdmin(null)).toBe(false)
  })

  test('owner() rejects a visitor and filters a member’s rows by the named field', () => {
    expect(owner()(visitor)).toBe(false)
    expect(owner()(member)).toEqual({ user: { equals: 7 } })
    expect(owner('id')(member)).toEqual({ id: { equals: 7 } })
  })

  test('T-1A published() returns a filter, never plain true', () => {
    expect(published(visitor)).toEqual({ _status: { equals: 'published' } })
    expect(published(member)).toEqual({ _status: { equals: 'published' } })
  })
})

describe('ACL-01 or() and and() join rules', () => {
  const filter = fc.integer({ min: 1, max: 9 }).map((id): Where => ({ id: { equals: id } }))
  const outcome = fc.oneof(fc.boolean(), filter)
  const rulesOf = (outcomes: (boolean | Where)[]) => outcomes.map((each) => () => each)

  test('or allows exactly when one rule does, and joins the remaining filters', () => {
    fc.assert(
      fc.property(fc.array(outcome, { maxLength: 5 }), (outcomes) => {
        const filters = outcomes.filter((each) => typeof each !== 'boolean')
        const joined = filters.length > 1 ? { or: filters } : (filters[0] ?? false)
        expect(or(...rulesOf(outcomes))(member)).toEqual(outcomes.includes(true) ? true : joined)
      }),
    )
  })

  test('and rejects exactly when one rule does, and joins the remaining filters', () => {
    fc.assert(
      fc.property(fc.array(outcome, { maxLength: 5 }), (outcomes) => {
        const filters = outcomes.filter((each) => typeof each !== 'boolean')
        const joined = filters.length > 1 ? { and: filters } : (filters[0] ?? true)
        expect(and(...rulesOf(outcomes))(member)).toEqual(outcomes.includes(false) ? false : joined)
      }),
    )
  })

  test('without rules, or rejects and and allows', () => {
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
  ])('%s lets only admins create, update, delete and read versions', async (_name, access) => {
    for (const rule of [access.create, access.update, access.delete, access.readVersions]) {
      expect(await rule(visitor)).toBe(false)
      expect(await rule(member)).toBe(false)
      expect(await rule(boss)).toBe(true)
    }
    expect(await access.admin(member)).toBe(false)
    expect(await access.unlock(member)).toBe(false)
    expect(await access.unlock(boss)).toBe(false)
  })

  test('presets differ only in who may read', async () => {
    expect(await publishedContent.read(member)).toEqual({ _status: { equals: 'published' } })
    expect(await publishedContent.read(boss)).toBe(true)
    expect(await publicContent.read(visitor)).toBe(true)
    expect(await adminOnly.read(member)).toBe(false)
    expect(await adminOnly.read(boss)).toBe(true)
  })

  test('D-01: serverWritten fields reject even admins, adminField is for admins alone', async () => {
    expect(await serverWritten.create?.(boss)).toBe(false)
    expect(await serverWritten.update?.(boss)).toBe(false)
    for (const rule of [adminField.read, adminField.create, adminField.update]) {
      expect(await rule?.(member)).toBe(false)
      expect(await rule?.(boss)).toBe(true)
    }
  })
})
