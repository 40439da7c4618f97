import type { CollectionBeforeDeleteHook } from 'payload'
import { expect, test, vi } from 'vitest'
import { keepSubmissions } from './kept-submissions'

const deleted = async (sent: number, language: string): Promise<unknown> => {
  const count = vi.fn(() => Promise.resolve({ totalDocs: sent }))
  const collections = { 'form-submissions': { config: {} } }
  const req = { payload: { count, collections }, i18n: { language } }
  const hook: unknown = keepSubmissions({ id: 7, req } as unknown as Parameters<CollectionBeforeDeleteHook>[0])
  const result: unknown = await Promise.resolve(hook).catch((error: unknown) => error)
  expect(count).toHaveBeenCalledWith(expect.objectContaining({ where: { or: [{ form: { equals: 7 } }] } }))
  return result
}

test('FRM-04 a form with submissions is not deleted, and the error says why in the editor’s language', async () => {
  expect(await deleted(2, 'es')).toMatchObject({ status: 409, isPublic: true })
  expect(await deleted(2, 'es')).toHaveProperty('message', expect.stringContaining('Hay envíos de este formulario (2)'))
  expect(await deleted(1, 'pt')).toHaveProperty('message', expect.stringContaining('Há envios deste formulário (1)'))
})

test('FRM-04 a form without submissions can be deleted', async () => {
  expect(await deleted(0, 'en')).toBeUndefined()
})
