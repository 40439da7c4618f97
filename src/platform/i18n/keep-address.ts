/** What is kept for the next page: its place, and what was typed, with the address that it was typed for. */
export type KeptKeys = { readonly scroll: string; readonly typed: string }

/** What was typed into forms, by a form's id and the place of the field in it, and when; of a box whether it is ticked. */
export type KeptFields = {
  readonly path: string
  readonly at: number
  readonly fields: Readonly<Record<string, string | boolean>>
}

/** A link so marked leads away and back again: what was typed waits for the visitor on this page. */
export const keepsTyped = { 'data-keeps-typed': '' } as const

/**
 * Takes the query, the fragment, the place on the page and what was typed into its forms along to another language
 * (I18-02), and keeps what was typed while a visitor signs in (COM-10). A form whose values may stand in an address gives
 * them as the query. As the text of a script it runs before the first paint (EarlyScript), so it uses nothing but what it
 * is given.
 */
export function keepAddress(keys: KeptKeys): void {
  /** Numbers are written otherwise in another language, and secrets and files are kept nowhere. */
  const left = ['hidden', 'password', 'file']
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[data-language], a[data-keeps-typed]')
    if (!link) return
    const isLanguage = 'language' in link.dataset
    if (isLanguage) {
      const form = document.querySelector<HTMLFormElement>('form[data-in-address]')
      link.search = form
        ? String(new URLSearchParams(new FormData(form) as unknown as URLSearchParams))
        : location.search
      link.hash = location.hash
    }
    const fields: Record<string, string | boolean> = {}
    for (const { id, elements } of document.querySelectorAll<HTMLFormElement>('form[id^="form-"]')) {
      ;[...elements].forEach((element, at) => {
        const field = element as HTMLInputElement
        if (!('value' in field) || left.includes(field.type) || (isLanguage && field.inputMode === 'decimal')) return
        if (field.type === 'checkbox' || field.type === 'radio') {
          if (field.checked !== field.defaultChecked) fields[`${id} ${at}`] = field.checked
        } else if (field.value !== ('defaultValue' in field ? field.defaultValue : ''))
          fields[`${id} ${at}`] = field.value
      })
    }
    try {
      if (isLanguage) sessionStorage.setItem(keys.scroll, String(window.scrollY))
      const path = isLanguage ? link.pathname : location.pathname
      sessionStorage.setItem(keys.typed, JSON.stringify({ path, at: Date.now(), fields } satisfies KeptFields))
    } catch {
      // A browser that keeps nothing begins at the top, with empty forms.
    }
  })
}
