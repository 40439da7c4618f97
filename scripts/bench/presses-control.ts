import { expect, type APIRequestContext, type Page } from '@playwright/test'
import en from '../../messages/en.json' with { type: 'json' }
import type { Stage } from './presses-stage'

/** On the slowest line a page that a press requested comes after that many milliseconds at the latest. */
export const patience = 20_000

export type Control = {
  readonly name: string
  readonly path: (stage: Stage) => string
  readonly isSmall?: true
  readonly isSignedIn?: true
  /** What is to press without scripts: the same, nothing as there is no such control, or Near Me, which needs them. */
  readonly scriptless?: 'absent'
  readonly press: (page: Page) => Promise<void>
  /** That it did what it says. */
  readonly done: (page: Page, request: APIRequestContext, stage: Stage) => Promise<void>
}

/** What a visitor reads on a page. */
export const t = en
export const main = (page: Page) => page.getByRole('main')
export const header = (page: Page) => page.locator('body > header')
export const bar = (page: Page) => header(page).locator('> div:not([popover])')
export const soon = { timeout: patience }
/** A click that waits for nothing but its target. */
export const click = (page: Page, selector: string) =>
  page.locator(selector).first().click({ timeout: patience, noWaitAfter: true })
export const products = '/mushrooms/products'
export const atUrl = (page: Page, url: RegExp | string) => expect(page).toHaveURL(url, soon)

/** Where there are no scripts, a button beside the field sends what was ticked or chosen. */
export async function sendWithoutScripts(page: Page): Promise<void> {
  const send = page.locator('.without-script[type=submit]').filter({ visible: true }).first()
  if (await send.isVisible()) await send.click()
}
