import type { Page } from '@playwright/test'

/** Keeps every script of the site back, as a slow line does; what it returns lets them come. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await released
    await route.continue()
  })
  return release
}
