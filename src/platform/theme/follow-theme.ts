export const themeKey = 'theme'

/** The background color of each theme, for the browser's own interface. */
export const themeColors = { light: '#faf7f1', dark: '#12150f' } as const

/**
 * Sets light or dark (THM-01): the device's setting by default, or the choice, which is stored and synced to other
 * tabs. Runs as an inline script before the first paint (EarlyScript), so it may use only its arguments.
 */
export function followTheme(key: string, colors: { light: string; dark: string }): void {
  const root = document.documentElement
  // Browsers use the first matching `theme-color`, so this one goes before the page's, which follow the device.
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
      // Without localStorage the choice holds for this page only.
    }
    // Disables transitions for a moment, so that all colors change at once.
    const still = document.createElement('style')
    still.textContent = '*,*::before,*::after{transition:none!important}'
    document.head.append(still)
    show(radio.value)
    getComputedStyle(root).getPropertyValue('color')
    setTimeout(() => still.remove(), 1)
  })
  show(kept())
}
