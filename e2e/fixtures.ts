import { expect, test as base, type Locator, type Page } from '@playwright/test'
import en from '../messages/en.json' with { type: 'json' }
import es from '../messages/es.json' with { type: 'json' }
import pt from '../messages/pt.json' with { type: 'json' }
import { Office, requestsOf } from './office'

export { expect }

export const locales = ['en', 'es', 'pt'] as const

export type Locale = (typeof locales)[number]

/** The messages of the interface, by which tests find what a visitor sees. */
export const words = { en, es, pt } as const

/** The public URL path in a locale (NAV-15). */
export const at = (locale: Locale, path: string): string =>
  locale === 'en' ? path : path === '/' ? `/${locale}` : `/${locale}${path}`

/** One address of every kind of page. */
export const pages = {
  home: '/',
  catalogue: '/mushrooms',
  calendar: '/mushrooms/calendar',
  archive: '/mushrooms/species',
  species: '/mushrooms/amanita-muscaria',
  type: '/mushrooms/species/type/culinary',
  calculator: '/mushrooms/species/type/psychoactive/dosage-calculator',
  compound: '/mushrooms/species/chemistry/psychoactive/psilocybin',
  products: '/mushrooms/products',
  product: '/mushrooms/product/canvas-foraging-trousers',
  vendors: '/mushrooms/vendors',
  vendor: '/mushrooms/vendor/micelio-andino',
  guide: '/mushrooms/growing-guide/oyster-mushrooms-on-straw',
  posts: '/posts',
  post: '/posts/deadly-look-alikes-five-pairs',
  project: '/projects/chanterelle-watch',
  text: '/identification-safety',
  categories: '/categories',
  category: '/categories/products/growing',
  cart: '/cart',
  search: '/search?q=lion',
  identify: '/mushrooms/species/identify',
  compare: '/mushrooms/species/compare?a=boletus-edulis&b=amanita-muscaria',
} as const

export const missingPath = '/nothing-of-this-name'

type Watch = {
  /** Ignores console errors that the test itself causes. */
  tolerate: (fault: RegExp) => void
}

/** Whether the pages of the test that runs have scripts. */
let withScripts = true

/** Clears session storage, which `reuseContext` keeps from the previous test (see playwright.config.ts). */
function forgetEarlierTests(test: string): void {
  // Reading the storage of about:blank throws.
  if (!location.protocol.startsWith('http') || sessionStorage.getItem('test') === test) return
  sessionStorage.clear()
  sessionStorage.setItem('test', test)
}

/**
 * Every test fails when its pages write an error to the console (a broken Content-Security-Policy is one), throw,
 * or request something of our own site that is rejected or lost.
 */
export const test = base.extend<{ watch: Watch; office: Office }>({
  watch: [
    async ({ context, baseURL, javaScriptEnabled }, use, { testId, retry }) => {
      withScripts = javaScriptEnabled
      const faults: string[] = []
      // With JavaScript disabled, Chromium reports every script as blocked.
      const tolerated: RegExp[] = javaScriptEnabled ? [] : [/^csp: .*\.js$/]
      const ours = (url: string): boolean => baseURL !== undefined && url.startsWith(baseURL)
      await context.addInitScript(forgetEarlierTests, `${testId} ${retry}`)
      context.on('console', (message) => {
        if (message.type() === 'error') faults.push(`console: ${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (error) => faults.push(`page: ${error.error().message}`))
      context.on('response', (response) => {
        if (ours(response.url()) && response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`)
      })
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? ''
        // Navigation aborts requests of the previous page.
        if (ours(request.url()) && reason !== 'net::ERR_ABORTED') faults.push(`${reason}: ${request.url()}`)
      })
      await use({ tolerate: (fault) => void tolerated.push(fault) })
      expect(faults.filter((fault) => !tolerated.some((known) => known.test(fault)))).toEqual([])
    },
    { auto: true },
  ],
  office: async ({ playwright, baseURL }, use) => {
    const office = new Office(await requestsOf(playwright, baseURL))
    await use(office)
    await office.close()
  },
})

/** Resolves when the page has hydrated. */
export const ready = (page: Page): Promise<void> => expect(page.locator('html[data-hydrated]')).toBeAttached()

/** Resolves when React has hydrated every control of the admin, before which input is lost. */
async function adminReady(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('button, input, select, textarea')].every((control) =>
      Object.keys(control).some((key) => key.startsWith('__reactProps$')),
    ),
  )
}

/** Opens a page, expects status 200, and waits until it is hydrated. */
export async function visit(page: Page, path: string): Promise<void> {
  const response = await page.goto(path)
  expect(response?.status(), path).toBe(200)
  if (withScripts) await (path.startsWith('/admin') ? adminReady(page) : ready(page))
}

/** Loads the page again, and waits until it is hydrated. */
export async function reload(page: Page): Promise<void> {
  await page.reload()
  await ready(page)
}

export const isSmall = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 1024

/** The navigation: the header itself, or on small screens the sheet behind the menu button. */
export async function openMenu(page: Page, locale: Locale): Promise<Locator> {
  const header = page.locator('body > header')
  if (!isSmall(page)) return header.locator('> div:not([popover])')
  const sheet = header.locator('[popover]')
  if (!(await sheet.isVisible()))
    await header.getByRole('button', { name: words[locale].site.menu, exact: true }).click()
  await expect(sheet).toBeVisible()
  return sheet
}
