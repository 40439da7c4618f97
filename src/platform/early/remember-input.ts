/** Under this name the script of a page hands over what it remembered. */
export const rememberedKey = 'sporeprintRemembered'

export type Remembered = {
  readonly event: Event
  readonly control: Element
  /** What the control said of itself when it was pressed. */
  readonly said: string
  /** What a field held then: a first rendering in the browser may put back what the server rendered. */
  readonly value: string
  readonly checked: boolean
}

export type Remembers = { [rememberedKey]?: (() => readonly Remembered[]) | undefined }

/** What a button says that it does: once it says something else, it has been done. */
export const stateOf = (control: Element): string =>
  ['aria-expanded', 'aria-pressed', 'aria-label'].map((name) => control.getAttribute(name)).join('|')

/**
 * Remembers what is pressed, ticked, chosen and typed until the page has hydrated (PRS-01). Links, submit buttons and
 * what opens a popover do what they say by themselves. As the text of a script it runs before the first paint
 * (EarlyScript), so it uses nothing but what it is given.
 */
export function rememberInput(key: typeof rememberedKey, read: typeof stateOf): void {
  const remembered: Remembered[] = []
  const kinds = ['click', 'input', 'change']
  const remember = (event: Event): void => {
    const target = event.target as Element
    const isPress = event.type === 'click'
    const control = isPress ? target.closest('button[type=button]:not([popovertarget])') : target
    if (!control) return
    const { value, checked } = control as HTMLInputElement
    remembered.push({ event, control, said: read(control), value, checked })
    if (isPress) control.setAttribute('data-pressed', '')
  }
  for (const kind of kinds) window.addEventListener(kind, remember, true)
  const page = window as Remembers
  page[key] = () => {
    for (const kind of kinds) window.removeEventListener(kind, remember, true)
    page[key] = undefined
    return remembered
  }
}
