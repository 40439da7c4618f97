import type { PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { notByAuthor } from './mark'

test.each([
  ['its author, to whom it is refused', 1, true],
  ['another member', 2, false],
  ['a member, of an author who has deleted their account', null, false],
])('COM-08 only an entry’s own author cannot mark it: a mark of %s', async (_, author, isRefused) => {
  const findOne = () => Promise.resolve({ id: 9, user: author })
  const req = { payload: { db: { findOne } }, i18n: { language: 'en' } } as unknown as PayloadRequest
  const checked = notByAuthor('refusals.own')(req, { relationTo: 'reviews', id: 9 }, 1)
  await (isRefused ? expect(checked).rejects.toMatchObject({ status: 400 }) : expect(checked).resolves.toBeUndefined())
})
