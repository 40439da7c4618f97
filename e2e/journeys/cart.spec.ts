import type { Locator, Page } from '@playwright/test'
import { fill } from '../../src/core/fill'
import { lightAndDark } from '../axe'
import { at, expect, ready, reload, visit, words } from '../fixtures'
import { signIn, type Doc, type Member } from '../office'
import { productPath, put, test, type Shop } from '../shop'

const t = words.en.cart

const lineOf = (page: Page, title: string): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) })

const quantityOf = (page: Page, title: string): Locator =>
  page.getByRole('textbox', { name: fill(t.quantityOf, { title }) })

const headerCart = (page: Page, count: number): Locator =>
  page.locator('body > header').getByRole('link', { name: fill(t.linkCount, { count }), exact: true })

test('CRT-02 CRT-05 a product is added to the cart and announced, and is still in it after a reload', async ({
  page,
  shop,
}) => {
  const product = await shop.product()
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/cart')) calls.push(request.method())
  })
  // The cookie with the count arrives before the response's body, and the page may render in between.
  await page.addInitScript(() => {
    const send = window.fetch.bind(window)
    window.fetch = async (...call) => {
      const response = await send(...call)
      if (response.url.includes('/api/cart/items')) {
        window.dispatchEvent(new StorageEvent('storage', { key: 'visitor' }))
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
      }
      return response
    }
  })
  await visit(page, productPath(product))
  await page.getByRole('button', { name: t.add }).click()
  const added = page.getByRole('link', { name: t.added, exact: true })
  await expect(added).toHaveAttribute('href', '/cart')
  await expect(headerCart(page, 1)).toBeVisible()
  // The cart may be fetched again before the response to the click arrives.
  await expect
    .poll(() => page.evaluate(() => window.dataLayer?.filter(({ event }) => event === 'add_to_cart')))
    .toEqual([{ event: 'add_to_cart', product: product.id }])
  const announced = page.getByRole('status').filter({ hasText: t.announced })
  await expect(announced).toHaveCount(1)
  expect(calls).toEqual(['POST'])
  await reload(page)
  await expect(added).toBeVisible()
  await expect(announced).toHaveCount(0)
  await added.click()
  await expect(lineOf(page, product.title)).toContainText('$12.50')
})

/** Puts a product into the cart and opens the cart's page. */
async function openCart(page: Page, shop: Shop): Promise<Doc> {
  const product = await shop.product()
  await put(page, product)
  await visit(page, '/cart')
  return product
}

/** A member who put products into the cart on another device. */
async function shopperWith(shop: Shop, products: readonly Doc[]): Promise<Member> {
  const login = await shop.member()
  const headers = await signIn(shop.request, login)
  for (const { id } of products) {
    const response = await shop.request.post('/api/cart/items', { data: { product: id }, headers })
    expect(response.status()).toBe(200)
  }
  return login
}

/** Sends the next addition to the server as the browser would, but never responds to the browser. */
async function sendWithoutResponse(page: Page): Promise<{ done: Promise<void> }> {
  let heard = (): void => undefined
  const done = new Promise<void>((resolve) => {
    heard = resolve
  })
  await page.route(
    '**/api/cart/items?*',
    async (route) => {
      const request = route.request()
      const cookies = await page.context().cookies(request.url())
      const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
      const headers = { ...request.headers(), cookie }
      await fetch(request.url(), { method: request.method(), headers, body: request.postData() })
      heard()
    },
    { times: 1 },
  )
  return { done }
}

test('@wide CRT-03 a product added before the response for the first one arrived is in the same cart', async ({
  page,
  shop,
}) => {
  const [one, other] = [await shop.product(), await shop.product()]
  const { done } = await sendWithoutResponse(page)
  await visit(page, productPath(one))
  await page.getByRole('button', { name: t.add }).click()
  await done
  await visit(page, productPath(other))
  await page.getByRole('button', { name: t.add }).click()
  await expect(headerCart(page, 2)).toBeVisible()
  await visit(page, '/cart')
  for (const { title } of [one, other]) await expect(quantityOf(page, title)).toHaveValue('1')
  const names = (await page.context().cookies()).map(({ name }) => name)
  expect(names.filter((name) => name.startsWith('cart')).toSorted()).toEqual(['cart', 'cart-count'])
})

