import { expect, test } from 'vitest'
import { createFollower } from './following'

test('whoever asks during a run gets a run that began after he asked, shared with all who wait', async () => {
  const begun: (() => void)[] = []
  const follow = createFollower(() => new Promise<void>((resolve) => begun.push(resolve)))
  const first = follow()
  const second = follow()
  const third = follow()
  expect(begun).toHaveLength(1)
  begun[0]?.()
  await first
  await Promise.resolve()
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(begun).toHaveLength(2)
  begun[1]?.()
  await Promise.all([second, third])
  expect(begun).toHaveLength(2)
  const fourth = follow()
  expect(begun).toHaveLength(3)
  begun[2]?.()
  await fourth
})

test('a run that fails fails for those who asked for it, and the next one is tried', async () => {
  let runs = 0
  const follow = createFollower(() => {
    runs += 1
    return runs === 1 ? Promise.reject(new Error('gone')) : Promise.resolve()
  })
  const first = follow()
  const second = follow()
  await expect(first).rejects.toThrow('gone')
  await expect(second).resolves.toBeUndefined()
})
