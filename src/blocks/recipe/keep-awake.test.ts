import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepAwake } from './keep-awake'

type Lock = {
  released: boolean
  release: () => Promise<void>
  addEventListener: (_: string, heard: () => void) => void
}

const answers: ((lock: Lock | null) => void)[] = []
const locks: (Lock & { ranOut: () => void })[] = []
const heard = new Map<string, () => void>()

function lockOf(): Lock & { ranOut: () => void } {
  let told = (): void => undefined
  const lock = {
    released: false,
    release: () => {
      lock.released = true
      return Promise.resolve()
    },
    addEventListener: (_: string, listener: () => void) => void (told = listener),
    ranOut: () => {
      lock.released = true
      told()
    },
  }
  locks.push(lock)
  return lock
}

const box = { checked: false, addEventListener: (name: string, then: () => void) => void heard.set(name, then) }
const input = Object.assign(box, { removeEventListener: () => undefined }) as unknown as HTMLInputElement
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

const tick = (checked: boolean): void => {
  box.checked = checked
  heard.get('change')?.()
}

beforeEach(() => {
  answers.length = locks.length = 0
  box.checked = false
  const request = () =>
    new Promise((resolve, reject) => {
      answers.push((lock) => (lock ? resolve(lock) : reject(new Error('no'))))
    })
  vi.stubGlobal('navigator', { wakeLock: { request } })
  const addEventListener = (name: string, then: () => void) => void heard.set(name, then)
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener, removeEventListener: () => undefined })
})
afterEach(() => void vi.unstubAllGlobals())

test('BLK-09 ticking the box requests one wake lock, unticking releases it', async () => {
  const refused = vi.fn()
  keepAwake(input, refused)
  tick(true)
  heard.get('visibilitychange')?.()
  expect(answers).toHaveLength(1)
  answers[0]?.(lockOf())
  await settled()
  expect(locks.map(({ released }) => released)).toEqual([false])
  tick(false)
  expect(locks.map(({ released }) => released)).toEqual([true])
  expect(refused).not.toHaveBeenCalledWith(true)
})

test('BLK-09 a lock granted after the box was unticked is released', async () => {
  keepAwake(input, () => undefined)
  tick(true)
  tick(false)
  answers[0]?.(lockOf())
  await settled()
  expect(locks.map(({ released }) => released)).toEqual([true])
})

test('BLK-09 the callback reports a rejected, unsupported or lost wake lock', async () => {
  const said: boolean[] = []
  keepAwake(input, (refused) => said.push(refused))
  tick(true)
  answers[0]?.(null)
  await settled()
  tick(false)
  expect(said).toEqual([true, false])
  tick(true)
  answers[1]?.(lockOf())
  await settled()
  locks[0]?.ranOut()
  expect(said).toEqual([true, false, true])
  vi.stubGlobal('navigator', {})
  tick(false)
  tick(true)
  await settled()
  expect(said).toEqual([true, false, true, false, true])
})
