import { rememberedKey, stateOf, type Remembered, type Remembers } from './remember-input'

/** A form so marked takes over by itself what was done to its controls. */
export const takesOver = { 'data-takes-over': '' } as const

type Field = HTMLInputElement | HTMLTextAreaElement

const isField = (control: Element): control is Field =>
  control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement

/** A box or a radio button, put back and pressed: React compares with the state that it saw last. */
function pressAgain(box: HTMLInputElement): void {
  if (box.checked === box.defaultChecked) return
  box.checked = !box.checked
  box.click()
}

/** Writes the text of a field as typing does, past the property by which React would take it for its own. */
function typeAgain(field: Field): void {
  const { value, selectionStart, selectionEnd } = field
  if (value === field.defaultValue) return
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  field.value = field.defaultValue
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  if (selectionStart !== null && document.activeElement === field) field.setSelectionRange(selectionStart, selectionEnd)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function doAgain({ control, said }: Remembered): void {
  if (control instanceof HTMLButtonElement) {
    if (stateOf(control) === said) control.click()
  } else if (control instanceof HTMLSelectElement) control.dispatchEvent(new Event('change', { bubbles: true }))
  else if (control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)) pressAgain(control)
  else if (isField(control) && control.type !== 'file') typeAgain(control)
}

const isTakenOver = (control: Element): boolean =>
  (isField(control) || control instanceof HTMLSelectElement) && control.form?.hasAttribute('data-takes-over') === true

/** Does once more what was pressed, ticked, chosen and typed before the page hydrated, in its order. */
export async function replayInput(): Promise<void> {
  const remembered = (window as Remembers)[rememberedKey]?.() ?? []
  // React hydrates at once for a press that is under way, and then hears of it itself.
  const done = remembered.filter(({ event }) => event.eventPhase === Event.NONE)
  for (const { control } of remembered) control.removeAttribute('data-pressed')
  const told = new Set<Element>()
  for (const one of done) {
    const { control } = one
    const isPress = control instanceof HTMLButtonElement
    if (!control.isConnected || isTakenOver(control) || (!isPress && told.has(control))) continue
    told.add(control)
    doAgain(one)
    // What React renders for it stands there before the next.
    await Promise.resolve()
  }
}
