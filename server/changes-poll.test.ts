import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changesPoll } from './changes-poll'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('OPS-06 the changes of other processes are read every second, also after a read that failed, until it stops', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const send = vi.fn().mockRejectedValue(new Error('The database is away'))
  const poll = changesPoll(send)
  poll.start()
  for (const reads of [1, 2, 3]) {
    expect(send).toHaveBeenCalledTimes(reads)
    await vi.advanceTimersByTimeAsync(1000)
  }
  poll.stop()
  await vi.advanceTimersByTimeAsync(5000)
  expect(send).toHaveBeenCalledTimes(4)
})
