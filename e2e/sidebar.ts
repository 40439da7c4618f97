import type { Locator, Page } from '@playwright/test'
import { expect, isSmall, words, type Locale } from './fixtures'

/** What POST /api/filter returns, as far as the tests read it. */
export type FilterResponse = {
  totalDocs: number
  totalPages: number
  facets: Record<string, Record<string, number>>
  data: Record<string, { title: string }[]>
}

type Call = { relationTo: string; activeFilters?: Record<string, string[]>; locale?: Locale; sort?: string }

/** Makes the call behind the archives itself, so that the page can be held against it. */
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

/** A text of the interface with its places filled. */
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

/** Back to the cards, on small screens by the button that keeps what was chosen. */
export async function closeSidebar(page: Page, locale: Locale): Promise<void> {
  if (!isSmall(page)) return
  await page.getByRole('dialog').getByRole('button', { name: words[locale].filters.apply }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

/** Beside the sidebar the address follows every choice; the modal writes down nothing before its button is pressed. */
export const expectLiveAddress = (page: Page, whenBeside: string, whenModal: string): Promise<void> =>
  expect(page).toHaveURL(isSmall(page) ? whenModal : whenBeside)

export const sectionButton = (sidebar: Locator, title: string): Locator =>
  sidebar.getByRole('button', { name: title, exact: true })

/** Opens a section where it is closed; its options. */
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

/** Presses what a visitor sees of an option. */
export const press = (one: Locator): Promise<void> => one.locator('xpath=..').click()

export const cards = (page: Page): Locator => page.getByRole('main').getByRole('article')

export const chips = (page: Page, locale: Locale): Locator =>
  page.getByRole('list', { name: words[locale].filters.chosen, exact: true }).getByRole('button')

export const chipNames = (locale: Locale, names: readonly string[]): RegExp[] =>
  names.map((name) => new RegExp(`${filled(words[locale].filters.remove, { name })}$`))

/** The count line says so many, twenty of them here. */
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

/** What has been tracked. */
export const tracked = (page: Page): Promise<Record<string, unknown>[]> =>
  page.evaluate(() => (window as { dataLayer?: Record<string, unknown>[] }).dataLayer ?? [])
