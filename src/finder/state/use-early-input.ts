import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import type { CardCollection } from '@/core/collections'
import { toggled } from './change'
import { isFormField } from './form-fields'
import type { Choice } from './selection'
import { defaultSort, sorts } from '@/read-model/filters/values'
import { keepExpanded, type Expanded } from './use-expanded'

/** Whether a browser shows another state than the page was rendered with. */
const isTicked = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement &&
  control.type === 'checkbox' &&
  control.name !== '' &&
  control.checked !== control.defaultChecked

const isTurned = (control: Element): control is HTMLSelectElement =>
  control instanceof HTMLSelectElement && control.selectedOptions[0]?.defaultSelected === false

/** Takes over what was ticked and chosen in a form's controls before the page had hydrated (PRS-01). */
export function useEarlyInput(form: string, current: () => Choice, choose: (next: Choice) => void): void {
  const takeOver = useEffectEvent(() => {
    const element = document.getElementById(form)
    if (!(element instanceof HTMLFormElement)) return
    const before = current()
    let next = before
    for (const control of element.elements) {
      if (isTicked(control)) next = toggled(next, control.name, control.value)
      if (isTurned(control) && control.name === 'sort')
        next = { ...next, sort: sorts.find((one) => one === control.value) ?? next.sort, page: 1 }
    }
    if (next !== before) choose(next)
  })
  // Before anything else is rendered: on small screens the sidebar goes with the first rendering in the browser.
  useLayoutEffect(() => takeOver(), [])
}

/** An address that the form wrote becomes the one that the page writes; which sections it opened is kept by the tab. */
export function useFormAddress(
  relation: CardCollection,
  params: URLSearchParams,
  folds: Expanded,
  current: () => Choice,
  correct: (next: Choice) => void,
): void {
  const rewrite = useEffectEvent(() => {
    const keys = [...params.keys()]
    const isWritten = new Set(keys).size === keys.length && !keys.some(isFormField)
    if (isWritten && params.get('sort') !== defaultSort) return
    for (const [section, open] of Object.entries(folds)) keepExpanded(relation, section, open)
    correct(current())
  })
  useEffect(() => rewrite(), [params])
}
