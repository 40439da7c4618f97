import type { Locator, Page } from '@playwright/test'
import { expect, isSmall, words, type Locale } from './fixtures'

/** The fields of a response of POST /api/filter that tests read. */
export type FilterResponse = {
  totalDocs: number
  totalPages: number
  facets: Record<string, Record<string, number>>
  data: Record<string, { title: string }[]>
}

type Call = { relationTo: string; activeFilters?: Record<string, string[]>; locale?: Locale; sort?: string }

/** Calls POST /api/filter directly, so that a test can compare the page with its response. */
export async function send(page: Page, call: Call): Promise<FilterResponse> {
  const response = await page.request.post('/api/filter', {
    data: { activeFilters: {}, page: 1, facets: true, ...call },
  })
  expect(response.status(), await response.text()).toBe(200)
  return (await response.json()) as FilterResponse
}

export async function idOf(page: Page, collection: string, slug: string): Promise<string> {
  const response = await page.request.get(`/api/${collection}?where[slug][equals]=${slug}&depth=0`)
  const { docs } = (await response.json()) as { docs: { id: number }[] }
  expect(docs, slug).toHaveLength(1)
  return String(docs[0]?.id)
}

/** A message with its arguments filled in. */
export const filled = (text: string, values: Record<string, string | number>): string =>
  Object.entries(values).reduce((whole, [name, value]) => whole.replace(`{${name}}`, String(value)), text)

export const trigger = (page: Page, locale: Locale): Locator =>
  page.getByRole('main').getByRole('button', { name: words[locale].filters.open })

/** The sidebar: a panel on wide screens, on small ones the modal that the trigger opens (FLT-08). */
export async function openSidebar(page: Page, locale: Locale): Promise<Locator> {
  const name = { name: words[locale].filters.title, exact: true }
  if (!isSmall(page)) return page.getByRole('complementary', name)
  const dialog = page.getByRole('dialog', name)
  if (!(await dialog.isVisible())) await trigger(page, locale).click()
  await expect(dialog).toBeVisible()
  return dialog
}

/** Returns to the cards, on small screens by the button that applies the selection. */
export async function closeSidebar(page: Page, locale: Locale): Promise<void> {
  if (!isSmall(page)) return
  await page.getByRole('dialog').getByRole('button', { name: words[locale].filters.apply }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

/** Expects a URL. The sidebar updates it with each selection, the modal only when its button is pressed. */
export const expectLiveAddress = (page: Page, whenBeside: string, whenModal: string): Promise<void> =>
  expect(page).toHaveURL(isSmall(page) ? whenModal : whenBeside)

export const sectionButton = (sidebar: Locator, title: string): Locator =>
  sidebar.getByRole('button', { name: title, exact: true })

/** Opens a section if it is closed, and returns its options. */
export async function expand(sidebar: Locator, title: string): Promise<Locator> {
  const button = sectionButton(sidebar, title)
  await expect(button).toBeVisible()
  if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  return sidebar.getByRole('group', { name: title, exact: true })
}

/** An option; its accessible name ends in its count. */
export const option = (group: Locator, label: string): Locator =>
  group.getByRole('checkbox', { name: new RegExp(`^${label} \\d+$`) })

export const countOf = async (one: Locator): Promise<number> =>
  Number(/\d+$/.exec(await one.evaluate((node) => (node.closest('label') ?? node).textContent))?.[0])

/** Clicks the visible part of an option, since its checkbox is visually hidden. */
export const press = (one: Locator): Promise<void> => one.locator('xpath=..').click()

export const cards = (page: Page): Locator => page.getByRole('main').getByRole('article')

export const chips = (page: Page, locale: Locale): Locator =>
  page.getByRole('list', { name: words[locale].filters.chosen, exact: true }).getByRole('button')

export const chipNames = (locale: Locale, names: readonly string[]): RegExp[] =>
  names.map((name) => new RegExp(`${filled(words[locale].filters.remove, { name })}$`))

/** Expects the count line to say this total, with up to twenty on the page. */
export async function expectTotal(page: Page, locale: Locale, total: number): Promise<void> {
  const text = filled(words[locale].archive.showing, { from: 1, to: Math.min(total, 20), total })
  await expect(page.getByRole('main').getByText(new RegExp(`^${text} `))).toBeVisible()
  await expect(cards(page)).toHaveCount(Math.min(total, 20))
}

export const sorting = (page: Page, locale: Locale): Locator =>
  page.getByRole('main').getByRole('combobox', { name: words[locale].filters.sort })

/** A filter above the grid; its accessible name ends in its count. */
export const promoted = (page: Page, locale: Locale, label: string): Locator =>
  page
    .getByRole('group', { name: words[locale].filters.promoted, exact: true })
    .getByRole('button', { name: new RegExp(`^${label.replaceAll(/[()]/g, String.raw`\$&`)} \\d+$`) })

/** The events in the tag manager's queue. */
export const tracked = (page: Page): Promise<Record<string, unknown>[]> =>
  page.evaluate(() => (window as { dataLayer?: Record<string, unknown>[] }).dataLayer ?? [])
