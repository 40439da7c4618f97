import { describe, expect, test } from 'vitest'
import type { Vendor } from '@/payload-types'
import { contactOf } from './contact'
import { vendorTypes } from './model'

const vendor = {
  id: 1,
  displayName: 'Setas',
  email: 'hola@setas.test',
  phone: '+34 600',
  website: 'https://setas.test',
  hours: 'Mon to Fri',
  address: { street: 'Calle Mayor 1', postalCode: '22700', city: 'Jaca', country: 'ES' },
  location: { latitude: 42.57, longitude: -0.55 },
  socialMedia: {
    platform: [
      { id: 'a', name: 'video', url: 'https://video.test/setas' },
      { id: 'c', name: 'youtube', url: 'https://youtube.test/setas' },
      { id: 'b', name: 'bad', url: 'javascript:alert(1)' },
    ],
  },
} as unknown as Vendor

describe('NAV-08 DAT-08 the contact of a vendor', () => {
  test.each(vendorTypes.filter(({ slug }) => slug !== 'affiliate').map(({ slug }) => slug))(
    'of the type %s has everything',
    (vendorType) => {
      expect(contactOf({ ...vendor, vendorType }, 'es')).toEqual({
        address: 'Calle Mayor 1, 22700, Jaca, España',
        directions: 'https://www.openstreetmap.org/directions?to=42.57%2C-0.55',
        hours: 'Mon to Fri',
        email: 'hola@setas.test',
        phone: '+34 600',
        website: 'https://setas.test',
        social: [
          { name: 'video', url: 'https://video.test/setas' },
          { name: 'YouTube', url: 'https://youtube.test/setas' },
        ],
      })
    },
  )

  test('of the type affiliate has no telephone, address or social media', () => {
    expect(contactOf({ ...vendor, vendorType: 'affiliate' }, 'en')).toEqual({
      address: null,
      directions: null,
      hours: 'Mon to Fri',
      email: 'hola@setas.test',
      phone: null,
      website: 'https://setas.test',
      social: [],
    })
  })

  test('without coordinates has directions to its address, and none without a town', () => {
    const away = { ...vendor, location: {} }
    expect(contactOf(away, 'en').directions).toBe(
      'https://www.openstreetmap.org/directions?to=Calle+Mayor+1%2C+Jaca%2C+Spain',
    )
    expect(contactOf({ ...away, address: { country: 'ES' } }, 'en').directions).toBeNull()
  })
})
