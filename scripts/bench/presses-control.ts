import { expect, type APIRequestContext, type Page } from '@playwright/test'
import en from '../../messages/en.json' with { type: 'json' }
import type { Stage } from './presses-stage'

/** Timeout in milliseconds for a page that a click requests, on the slowest line. */
export const patience = 20_000

export type Control = {
  readonly name: string
  readonly path: (stage: Stage) => string
  readonly isSmall?: true
  readonly isSignedIn?: true
  /** Set where the control does not exist without scripts, or needs them as Near Me does. */
  readonly scriptless?: 'absent'
  readonly press: (page: Page) => Promise<void>
  /** Checks that the click had its effect. */
  readonly done: (page: Page, request: APIRequestContext, stage: Stage) => Promise<void>
}

/** The messages that a visitor sees. */
export const t = en
export const main = (page: Page) => page.getByRole('main')
export const header = (page: Page) => page.locator('body > header')
export const bar = (page: Page) => header(page).locator('> div:not([popover])')
export const soon = { timeout: patience }
/** A click that waits only for its target to exist. */
export const click = (page: Page, selector: string) =>
  page.locator(selector).first().click({ timeout: patience, noWaitAfter: true })
export const products = '/mushrooms/products'
export const atUrl = (page: Page, url: RegExp | string) => expect(page).toHaveURL(url, soon)

/** Submits what was selected with the button that only pages without scripts have. */
export async function sendWithoutScripts(page: Page): Promise<void> {
  const send = page.locator('.without-script[type=submit]').filter({ visible: true }).first()
  if (await send.isVisible()) await send.click()
}
