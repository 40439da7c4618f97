import { beforeEach, describe, expect, test, vi } from 'vitest'
import { countVendors, listProducts, listVendors, productsOfVendor } from './server'

const { publicFind, publicCount } = vi.hoisted(() => ({ publicFind: vi.fn(), publicCount: vi.fn() }))

vi.mock('@/cms/public-find', () => ({ publicFind, publicCount, publicFindBySlug: vi.fn() }))

beforeEach(() => {
  publicFind.mockReset().mockResolvedValue({ docs: [] })
  publicCount.mockReset().mockResolvedValue(0)
})

/** The filter that keeps vendors without a type, or of the type other, out of archives. */
const listed = { and: [{ vendorType: { exists: true } }, { vendorType: { not_equals: 'other' } }] }

describe('ARC-08 vendors in archives', () => {
  test('those without a type, or of the type other, are not asked for', async () => {
    await listVendors('en', 2)
    expect(publicFind).toHaveBeenCalledWith(expect.objectContaining({ collection: 'vendors', page: 2, where: listed }))
  })

  test('nor counted', async () => {
    await countVendors()
    expect(publicCount).toHaveBeenCalledWith('vendors', listed)
  })
})

test('ARC-03 the product archive is sorted by createdAt', async () => {
  await listProducts('pt', 3)
  expect(publicFind).toHaveBeenCalledWith(
    expect.objectContaining({ collection: 'products', locale: 'pt', page: 3, sort: 'createdAt' }),
  )
})

test('NAV-08 a store shows its own products', async () => {
  publicFind.mockResolvedValue({ docs: [{ id: 4 }] })
  expect(await productsOfVendor(9, 'en')).toEqual([{ id: 4 }])
  expect(publicFind).toHaveBeenCalledWith(expect.objectContaining({ where: { vendor: { equals: 9 } } }))
})
