import { rememberedKey, stateOf, type Remembered, type Remembers } from './remember-input'

/** Marks a form that takes over early input by itself, so that it is not replayed. */
export const takesOver = { 'data-takes-over': '' } as const

type Field = HTMLInputElement | HTMLTextAreaElement

const isField = (control: Element): control is Field =>
  control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement

/** Resets a checkbox or radio button and clicks it: React compares with the state that it last saw. */
function pressAgain(box: HTMLInputElement, checked: boolean): void {
  if (box.checked === checked) {
    if (checked === box.defaultChecked) return
    box.checked = !checked
  }
  box.click()
}

/** Sets a field's value by the prototype's setter, since React's own property setter would hide the change from it. */
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

/** Fills a field as a visitor would by typing, selecting or ticking. */
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

/** Of several inputs into one field, or into radio buttons of one group, the last counts. */
const fieldOf = (control: Element): unknown =>
  control instanceof HTMLInputElement && control.type === 'radio' && control.name !== ''
    ? `${control.form?.id ?? ''} ${control.name}`
    : control

/** Replays in order what was pressed, ticked, selected and typed before hydration. */
export async function replayInput(): Promise<void> {
  const remembered = (window as Remembers)[rememberedKey]?.() ?? []
  // React hydrates at once for an event in progress and handles that event itself; typing is the exception, since React
  // takes a field's value at hydration for its initial one.
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
    // Lets React render the result before the next input.
    await Promise.resolve()
  }
}
