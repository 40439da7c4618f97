/** The sessionStorage keys of scroll position and form input for the next page. */
export type KeptKeys = { readonly scroll: string; readonly typed: string }

/**
 * Form input, by the form's id and the field's index in it, for a number also the locale that it is written in; for
 * checkboxes and radio buttons whether they are checked.
 */
type KeptFields = Readonly<Record<string, string | boolean>>

/** Form input by path without locale: a visitor may come back in another locale. */
export type KeptPages = Readonly<Record<string, KeptFields>>

/** Marks a link that leads away and back again, so that form input is kept for this page. */
export const keepsTyped = { 'data-keeps-typed': '' } as const

/**
 * On a switch of locale, keeps query, fragment, scroll position and form input (I18-02); on the way to sign in, the
 * form input (COM-10). A form whose values may be in an address puts them into the query instead. Runs as an inline
 * script before the first paint (EarlyScript), so it may use only its arguments.
 * @param locale a pattern for the locale prefix of a path
 * @param accounts a pattern for the paths, without locale, of the screens for signing in
 */
export function keepAddress(keys: KeptKeys, locale: string, accounts: string): void {
  /** Secrets and files are kept nowhere. */
  const left = ['hidden', 'password', 'file']

  const pathHere = (): string => location.pathname.replace(new RegExp(locale), '') || '/'

  /** Changes this path's entry and keeps those of other paths: on the sign-in page they hold the earlier input. */
  const keep = (change: (kept: KeptFields) => KeptFields): void => {
    try {
      const pages = JSON.parse(sessionStorage.getItem(keys.typed) ?? '{}') as KeptPages
      const path = pathHere()
      const before = pages[path]
      const fields = change(before ?? {})
      if (!before && Object.keys(fields).length === 0) return
      sessionStorage.setItem(keys.typed, JSON.stringify({ ...pages, [path]: fields } satisfies KeptPages))
    } catch {
      // Without sessionStorage the next page shows empty forms.
    }
  }

  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('[data-language],[data-keeps-typed],[aria-pressed]')
    // A like button or helpful mark leads to the sign-in page if the session has ended (COM-10).
    if (!link) return
    if ('language' in link.dataset) {
      const form = document.querySelector<HTMLFormElement>('form[data-in-address], [data-in-address] form')
      link.search = location.search
      if (form) {
        const query = new URLSearchParams(form.dataset.inAddress === undefined ? location.search : '')
        for (const [name, value] of new FormData(form)) query.set(name, value as string)
        link.search = String(query)
      }
      link.hash = location.hash
      try {
        sessionStorage.setItem(keys.scroll, String(window.scrollY))
      } catch {
        // Without sessionStorage the next page starts at the top.
      }
    }
    const fields: Record<string, string | boolean> = {}
    for (const { id, elements } of document.querySelectorAll<HTMLFormElement>('form[id^="form-"]')) {
      ;[...elements].forEach((element, at) => {
        const field = element as HTMLInputElement
        if (!('value' in field) || left.includes(field.type)) return
        const key = `${id} ${at}${field.inputMode === 'decimal' ? ` ${document.documentElement.lang}` : ''}`
        if (field.type === 'checkbox' || field.type === 'radio') {
          if (field.checked !== field.defaultChecked) fields[key] = field.checked
        } else if (field.value !== ('defaultValue' in field ? field.defaultValue : '')) fields[key] = field.value
      })
    }
    keep((kept) => (Object.keys(fields).length > 0 ? fields : kept))
  })

  // Drops a form's stored input when it is sent, since the page may have been left and visited again, or be open twice.
  document.addEventListener('submit', ({ target }) => {
    const { id } = target as HTMLFormElement
    keep((kept) => Object.fromEntries(Object.entries(kept).filter(([key]) => !key.startsWith(`${id} `))))
  })

  // A page from the back/forward cache has its own input, so it drops what was stored, as every other page does.
  window.addEventListener('pageshow', ({ persisted }) => {
    try {
      if (persisted && !new RegExp(accounts).test(pathHere())) sessionStorage.removeItem(keys.typed)
    } catch {
      // Without sessionStorage there is nothing to drop.
    }
  })
}
