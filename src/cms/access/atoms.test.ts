import type { PayloadRequest } from 'payload'
import { describe, expect, it } from 'vitest'
import { and, anyone, nobody, or, owner, published } from './atoms'

const req = { user: { id: 7, roles: ['member'] } } as unknown as PayloadRequest
const mine = { user: { equals: 7 } }
const open = { _status: { equals: 'published' } }

describe('or', () => {
  it('is true as soon as one rule is', () => {
    expect(or(published, anyone)({ req })).toBe(true)
  })
  it('is false when all are', () => {
    expect(or(nobody, nobody)({ req })).toBe(false)
  })
  it('joins filters, and keeps a single one as it is', () => {
    expect(or(nobody, published)({ req })).toEqual(open)
    expect(or(published, owner())({ req })).toEqual({ or: [open, mine] })
  })
})

describe('and', () => {
  it('is false as soon as one rule is', () => {
    expect(and(published, nobody)({ req })).toBe(false)
  })
  it('is true when all are', () => {
    expect(and(anyone, anyone)({ req })).toBe(true)
  })
  it('joins filters, and keeps a single one as it is', () => {
    expect(and(anyone, published)({ req })).toEqual(open)
    expect(and(published, owner())({ req })).toEqual({ and: [open, mine] })
  })
})
