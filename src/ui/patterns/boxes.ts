import { escapeMarkup } from '@/core/markup'

export type TextOption = { readonly value: string; readonly label: string }

type Box = {
  /** Of the first, which a message of the form leads to. */
  readonly id: string
  readonly name: string
  readonly type: string
  readonly chosen: readonly string[]
  readonly required: boolean | undefined
  readonly disabled: boolean | undefined
}

/**
 * Radios or boxes with their labels, as HTML. A species has a hundred of them in a form that few open; as elements, React
 * would go through each three times for every page, and write it twice.
 */
export function boxes(options: readonly TextOption[], { id, name, type, chosen, required, disabled }: Box): string {
  const every = `type="${type}" name="${escapeMarkup(name)}"${required ? ' required=""' : ''}${disabled ? ' disabled=""' : ''}`
  return options
    .map(({ value, label }, at) => {
      const own = `${at === 0 ? ` id="${escapeMarkup(id)}"` : ''}${chosen.includes(value) ? ' checked=""' : ''}`
      return `<label class="flex min-h-11 items-center gap-2.5"><input ${every}${own} value="${escapeMarkup(value)}" class="accent-lichen size-5 shrink-0"/>${escapeMarkup(label)}</label>`
    })
    .join('')
}
