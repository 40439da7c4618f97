import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rememberedKey, type Remembered } from './remember-input'
import { replayInput } from './replay-input'

class Control {
  type = ''
  name = ''
  value = ''
  checked = false
  defaultValue = ''
  defaultChecked = false
  selectionStart = null
  isConnected = true
  form: { id: string; hasAttribute: () => boolean } | null = null
  /** The events that the control received, with its value at that time. */
  readonly heard: unknown[] = []
  getAttribute = (): null => null
  removeAttribute = (): void => undefined
  dispatchEvent({ type }: { type: string }): void {
    this.heard.push([type, this.value])
  }
}

class Input extends Control {
  click(): void {
    this.checked = this.type === 'radio' || !this.checked
    this.heard.push(['click', this.checked])
  }
}
class TextArea extends Control {}
class Select extends Control {}
class Button extends Control {}

const early = (control: Control, held: Partial<Remembered>): Remembered =>
  ({ event: { eventPhase: 0 }, control, said: '||', value: '', checked: false, ...held }) as unknown as Remembered

const replay = async (...remembered: Remembered[]): Promise<void> => {
  vi.stubGlobal('window', { [rememberedKey]: () => remembered })
  await replayInput()
}

beforeEach(() => {
  // A setter on the prototype, which React's own property of the element shadows.
  for (const kind of [Input, TextArea])
    Object.defineProperty(kind.prototype, 'value', { configurable: true, set: () => undefined })
  vi.stubGlobal('HTMLInputElement', Input)
  vi.stubGlobal('HTMLTextAreaElement', TextArea)
  vi.stubGlobal('HTMLSelectElement', Select)
  vi.stubGlobal('HTMLButtonElement', Button)
  vi.stubGlobal('document', { activeElement: null })
  vi.stubGlobal(
    'Event',
    class {
      static readonly NONE = 0
      constructor(readonly type: string) {}
    },
  )
})
afterEach(() => void vi.unstubAllGlobals())

test('PRS-01 values that hydration has reset are ticked and selected again', async () => {
  const box = Object.assign(new Input(), { type: 'checkbox' })
  const list = Object.assign(new Select(), { value: 'PT' })
  await replay(early(box, { checked: true }), early(list, { value: 'ES' }))
  expect(box.heard).toEqual([['click', true]])
  expect(list.heard).toEqual([['change', 'ES']])
})

test('PRS-01 a box that is still ticked is clicked anew, so that React receives the event', async () => {
  const box = Object.assign(new Input(), { type: 'checkbox', checked: true })
  await replay(early(box, { checked: true }))
  expect(box.heard).toEqual([['click', true]])
})

test('PRS-01 a box that was ticked and unticked gets no event', async () => {
  const box = Object.assign(new Input(), { type: 'checkbox' })
  await replay(early(box, { checked: true }), early(box, { checked: false }))
  expect(box.heard).toEqual([])
})

test('PRS-01 only the last of several radio buttons, and the last value of a field, is replayed', async () => {
  const radio = { type: 'radio', name: 'stem' }
  const [first, second] = [Object.assign(new Input(), radio), Object.assign(new Input(), radio)]
  const field = Object.assign(new TextArea(), { value: '' })
  await replay(
    early(first, { checked: true }),
    early(field, { value: 'b' }),
    early(second, { checked: true }),
    early(field, { value: 'bo' }),
  )
  expect([first.heard, second.heard]).toEqual([[], [['click', true]]])
  expect(field.heard).toHaveLength(1)
})

test('PRS-01 an event that is still being dispatched is not replayed to a select', async () => {
  const list = Object.assign(new Select(), { value: 'PT' })
  await replay(early(list, { value: 'ES', event: { eventPhase: 3 } as unknown as Event }))
  expect(list.heard).toEqual([])
})

test('PRS-01 an event that is still being dispatched is replayed to a typed field, which React misses', async () => {
  const field = Object.assign(new Input(), { type: 'datetime-local', value: '2026-11-01T12:00' })
  await replay(early(field, { value: '2026-11-01T12:00', event: { eventPhase: 3 } as unknown as Event }))
  expect(field.heard).toHaveLength(1)
})
