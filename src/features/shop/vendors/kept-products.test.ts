import type { CollectionBeforeDeleteHook } from 'payload'
import { expect, test, vi } from 'vitest'
import { keepProducts } from './kept-products'

const deleted = async (products: number, language: string, payloadAPI = 'REST'): Promise<unknown> => {
  const count = vi.fn(() => Promise.resolve({ totalDocs: products }))
  const collections = { products: { config: {} } }
  const req = { payload: { count, collections }, payloadAPI, i18n: { language } }
  const hook: unknown = keepProducts({ id: 7, req } as unknown as Parameters<CollectionBeforeDeleteHook>[0])
  const result: unknown = await Promise.resolve(hook).catch((error: unknown) => error)
  if (payloadAPI === 'REST')
    expect(count).toHaveBeenCalledWith(expect.objectContaining({ where: { or: [{ vendor: { equals: 7 } }] } }))
  return result
}

test('D-30 a vendor with products is not deleted, and the error says why in the editor’s language', async () => {
  expect(await deleted(2, 'en')).toMatchObject({ status: 409, isPublic: true })
  expect(await deleted(2, 'es')).toHaveProperty('message', expect.stringContaining('tiene productos (2)'))
  expect(await deleted(1, 'pt')).toHaveProperty('message', expect.stringContaining('tem produtos (1)'))
})

test('D-30 a vendor without products can be deleted, and so can any by a local call, as for the samples', async () => {
  expect(await deleted(2, 'en', 'local')).toBeUndefined()
  expect(await deleted(0, 'en')).toBeUndefined()
})
