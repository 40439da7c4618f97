import type { Page } from '@playwright/test'
import { step, StepError } from '../lib/steps.mjs'
import type { Listed } from './cart'
import { openBrowser } from './slow-line'

const clicks = 15
/** Selects by form, since the page has another one, which sets the visitor's place. */
const button = 'form[action$="/cart-add"] [type=submit]'

type Pressed = { pressed: Promise<[announced: number, confirmed: number]> }

/** Milliseconds from the click to the announcement, and to the server's confirmation. */
async function clickOnce(page: Page, url: string): Promise<[announced: number, confirmed: number]> {
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.evaluate((selector) => {
    const pressed = new Promise<[number, number]>((resolve) => {
      addEventListener(
        'click',
        ({ timeStamp }) => {
          const status = document.querySelector(selector)?.closest('div')?.querySelector('[role=status]')
          const announced = new Promise<number>((said) => {
            if (!status) return
            new MutationObserver(() => status.textContent && said(performance.now() - timeStamp)).observe(status, {
              childList: true,
              characterData: true,
              subtree: true,
            })
          })
          const confirmed = new Promise<number>((answered) => {
            new PerformanceObserver((list) => {
              const call = list.getEntriesByType('resource').find(({ name }) => name.includes('/api/cart/items'))
              if (call instanceof PerformanceResourceTiming) answered(call.responseEnd - timeStamp)
            }).observe({ type: 'resource' })
          })
          resolve(Promise.all([announced, confirmed]))
        },
        { once: true, capture: true },
      )
    })
    Object.assign(window, { pressed })
  }, button)
  await page.locator(button).click()
  return page.evaluate(() => (window as unknown as Pressed).pressed)
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** How long a click on "Add to cart" takes until announced and confirmed, with the CPU throttled four times. */
export const benchAdd = (address: string): Promise<void> =>
  step('Add to cart', async () => {
    const listed = (await (await fetch(`${address}/api/products?limit=100&depth=0`)).json()) as Listed
    const product = listed.docs.find(
      ({ enableVariants, baseInventory }) => !enableVariants && (baseInventory?.stock ?? 0) > 2,
    )
    if (!product) throw new StepError('No product of the site can be put into a cart')
    const browser = await openBrowser()
    const times: [announced: number, confirmed: number][] = []
    try {
      for (let at = 0; at < clicks; at += 1) {
        // A new visitor each time, since the button of a product in the cart is a link.
        const context = await browser.newContext({ viewport: { width: 360, height: 760 } })
        const page = await context.newPage()
        const slow = await context.newCDPSession(page)
        await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 })
        times.push(await clickOnce(page, `${address}/mushrooms/product/${product.slug}`))
        await context.close()
      }
    } finally {
      await browser.close()
    }
    console.log('\n| click on add, processor four times slower | median | at most |')
    console.log('|---|---|---|')
    for (const [name, values] of [
      ['announced', times.map(([announced]) => announced)],
      ['confirmed by the server', times.map(([, confirmed]) => confirmed)],
    ] as const)
      console.log(`| ${name} | ${median(values).toFixed(0)} ms | ${Math.max(...values).toFixed(0)} ms |`)
  })