test('@wide CRT-02 CRT-04 adding without a response times out, and a second try does not add the product twice', async ({
  page,
  shop,
  watch,
}) => {
  const product = await shop.product()
  watch.tolerate(/ERR_FAILED/)
  const patience = (share: number) =>
    page.evaluate((times) => {
      const timeout = AbortSignal.timeout.bind(AbortSignal)
      AbortSignal.timeout = (time) => timeout(time * times)
    }, share)
  // The route stays until the end, since removing it would send the requests that it holds.
  let isDown = true
  await page.route('**/api/cart?*', (route) => (isDown ? route.abort() : route.continue()))
  const { done } = await sendWithoutResponse(page)
  await visit(page, productPath(product))
  await patience(1 / 50)
  await page.getByRole('button', { name: t.add }).click()
  await done
  await expect(page.getByRole('status').filter({ hasText: t.failed })).toBeVisible()
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/cart')) calls.push(request.method())
  })
  const button = page.getByRole('button', { name: t.add })
  await expect(button).toBeFocused()
  // The page does not know whether the product was added, so it fetches the cart first.
  await button.click()
  await expect(page.getByRole('status').filter({ hasText: t.failed })).toBeVisible()
  expect(calls).toEqual(['GET'])
  isDown = false
  await patience(50)
  await button.click()
  await expect(page.getByRole('link', { name: t.added, exact: true })).toBeFocused()
  await expect(headerCart(page, 1)).toBeVisible()
  expect(calls).toEqual(['GET', 'GET'])
})

test('@wide CRT-02 a sold-out product cannot be added, and one sold out meanwhile shows the error message', async ({
  page,
  shop,
  watch,
}) => {
  const none = await shop.product({ baseInventory: { unitPrice: 3, stock: 0 } })
  await visit(page, productPath(none))
  await expect(page.getByRole('button', { name: t.outOfStock })).toBeDisabled()
  const last = await shop.product({ baseInventory: { unitPrice: 3, stock: 1 } })
  await visit(page, productPath(last))
  await shop.change('products', last.id, { baseInventory: { unitPrice: 3, stock: 0 } })
  watch.tolerate(/409/)
  await page.getByRole('button', { name: t.add }).click()
  await expect(page.getByRole('status').filter({ hasText: words.en.refusals.outOfStock })).toBeVisible()
  await expect(page.getByRole('button', { name: t.add })).toBeFocused()
})

test('@wide CRT-02 CRT-04 a change whose response is lost shows its result', async ({ page, shop, watch }) => {
  const product = await shop.product()
  await put(page, product)
  const other = await shop.product()
  watch.tolerate(/ERR_FAILED/)
  // The server handles the request, but the browser gets no response.
  await page.route('**/api/cart/items**', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await visit(page, productPath(other))
  await page.getByRole('button', { name: t.add }).click()
  await expect(headerCart(page, 2)).toBeVisible()
  await expect(page.getByRole('link', { name: t.added, exact: true })).toBeVisible()
  await expect(page.getByText(t.failed)).toHaveCount(0)
  await visit(page, '/cart')
  await quantityOf(page, product.title).fill('3')
  await quantityOf(page, product.title).press('Enter')
  await expect(lineOf(page, product.title)).toContainText('$37.50')
})

test('@wide CRT-04 PRS-01 quantity changes on a slow connection are stored though the page is left at once', async ({
  page,
  context,
  shop,
}) => {
  const product = await shop.product({ baseInventory: { unitPrice: 5, stock: 40 } })
  await put(page, product)
  await visit(page, '/cart')
  await ready(page)
  const line = await context.newCDPSession(page)
  await line.send('Network.enable')
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 600,
    downloadThroughput: 1e6,
    uploadThroughput: 1e6,
  })
  const more = page.getByRole('button', { name: fill(t.more, { title: product.title }) })
  for (let press = 0; press < 4; press++) await more.click()
  await expect(quantityOf(page, product.title)).toHaveValue('5')
  await page.locator('body > header').getByRole('link').first().click()
  await expect(page).not.toHaveURL(/cart/)
  // The browser context is shared with the next test, to which a response still on its way would give this cart.
  const counted = async (): Promise<string | undefined> =>
    (await context.cookies()).find(({ name }) => name === 'cart-count')?.value
  await expect.poll(counted).toBe('5')
  const { cart } = (await (await page.request.get('/api/cart')).json()) as { cart: { count: number } }
  expect(cart.count).toBe(5)
})

