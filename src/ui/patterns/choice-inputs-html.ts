import { escapeMarkup } from '@/core/markup'

export type TextOption = { readonly value: string; readonly label: string }

type Box = {
  /** The id of the first input, to which the error summary links. */
  readonly id: string
  readonly name: string
  readonly type: string
  readonly chosen: readonly string[]
  readonly required: boolean | undefined
  readonly disabled: boolean | undefined
}

/**
 * Radios or checkboxes with their labels, as an HTML string. A species page has a hundred of them in a form that few
 * visitors open; as elements React would walk each three times a page and send it twice (HTML and RSC payload).
 */
export function choiceInputsHtml(
  options: readonly TextOption[],
  { id, name, type, chosen, required, disabled }: Box,
): string {
  const every = `type="${type}" name="${escapeMarkup(name)}"${required ? ' required=""' : ''}${disabled ? ' disabled=""' : ''}`
  return options
    .map(({ value, label }, at) => {
      const own = `${at === 0 ? ` id="${escapeMarkup(id)}"` : ''}${chosen.includes(value) ? ' checked=""' : ''}`
      return `<label class="flex min-h-11 items-center gap-2.5"><input ${every}${own} value="${escapeMarkup(value)}" class="accent-lichen size-5 shrink-0"/>${escapeMarkup(label)}</label>`
    })
    .join('')
}
