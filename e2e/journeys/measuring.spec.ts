import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Database from 'libsql'
import { freePort, startSite } from '../../scripts/lib/services'
import { at, expect, locales, test, words } from '../fixtures'

/** Paths of all requests to the analytics receiver: its script, and the events that the script sends. */
const requested: string[] = []

/** A minimal analytics script: defines the global function that gets events, and sends them to its own host. */
const script = `window.plausible = (event, { props }) =>
  void fetch(new URL('/event?' + new URLSearchParams({ event, ...props }), document.querySelector('script[data-domain]').src), { mode: 'no-cors' })`

function receive(): Promise<{ url: string; server: Server }> {
  const server = createServer(({ url = '' }, response) => {
    requested.push(url)
    response.setHeader('content-type', 'text/javascript')
    response.end(url.startsWith('/js/') ? script : '')
  })
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve({ server, url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` })
    }),
  )
}

// Consent is stored in the browser, so each test has its own context.
test.use({ reuseContext: false })

test.describe('@wide a site with analytics', () => {
  test.describe.configure({ mode: 'default' })
  let site: Awaited<ReturnType<typeof startSite>>
  let receiver: Awaited<ReturnType<typeof receive>>
  const folder = mkdtempSync(path.join(tmpdir(), 'measured-'))

  test.beforeAll(async () => {
    const data = path.resolve(process.env.DATA_DIR ?? '.data')
    const source = new Database(path.join(data, 'sporeprint.db'))
    source.exec(`VACUUM INTO '${path.join(folder, 'sporeprint.db')}'`)
    source.close()
    symlinkSync(path.join(data, 'media'), path.join(folder, 'media'))
    receiver = await receive()
    const port = String(await freePort())
    site = await startSite({
      ...process.env,
      DATA_DIR: folder,
      PORT: port,
      SITE_URL: `http://localhost:${port}`,
      ANALYTICS: 'plausible',
      ANALYTICS_URL: receiver.url,
      ANALYTICS_SITE: 'sporeprint.test',
      ANALYTICS_CONSENT: 'ask',
    })
  })
  test.afterAll(async () => {
    await site.stop()
    receiver.server.close()
    rmSync(folder, { recursive: true, force: true })
  })
  test.beforeEach(() => void requested.splice(0))

  test('ANL-01 no event is sent before a visitor consents, and none after they withdraw', async ({ page }) => {
    const { consent } = words.en
    const banner = page.getByRole('region', { name: consent.title })
    await page.goto(`${site.address}/posts`)
    await expect(banner).toBeVisible()
    await page.locator('[data-card] a').first().click()
    await expect(page).toHaveURL(/\/posts\/./)
    await expect(banner).toBeVisible()
    expect(requested).toEqual([])

    await banner.getByRole('button', { name: consent.allow }).press('Enter')
    await expect(banner).toBeHidden()
    await expect.poll(() => requested).toEqual(['/js/script.js'])
    await page.goto(`${site.address}/mushrooms/product/canvas-foraging-trousers`)
    await expect
      .poll(() => requested.find((url) => url.startsWith('/event')))
      .toMatch(/event=view_item&item=products%3A\d+$/)
    await expect(banner).toBeHidden()

    await page.getByRole('button', { name: consent.again }).click()
    await expect(banner).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(banner).toBeHidden()
    await page.getByRole('button', { name: consent.again }).click()
    requested.splice(0)
    await banner.getByRole('button', { name: consent.refuse }).click()
    await expect(page.locator('script[data-domain]')).toHaveCount(0)
    await expect(page.getByRole('button', { name: consent.again })).toBeVisible()
    await expect(banner).toBeHidden()
    expect(requested).toEqual([])
  })

  test('ANL-01 the consent banner is in the locale of the page', async ({ page }) => {
    for (const locale of locales) {
      await page.goto(site.address + at(locale, '/posts'))
      const banner = page.getByRole('region', { name: words[locale].consent.title })
      await expect(banner.getByRole('button', { name: words[locale].consent.allow })).toBeVisible()
      await expect(banner).toContainText(words[locale].consent.text)
    }
  })
})

test('@wide ANL-01 a site without analytics has no consent banner', async ({ page, request }) => {
  await page.goto('/')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.getByText(words.en.consent.title)).toHaveCount(0)
  await expect(page.getByRole('button', { name: words.en.consent.again })).toHaveCount(0)
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? ''
  expect(policy).toContain("connect-src 'self';")
})