test('CRT-04 a cart changes quantities, removes and restores lines, and has subtotals by vendor', async ({
  page,
  shop,
}) => {
  const vendor = await shop.vendor({ terms: { freeShippingFrom: 40, currency: 'USD' } })
  const one = await shop.product({ vendor: vendor.id })
  const other = await shop.product({ terms: { shippingPrice: 5, currency: 'USD' } })
  await put(page, one)
  await put(page, other)
  await visit(page, '/cart')
  await page.getByRole('button', { name: fill(t.more, { title: one.title }) }).click()
  await expect(lineOf(page, one.title)).toContainText('$25.00')
  await expect(page.getByRole('main')).toContainText(fill(t.freeShipping, { amount: '$15.00' }))
  await quantityOf(page, one.title).fill('4')
  await quantityOf(page, one.title).press('Enter')
  await expect(lineOf(page, one.title)).toContainText('$50.00')
  await expect(page.getByRole('main')).toContainText(t.freeShippingReached)
  await expect(page.getByRole('main')).toContainText('$62.50')
  // Prints show the quantity as text, since they have no field.
  const inWords = lineOf(page, one.title).getByText('× 4', { exact: true })
  await expect(inWords).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(inWords).toBeVisible()
  await expect(quantityOf(page, one.title)).toBeHidden()
  await page.emulateMedia({ media: null })
  // The second click hits the line item that moved up, and does nothing there.
  await page.getByRole('button', { name: fill(t.removeOf, { title: one.title }) }).dblclick({ delay: 75 })
  await expect(lineOf(page, one.title)).toHaveCount(0)
  await expect(lineOf(page, other.title)).toBeVisible()
  await expect(headerCart(page, 1)).toBeVisible()
  const undo = page.getByRole('button', { name: t.undo })
  await expect(undo).toBeFocused()
  await undo.click()
  await expect(quantityOf(page, one.title)).toHaveValue('4')
  await reload(page)
  await expect(quantityOf(page, one.title)).toHaveValue('4')
  // A note says so once the whole cart ships free.
  await expect(page.getByRole('main')).toContainText(t.note)
  await page.getByRole('button', { name: fill(t.removeOf, { title: other.title }) }).click()
  await expect(page.getByRole('main')).toContainText(t.noteFreeShipping)
})

test('@wide CRT-04 undo that is rejected shows the reason and stays available; once it succeeds, it focuses the line', async ({
  page,
  shop,
  watch,
}) => {
  const product = await openCart(page, shop)
  const withStock = (stock: number) =>
    shop.change('products', product.id, { baseInventory: { unitPrice: 12.5, currency: 'USD', stock } })
  await page.getByRole('button', { name: fill(t.removeOf, { title: product.title }) }).click()
  const undo = page.getByRole('button', { name: t.undo })
  await expect(undo).toBeFocused()
  await withStock(0)
  watch.tolerate(/409/)
  await undo.click()
  const offer = page.getByRole('status').filter({ has: undo })
  await expect(offer).toContainText(words.en.refusals.outOfStock)
  await withStock(5)
  await undo.click()
  await expect(lineOf(page, product.title)).toBeFocused()
  await expect(undo).toHaveCount(0)
})

