import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ignoreDoubleClick } from './double-click'

/** A page of one element, in its main content, on which presses are dispatched. */
class Page extends EventTarget {
  closest(selector: string): Page | null {
    return selector === 'main, footer' ? this : null
  }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('CRT-04 a press within half a second of a removal is ignored however late a busy page dispatches it', () => {
  const page = new Page()
  vi.stubGlobal('window', page)
  vi.stubGlobal('Element', Page)
  const removed = performance.now()
  ignoreDoubleClick()
  // The page was busy for two seconds.
  vi.advanceTimersByTime(2000)
  /** Whether a press goes through that was made this many milliseconds after the removal. */
  const press = (type: 'mousedown' | 'click', after: number): boolean => {
    const event = Object.assign(new Event(type, { cancelable: true }), { detail: 2 })
    Object.defineProperty(event, 'timeStamp', { value: removed + after })
    return page.dispatchEvent(event)
  }
  expect([press('mousedown', 75), press('click', 150), press('click', 490)]).toEqual([false, false, false])
  expect([press('mousedown', 600), press('click', 650)]).toEqual([true, true])
  // Once a later press went through, the presses of the removal are over.
  expect(press('click', 150)).toBe(true)
})
