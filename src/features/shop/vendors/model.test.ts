import { describe, expect, test } from 'vitest'
import { locales } from '@/core/locales'
import { vendorPlace, vendorTypeLabel } from './display'
import { isListedVendor, isSupplier, vendorName, vendorTypes } from './model'

describe('NAV-08 DAT-08 names of vendors', () => {
  const names = { displayName: 'North Line', businessName: 'North Line Drop Shipping LLC' }

  test.each(['wholesale', 'dropshipping', 'affiliate'])(
    'a %s supplier is shown by its business name, if it has one',
    (vendorType) => {
      expect(isSupplier(vendorType)).toBe(true)
      expect(vendorName({ ...names, vendorType })).toBe(names.businessName)
      expect(vendorName({ displayName: 'North Line', businessName: '', vendorType })).toBe('North Line')
    },
  )

  test.each(['grower', 'forager', 'laboratory', 'genetics', 'equipment', 'other', '', null, undefined, 'constructor'])(
    'a vendor of the type %j is shown by its display name',
    (vendorType) => {
      expect(isSupplier(vendorType)).toBe(false)
      expect(vendorName({ ...names, vendorType })).toBe('North Line')
    },
  )
})

describe('ARC-08 I18-01 types of vendors', () => {
  test('include “other”, and each has a name in three languages', () => {
    expect(vendorTypes.map(({ slug }) => slug)).toContain('other')
    for (const { slug, label } of vendorTypes)
      for (const locale of locales) expect(vendorTypeLabel(slug, locale)).toBe(label[locale])
  })

  test.each([null, undefined, '', 'pirate'])('%j has no name', (type) => {
    expect(vendorTypeLabel(type, 'en')).toBeNull()
  })
})

describe('I18-01 places of vendors', () => {
  test.each([
    [{ city: 'Jaca', country: 'ES' }, 'Jaca, Spain', 'Jaca, España', 'Jaca, Espanha'],
    [{ city: 'Freiburg', country: 'DE' }, 'Freiburg, Germany', 'Freiburg, Alemania', 'Freiburg, Alemanha'],
    [{ country: 'CO' }, 'Colombia', 'Colombia', 'Colômbia'],
    [{ city: 'Jaca', country: null }, 'Jaca', 'Jaca', 'Jaca'],
  ])('%j is formatted in each locale', (address, en, es, pt) => {
    expect(locales.map((locale) => vendorPlace(address, locale))).toEqual([en, es, pt])
  })

  test('an unknown country code is shown as it is', () => {
    expect(vendorPlace({ country: '?' }, 'en')).toBe('?')
  })

  test.each([null, undefined, {}, { city: '', country: '' }])('an address of %j has no place', (address) => {
    expect(vendorPlace(address, 'en')).toBeNull()
  })
})

describe('ARC-08 vendors in archives', () => {
  test.each(vendorTypes.filter(({ slug }) => slug !== 'other').map(({ slug }) => slug))(
    'a vendor of the type %s is listed',
    (type) => {
      expect(isListedVendor(type)).toBe(true)
    },
  )

  test.each(['other', '', null, undefined])('a vendor of the type %j is not listed', (type) => {
    expect(isListedVendor(type)).toBe(false)
  })
})