test('@wide CRT-04 a typed quantity is announced with its price, and a rejected one stays in its field beside the reason', async ({
  page,
  shop,
  watch,
}) => {
  const product = await openCart(page, shop)
  const field = quantityOf(page, product.title)
  watch.tolerate(/409/)
  await field.fill('60')
  await field.press('Tab')
  await expect(lineOf(page, product.title)).toContainText('Only 5 left.')
  await expect(field).toHaveValue('60')
  await expect(field).toHaveAccessibleDescription('Only 5 left.')
  const none = lineOf(page, product.title).getByRole('status')
  for (const typed of ['', '0', '1,5']) {
    await field.fill(typed)
    await expect(lineOf(page, product.title)).not.toContainText(fill(words.en.refusals.count, { n: 999 }))
    await field.press('Tab')
    await expect(none).toContainText(fill(words.en.refusals.count, { n: 999 }))
    await expect(field).toHaveValue(typed)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
  }
  await field.fill('3')
  await field.press('Tab')
  const told = fill(t.changed, { title: product.title, count: 3, price: '$37.50', total: '$37.50' })
  await expect(page.getByRole('status').filter({ hasText: told })).toHaveCount(1)
  await expect(field).not.toHaveAttribute('aria-invalid')
})

test('@wide CRT-04 a failed step shows the stored quantity again, and a focus that passes its field sends nothing', async ({
  page,
  shop,
  watch,
}) => {
  const product = await openCart(page, shop)
  const field = quantityOf(page, product.title)
  const stored = await field.inputValue()
  watch.tolerate(/Failed to load resource|ERR_FAILED/)
  await page.route('**/api/cart/items/**', (route) => route.abort())
  await page.getByRole('button', { name: fill(t.more, { title: product.title }) }).click()
  await expect(lineOf(page, product.title).getByRole('status')).toContainText(t.failed)
  await expect(field).toHaveValue(stored)
  await page.unroute('**/api/cart/items/**')
  const changes: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') changes.push(request.url())
  })
  await field.focus()
  await field.press('Tab')
  await reload(page)
  await expect(field).toHaveValue(stored)
  expect(changes).toEqual([])
})

test('@wide CRT-03 the cart of a second tab is updated', async ({ page, context, shop }) => {
  const [one, other] = [await shop.product(), await shop.product()]
  await put(page, one)
  await visit(page, '/cart')
  const second = await context.newPage()
  await visit(second, productPath(other))
  await second.getByRole('button', { name: t.add }).click()
  await expect(lineOf(page, other.title)).toBeVisible()
  await page.getByRole('button', { name: fill(t.removeOf, { title: other.title }) }).click()
  await expect(second.getByRole('button', { name: t.add })).toBeVisible()
  await expect(headerCart(second, 1)).toBeVisible()
  await second.close()
})

test('@wide CRT-03 CRT-04 a product whose response arrives after the cart’s page was opened shows in it', async ({
  page,
  shop,
}) => {
  const late = await shop.product()
  const product = await openCart(page, shop)
  await ready(page)
  await expect(lineOf(page, product.title)).toBeVisible()
  await put(page, late)
  await expect(lineOf(page, late.title)).toBeVisible()
})

test('@wide CRT-03 signing in merges a visitor’s cart with the member’s older one', async ({ page, shop }) => {
  const [older, both, newer] = [await shop.product(), await shop.product(), await shop.product()]
  const login = await shopperWith(shop, [older, both])
  await put(page, both)
  await put(page, newer)
  await signIn(page.request, login)
  await visit(page, '/cart')
  for (const { title } of [older, both, newer]) await expect(quantityOf(page, title)).toHaveValue('1')
})

