import type { TextField } from 'payload'
import { describe, expect, test, vi } from 'vitest'
import { limits } from '@/core/limits'
import { Moderations } from '../collections/moderations'
import { decisionOf, rememberState, withLog } from './decision'

const waiting = { _status: 'draft', refusal: null } as const
const refused = { _status: 'draft', refusal: 'Off topic.' } as const
const published = { _status: 'published', refusal: null } as const

describe('MOD-01 the decision that an admin makes by a save', () => {
  test.each([
    ['published', waiting, published, { action: 'publish', reason: '' }],
    ['published after it was refused', refused, published, { action: 'publish', reason: '' }],
    ['refused', waiting, refused, { action: 'refuse', reason: 'Off topic.' }],
    ['taken away with a reason', published, refused, { action: 'refuse', reason: 'Off topic.' }],
    ['refused for another reason', refused, { ...refused, refusal: 'Rude.' }, { action: 'refuse', reason: 'Rude.' }],
    ['taken away', published, waiting, { action: 'reopen', reason: '' }],
    ['heard again', refused, waiting, { action: 'reopen', reason: '' }],
    ['left as it was', published, published, null],
    ['left waiting', waiting, { ...waiting, refusal: '' }, null],
    ['left refused', refused, refused, null],
  ] as const)('of an entry %s', (_, before, after, decision) => {
    expect(decisionOf(before, after)).toEqual(decision)
  })
})

describe('MOD-01 the log of decisions', () => {
  type Hook = (args: object) => Promise<unknown>
  const remember = rememberState as unknown as Hook
  const [log] = withLog({ afterChange: [], afterDelete: [] }).afterChange as unknown as [Hook]

  /** A request that saves several rows concurrently, as the admin's list does. */
  function saving(rows: Map<number, object>) {
    const create = vi.fn(() => Promise.resolve({}))
    const findOne = ({ where }: { where: { id: { equals: number } } }): Promise<unknown> =>
      new Promise((resolve) => setTimeout(() => resolve(rows.get(where.id.equals)), where.id.equals))
    const req: Record<string, unknown> = {
      user: { id: 1, roles: ['admin'] },
      context: {},
      payload: { create, delete: vi.fn(() => Promise.resolve({ docs: [] })), db: { findOne } },
    }
    const save = async (id: number, to: object): Promise<void> => {
      const args = { collection: { slug: 'reviews' }, operation: 'update', req }
      await remember({ ...args, context: req.context, data: to, originalDoc: { id } })
      // Local calls in between replace the request's context by a copy.
      req.context = { ...(req.context as object) }
      rows.set(id, to)
      await log({ ...args, context: req.context, doc: { id } })
    }
    return { save, create }
  }

  test('has one row for each of several entries that are published at once', async () => {
    const { save, create } = saving(new Map([1, 2, 3].map((id) => [id, waiting])))
    await Promise.all([3, 1, 2].map((id) => save(id, published)))
    const entries = create.mock.calls.map((call: unknown[]) => call[0] as { data: { entry: string; action: string } })
    expect(entries.map(({ data: { entry, action } }) => `${entry} ${action}`).sort()).toEqual([
      'reviews:1 publish',
      'reviews:2 publish',
      'reviews:3 publish',
    ])
  })

  test('stores a reason of the greatest length, even one of emoji', async () => {
    const { save, create } = saving(new Map([[1, waiting]]))
    const reason = '🍄'.repeat(limits.communityText.max)
    await save(1, { _status: 'draft', refusal: `  ${reason}\r\n` })
    const [[made]] = create.mock.calls as unknown as [[{ data: { reason: string } }]]
    expect(made.data.reason).toBe(reason)
    const field = Moderations.fields.find((each) => 'name' in each && each.name === 'reason') as TextField
    const validate = field.validate as unknown as (value: string, options: object) => unknown
    const options = { ...field, siblingData: {}, req: { t: (key: string) => key, payload: { config: {} } } }
    expect(validate(made.data.reason, options)).toBe(true)
  })
})
