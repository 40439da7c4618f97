export const themeKey = 'theme'

/** The ground of a page in each theme, as browsers color what is around it. */
export const themeColors = { light: '#faf7f1', dark: '#12150f' } as const

/**
 * Light and dark (THM-01): what the device says by default, a choice kept and told to other tabs. As the text of a
 * script it runs before the first paint (EarlyScript), so it uses nothing but what it is given.
 */
export function followTheme(key: string, colors: { light: string; dark: string }): void {
  const root = document.documentElement
  // The first that a browser finds holds; those of the page follow the device.
  const around = document.createElement('meta')
  around.name = 'theme-color'
  document.head.prepend(around)
  const device = window.matchMedia('(prefers-color-scheme: dark)')
  const show = (choice: string): void => {
    const theme = choice === 'light' || choice === 'dark' ? choice : device.matches ? 'dark' : 'light'
    root.dataset.theme = theme
    root.dataset.themeChoice = choice === theme ? choice : 'system'
    root.style.colorScheme = theme
    around.content = colors[theme]
    for (const radio of document.querySelectorAll<HTMLInputElement>('[data-sets-theme]'))
      radio.checked = radio.value === root.dataset.themeChoice
  }
  const kept = (): string => {
    try {
      return localStorage.getItem(key) ?? ''
    } catch {
      return ''
    }
  }
  device.addEventListener('change', () => show(root.dataset.themeChoice ?? ''))
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) show(kept())
  })
  document.addEventListener('change', ({ target }) => {
    const radio = target as HTMLInputElement
    if (!radio.matches('[data-sets-theme]')) return
    try {
      localStorage.setItem(key, radio.value)
    } catch {
      // A browser that keeps nothing shows the choice on this page.
    }
    // Everything changes at once, and not each thing in its own time.
    const still = document.createElement('style')
    still.textContent = '*,*::before,*::after{transition:none!important}'
    document.head.append(still)
    show(radio.value)
    getComputedStyle(root).getPropertyValue('color')
    setTimeout(() => still.remove(), 1)
  })
  show(kept())
}
