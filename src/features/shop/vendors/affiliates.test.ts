import type { PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { withoutAffiliateContact } from './affiliates'

const vendor = { displayName: 'Spore & Co', phone: '+351 21 000', address: { country: 'PT' } }

const readBy = (vendorType: string, roles: readonly string[] | null): unknown => {
  const req = { user: roles && { collection: 'users', roles } } as unknown as PayloadRequest
  const read = { doc: { ...vendor, vendorType }, req }
  return withoutAffiliateContact(read as unknown as Parameters<typeof withoutAffiliateContact>[0])
}

test('DAT-08 an affiliate has neither phone nor address, except for admins', () => {
  const bare = { displayName: 'Spore & Co', phone: null, address: {}, location: {} }
  expect(readBy('affiliate', null)).toMatchObject(bare)
  expect(readBy('affiliate', ['member'])).toMatchObject(bare)
  expect(readBy('affiliate', ['admin'])).toMatchObject(vendor)
})

test('DAT-08 a vendor of another type has phone and address', () => {
  expect(readBy('grower', null)).toMatchObject(vendor)
})
