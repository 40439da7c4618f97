import { beforeEach, expect, test, vi } from 'vitest'
import { productsOfVendor } from './server'

const { publicFind, publicCount } = vi.hoisted(() => ({ publicFind: vi.fn(), publicCount: vi.fn() }))

vi.mock('@/cms/public-find', () => ({ publicFind, publicCount, publicFindBySlug: vi.fn() }))

beforeEach(() => {
  publicFind.mockReset().mockResolvedValue({ docs: [] })
  publicCount.mockReset().mockResolvedValue(0)
})

test('NAV-08 a store shows its own products', async () => {
  publicFind.mockResolvedValue({ docs: [{ id: 4 }] })
  expect(await productsOfVendor(9, 'en')).toEqual([{ id: 4 }])
  expect(publicFind).toHaveBeenCalledWith(expect.objectContaining({ where: { vendor: { equals: 9 } } }))
})
