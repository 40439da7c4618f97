/** The global by which the page's inline script hands over the input that it remembered. */
export const rememberedKey = 'sporeprintRemembered'

export type Remembered = {
  readonly event: Event
  readonly control: Element
  /** The button's ARIA state and label when it was pressed. */
  readonly said: string
  /** The field's value at that time, since hydration may restore what the server rendered. */
  readonly value: string
  readonly checked: boolean
}

export type Remembers = { [rememberedKey]?: (() => readonly Remembered[]) | undefined }

/** A button's ARIA state and label: if they have changed, the press has been handled already. */
export const stateOf = (control: Element): string =>
  ['aria-expanded', 'aria-pressed', 'aria-label'].map((name) => control.getAttribute(name)).join('|')

/**
 * Remembers presses, ticks, selections and typing until the page has hydrated (PRS-01). Links, submit buttons and
 * popover buttons work without scripts and are left out. Runs as an inline script before the first paint (EarlyScript),
 * so it may use only its arguments.
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
