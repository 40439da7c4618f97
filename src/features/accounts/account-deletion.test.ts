import { expect, test } from 'vitest'
import { rejectDeletingLastAdmin } from './account-deletion'

test('I18-01 who deletes several accounts of the list, the last admin among them, reads why that one stays', async () => {
  const req = {
    payload: { db: { find: () => Promise.resolve({ docs: [{ id: 1 }] }) } },
    payloadAPI: 'REST',
    i18n: { language: 'pt' },
    t: (key: string) => key,
  }
  const deletion = { id: 1, req } as unknown as Parameters<typeof rejectDeletingLastAdmin>[0]
  await expect(rejectDeletingLastAdmin(deletion)).rejects.toMatchObject({
    message: expect.stringMatching(/esta é a última conta/) as unknown,
    data: { errors: [{ path: 'roles' }] },
  })
})
