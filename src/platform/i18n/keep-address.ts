/** Under which names the place on the page and what was typed are kept for the next page. */
export type KeptKeys = { readonly scroll: string; readonly typed: string }

/**
 * What was typed into forms, by a form's id and the place of the field in it, and of a number the language that it is
 * written in; of a box whether it is ticked.
 */
type KeptFields = Readonly<Record<string, string | boolean>>

/** What was typed, by the path without its locale: a visitor may come back in another language. */
export type KeptPages = Readonly<Record<string, KeptFields>>

/** A link so marked leads away and back again: what was typed waits for the visitor on this page. */
export const keepsTyped = { 'data-keeps-typed': '' } as const

/**
 * Takes the query, the fragment, the place on the page and what was typed into its forms along to another language
 * (I18-02), and keeps what was typed while a visitor signs in (COM-10). A form whose values may stand in an address gives
 * them to the query. As the text of a script it runs before the first paint (EarlyScript), so it uses nothing but what it
 * is given.
 * @param locale what a path in a locale begins with, as a pattern
 * @param accounts the paths without a locale of the screens on the way to being signed in, as a pattern
 */
export function keepAddress(keys: KeptKeys, locale: string, accounts: string): void {
  /** Secrets and files are kept nowhere. */
  const left = ['hidden', 'password', 'file']

  const pathHere = (): string => location.pathname.replace(new RegExp(locale), '') || '/'

  /** What waits for other pages stays: on the sign-in page that is what was typed before. */
  const keep = (change: (kept: KeptFields) => KeptFields): void => {
    try {
      const pages = JSON.parse(sessionStorage.getItem(keys.typed) ?? '{}') as KeptPages
      const path = pathHere()
      const before = pages[path]
      const fields = change(before ?? {})
      if (!before && Object.keys(fields).length === 0) return
      sessionStorage.setItem(keys.typed, JSON.stringify({ ...pages, [path]: fields } satisfies KeptPages))
    } catch {
      // A browser that keeps nothing shows empty forms.
    }
  }

  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('[data-language],[data-keeps-typed],[aria-pressed]')
    // A heart, or a mark of what helped, leads to the sign-in page where the session has ended (COM-10).
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
        // A browser that keeps nothing begins at the top.
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

  // Of a page that was left and came to again, or stayed open beside the next one: what is sent comes back no more.
  document.addEventListener('submit', ({ target }) => {
    const { id } = target as HTMLFormElement
    keep((kept) => Object.fromEntries(Object.entries(kept).filter(([key]) => !key.startsWith(`${id} `))))
  })

  // A page out of the browser's memory is as it was left; like every other it forgets what was typed elsewhere.
  window.addEventListener('pageshow', ({ persisted }) => {
    try {
      if (persisted && !new RegExp(accounts).test(pathHere())) sessionStorage.removeItem(keys.typed)
    } catch {
      // A browser that keeps nothing has nothing to forget.
    }
  })
}
