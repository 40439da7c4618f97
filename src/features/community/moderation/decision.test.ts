import { describe, expect, test } from 'vitest'
import { decisionOf } from './decision'

const waiting = { _status: 'draft', refusal: null } as const
const refused = { _status: 'draft', refusal: 'Off topic.' } as const
const published = { _status: 'published', refusal: null } as const

describe('MOD-01 what an admin decided by a save', () => {
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
  ] as const)('%s', (_, before, after, decision) => {
    expect(decisionOf(before, after)).toEqual(decision)
  })
})