test('@wide CRT-02 CRT-03 a member finds the cart of another device, and signing out removes its number from the header', async ({
  page,
  shop,
}) => {
  const product = await shop.product()
  const login = await shopperWith(shop, [product])
  await visit(page, '/login')
  const main = page.getByRole('main')
  await main.getByLabel(words.en.accounts.email).fill(login.email)
  await main.getByLabel(words.en.accounts.password).fill(login.password)
  await page.keyboard.press('Enter')
  await expect(headerCart(page, 1)).toBeVisible()
  // As after signing in to the admin, which does not set the cart's count.
  await page.context().clearCookies({ name: 'cart-count' })
  await visit(page, productPath(product))
  await expect(page.getByRole('link', { name: t.added, exact: true })).toBeVisible()
  await expect(headerCart(page, 1)).toBeVisible()
  await visit(page, '/account')
  await main.getByRole('button', { name: words.en.accounts.account.signOut, exact: true }).click()
  await expect(
    page.locator('body > header').getByRole('link', { name: words.en.cart.title, exact: true }),
  ).toBeVisible()
  await expect(headerCart(page, 1)).toHaveCount(0)
})

test('@wide CRT-04 the cart shows changes of price, stock and vendor', async ({ page, shop }) => {
  const vendor = await shop.vendor()
  const dearer = await shop.product()
  const fewer = await shop.product()
  const closed = await shop.product({ vendor: vendor.id })
  const gone = await shop.product()
  for (const product of [dearer, fewer, closed, gone]) await put(page, product)
  await page.request.patch(`/api/cart/items/${fewer.id}`, { data: { quantity: 5 } })
  await shop.change('products', dearer.id, { baseInventory: { unitPrice: 13, currency: 'USD' } })
  await shop.change('products', fewer.id, { baseInventory: { unitPrice: 12.5, currency: 'USD', stock: 2 } })
  await shop.change('vendors', vendor.id, { status: 'closed' })
  await shop.change('products', gone.id, { _status: 'draft' })
  await visit(page, '/cart')
  await expect(lineOf(page, dearer.title)).toContainText('The price changed from $12.50 to $13.00.')
  await expect(lineOf(page, fewer.title)).toContainText('Only 2 left.')
  await expect(quantityOf(page, fewer.title)).toHaveValue('2')
  await expect(lineOf(page, closed.title)).toContainText(t.notices.vendorClosed)
  await expect(lineOf(page, gone.title)).toContainText(t.notices.unavailable)
  await expect(page.getByRole('main')).toContainText('$38.00')
  // Returning to the tab fetches the cart again, even while another fetch is under way.
  let answer = (): void => undefined
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  const beingRead = new Promise<void>((resolve) => {
    void page.route(
      '**/api/cart?*',
      async (route) => {
        const response = await route.fetch()
        resolve()
        await held
        await route.fulfill({ response })
      },
      { times: 1 },
    )
  })
  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await comeBack()
  await beingRead
  await shop.change('products', dearer.id, { baseInventory: { unitPrice: 14, currency: 'USD' } })
  await comeBack()
  answer()
  await expect(lineOf(page, dearer.title)).toContainText('The price changed from $12.50 to $14.00.')
  // A price change that the visitor has acknowledged is not shown again.
  await lineOf(page, dearer.title)
    .getByRole('button', { name: `${t.seen}: ${dearer.title}` })
    .click()
  await expect(lineOf(page, dearer.title)).not.toContainText('The price changed')
  await expect(lineOf(page, dearer.title)).toBeFocused()
  // Undo would be rejected, so it is not offered.
  await page.getByRole('button', { name: fill(t.removeOf, { title: closed.title }) }).click()
  const removed = page.getByRole('status').filter({ hasText: fill(t.removed, { title: closed.title }) })
  await expect(removed).toBeFocused()
  await expect(page.getByRole('button', { name: t.undo })).toHaveCount(0)
})

test('NAV-13 a cart with notices has no axe violations, light and dark', async ({ page, shop }) => {
  const vendor = await shop.vendor()
  const [kept, dearer] = [await shop.product({ vendor: vendor.id }), await shop.product()]
  await put(page, kept)
  await put(page, dearer)
  await shop.change('products', dearer.id, { baseInventory: { unitPrice: 13, currency: 'USD', stock: 0 } })
  await visit(page, at('pt', '/cart'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.pt.cart.title)
  await ready(page)
  await lightAndDark(page)
})
