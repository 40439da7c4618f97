import { expect, test } from 'vitest'
import { rejectDeletingLastAdmin } from './account-deletion'

test('I18-01 deleting the last admin is rejected with a message in the admin’s locale, at the field `roles`', async () => {
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
