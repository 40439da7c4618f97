import { expect, test } from 'vitest'
import { coalesced } from './coalesced'

test('calls during a run share one further run that starts after it', async () => {
  const begun: (() => void)[] = []
  const run = coalesced(() => new Promise<void>((resolve) => begun.push(resolve)))
  const first = run()
  const second = run()
  const third = run()
  expect(begun).toHaveLength(1)
  begun[0]?.()
  await first
  await Promise.resolve()
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(begun).toHaveLength(2)
  begun[1]?.()
  await Promise.all([second, third])
  expect(begun).toHaveLength(2)
  const fourth = run()
  expect(begun).toHaveLength(3)
  begun[2]?.()
  await fourth
})

test('a failed run rejects its own callers, and the next run is tried', async () => {
  let runs = 0
  const run = coalesced(() => {
    runs += 1
    return runs === 1 ? Promise.reject(new Error('gone')) : Promise.resolve()
  })
  const first = run()
  const second = run()
  await expect(first).rejects.toThrow('gone')
  await expect(second).resolves.toBeUndefined()
})
