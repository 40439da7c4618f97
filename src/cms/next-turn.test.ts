import { expect, test } from 'vitest'
import { nextTurn } from './next-turn'

test('OPS-03 concurrent calls of nextTurn resolve in separate turns of the event loop', async () => {
  let turn = 0
  let isCounting = true
  const count = (): void => {
    turn += 1
    if (isCounting) setImmediate(count)
  }
  setImmediate(count)
  const read = async (): Promise<number> => {
    await nextTurn()
    return turn
  }
  const turns = await Promise.all([read(), read(), read()])
  isCounting = false
  expect(new Set(turns).size).toBe(3)
})
