import { rememberedKey, stateOf, type Remembered, type Remembers } from './remember-input'

/** A form so marked takes over by itself what was done to its controls. */
export const takesOver = { 'data-takes-over': '' } as const

type Field = HTMLInputElement | HTMLTextAreaElement

const isField = (control: Element): control is Field =>
  control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement

/** A box or a radio button, put back and pressed: React compares with the state that it saw last. */
function pressAgain(box: HTMLInputElement, checked: boolean): void {
  if (box.checked === checked) {
    if (checked === box.defaultChecked) return
    box.checked = !checked
  }
  box.click()
}

/** Writes the text of a field as typing does, past the property by which React would take it for its own. */
function typeAgain(field: Field, value: string): void {
  const { selectionStart, selectionEnd } = field
  if (value === field.defaultValue && value === field.value) return
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  field.value = field.defaultValue
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  if (selectionStart !== null && document.activeElement === field) field.setSelectionRange(selectionStart, selectionEnd)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function chooseAgain(list: HTMLSelectElement, value: string): void {
  list.value = value
  list.dispatchEvent(new Event('change', { bubbles: true }))
}

const isBox = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)

const isTypedInto = (control: Element): boolean => isField(control) && !isBox(control)

/** Gives a field what it held, as a visitor does who types, chooses or ticks. */
export function fillAgain(control: Element, value: string, checked: boolean): void {
  if (control instanceof HTMLSelectElement) chooseAgain(control, value)
  else if (isBox(control)) pressAgain(control, checked)
  else if (isField(control) && control.type !== 'file') typeAgain(control, value)
}

function doAgain({ control, said, value, checked }: Remembered): void {
  if (!(control instanceof HTMLButtonElement)) fillAgain(control, value, checked)
  else if (stateOf(control) === said) control.click()
}

const isTakenOver = (control: Element): boolean =>
  (isField(control) || control instanceof HTMLSelectElement) && control.form?.hasAttribute('data-takes-over') === true

/** Of fields what was done to them last counts: of one field, or of the radio buttons of one choice. */
const fieldOf = (control: Element): unknown =>
  control instanceof HTMLInputElement && control.type === 'radio' && control.name !== ''
    ? `${control.form?.id ?? ''} ${control.name}`
    : control

/** Does once more what was pressed, ticked, chosen and typed before the page hydrated, in its order. */
export async function replayInput(): Promise<void> {
  const remembered = (window as Remembers)[rememberedKey]?.() ?? []
  // React hydrates at once for a press that is under way, and then hears of it itself; of a field that is typed into it
  // does not, since it takes what stands there as it hydrates for what has always stood there.
  const done = remembered.filter(({ event, control }) => event.eventPhase === Event.NONE || isTypedInto(control))
  for (const { control } of remembered) control.removeAttribute('data-pressed')
  const last = new Map(remembered.map((one) => [fieldOf(one.control), one]))
  const told = new Set<unknown>()
  for (const one of done) {
    const field = fieldOf(one.control)
    const isPress = one.control instanceof HTMLButtonElement
    if (!isPress && told.has(field)) continue
    told.add(field)
    const next = isPress ? one : (last.get(field) ?? one)
    if (!next.control.isConnected || isTakenOver(next.control)) continue
    doAgain(next)
    // What React renders for it stands there before the next.
    await Promise.resolve()
  }
}
