/** What is kept for the next page: its place, and what was typed, with the address that it was typed for. */
export type KeptKeys = { readonly scroll: string; readonly typed: string }

/** What was typed into the fields of forms, by their ids; of a box whether it is ticked. */
export type KeptFields = { readonly path: string; readonly fields: Readonly<Record<string, string | boolean>> }

/**
 * Takes the query, the fragment, the place on the page and what was typed into its forms along to another language
 * (I18-02). A form whose values may stand in an address gives them as the query. As the text of a script it runs before
 * the first paint (EarlyScript), so it uses nothing but what it is given.
 */
export function keepAddress(keys: KeptKeys): void {
  /** Numbers are written otherwise in another language, and secrets and files are kept nowhere. */
  const left = ['hidden', 'password', 'file']
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[data-language]')
    if (!link) return
    const form = document.querySelector<HTMLFormElement>('form[data-in-address]')
    link.search = form ? String(new URLSearchParams(new FormData(form) as unknown as URLSearchParams)) : location.search
    link.hash = location.hash
    const fields: Record<string, string | boolean> = {}
    for (const field of document.querySelectorAll<HTMLInputElement>('[id^="form-"]')) {
      if (!('value' in field) || left.includes(field.type) || field.inputMode === 'decimal') continue
      if (field.type === 'checkbox' || field.type === 'radio') {
        if (field.checked !== field.defaultChecked) fields[field.id] = field.checked
      } else if (field.value !== ('defaultValue' in field ? field.defaultValue : '')) fields[field.id] = field.value
    }
    try {
      sessionStorage.setItem(keys.scroll, String(window.scrollY))
      sessionStorage.setItem(keys.typed, JSON.stringify({ path: link.pathname, fields } satisfies KeptFields))
    } catch {
      // A browser that keeps nothing begins at the top, with empty forms.
    }
  })
}
