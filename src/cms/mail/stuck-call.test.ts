import type { Payload } from 'payload'
import { expect, test, vi } from 'vitest'
import { mailsCall } from './stuck-call'

const cms = vi.hoisted(() => ({ auth: vi.fn(), find: vi.fn(), update: vi.fn(), delete: vi.fn() }))
vi.mock('../public-find', () => ({ getCms: () => Promise.resolve(cms as unknown as Payload) }))

const request = new Request('http://localhost/api/mails', { method: 'POST' })
const called = (sent: object, roles: readonly string[] | null = ['admin']) => {
  vi.resetAllMocks()
  cms.auth.mockResolvedValue({ user: roles && { id: 1, roles } })
  cms.find.mockResolvedValue({ docs: [{ id: 4, createdAt: '2026-01-01T00:00:00.000Z' }], totalDocs: 1 })
  return mailsCall(sent, request)
}

test('G4 only an admin may change stuck mails, and an invalid call changes nothing', async () => {
  for (const roles of [null, [], ['member']])
    await expect(called({ ids: [4], action: 'drop' }, roles)).rejects.toMatchObject({ code: 'forbidden' })
  await expect(called({ ids: [4], action: 'send' })).rejects.toMatchObject({ code: 'badRequest' })
  await expect(called({ ids: [], action: 'drop' })).rejects.toMatchObject({ code: 'badRequest' })
  expect(cms.update).not.toHaveBeenCalled()
  expect(cms.delete).not.toHaveBeenCalled()
})

test('G4 retry or drop changes only the stuck mails named, and none that is being sent', async () => {
  expect(await called({ ids: [4, 5], action: 'retry' })).toEqual({ done: [4] })
  expect(cms.update).toHaveBeenCalledOnce()
  // One that is being sent would be sent twice.
  const where = { and: [{ id: { in: [4] } }, { processing: { not_equals: true } }] }
  expect(cms.update).toHaveBeenCalledWith(expect.objectContaining({ where }))
  expect(cms.delete).not.toHaveBeenCalled()
  expect(await called({ ids: [4, 5], action: 'drop' })).toEqual({ done: [4] })
  expect(cms.delete).toHaveBeenCalledOnce()
  expect(cms.update).not.toHaveBeenCalled()
})
