import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import type { CardCollection } from '@/core/collections'
import { toggled } from './change'
import { isFormField } from './form-fields'
import type { ArchiveSelection } from './selection'
import { defaultSort, sorts } from '@/read-model/filters/values'
import { keepExpanded, type Expanded } from './use-expanded'

/** Whether a checkbox differs from its rendered state, because it was ticked before hydration. */
const isTicked = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement &&
  control.type === 'checkbox' &&
  control.name !== '' &&
  control.checked !== control.defaultChecked

const isTurned = (control: Element): control is HTMLSelectElement =>
  control instanceof HTMLSelectElement && control.selectedOptions[0]?.defaultSelected === false

/** Applies what was ticked and selected in a form's controls before hydration (PRS-01). */
export function useEarlyInput(
  form: string,
  current: () => ArchiveSelection,
  choose: (next: ArchiveSelection) => void,
): void {
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
  // A layout effect, because on small screens the first render in the browser removes the sidebar.
  useLayoutEffect(() => takeOver(), [])
}

/** Replaces an address that the form submitted by the one the page writes; the tab remembers the sections it opened. */
export function useFormAddress(
  relation: CardCollection,
  params: URLSearchParams,
  folds: Expanded,
  current: () => ArchiveSelection,
  correct: (next: ArchiveSelection) => void,
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
