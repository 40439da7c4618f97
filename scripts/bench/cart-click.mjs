import { chromium } from '@playwright/test'
import { findChromium } from '../lib/services.mjs'
import { step } from '../lib/steps.mjs'

const clicks = 15

/** From the press on the button to what is announced, and to the confirmation of the server, in milliseconds. */
async function clickOnce(page, url) {
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.evaluate(() => {
    window.pressed = new Promise((resolve) => {
      addEventListener(
        'click',
        ({ timeStamp }) => {
          const status = document
            .querySelector('#buy form [type=submit]')
            ?.closest('div')
            ?.querySelector('[role=status]')
          const announced = new Promise((said) => {
            new MutationObserver(() => status.textContent && said(performance.now() - timeStamp)).observe(status, {
              childList: true,
              characterData: true,
              subtree: true,
            })
          })
          const confirmed = new Promise((answered) => {
            new PerformanceObserver((list) => {
              const call = list.getEntries().find(({ name }) => name.includes('/api/cart/items'))
              if (call) answered(call.responseEnd - timeStamp)
            }).observe({ type: 'resource' })
          })
          resolve(Promise.all([announced, confirmed]))
        },
        { once: true, capture: true },
      )
    })
  })
  await page.locator('#buy form [type=submit]').click()
  return page.evaluate(() => window.pressed)
}

const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1]

/** How long after a press on "Add to cart" it is announced and confirmed, with a processor four times slower. */
export const benchAdd = (address) =>
  step('Add to cart', async () => {
    const listed = await (await fetch(`${address}/api/products?limit=100&depth=0`)).json()
    const product = listed.docs.find(({ enableVariants, baseInventory }) => !enableVariants && baseInventory?.stock > 2)
    const browser = await chromium.launch({
      executablePath: findChromium() ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    })
    const times = []
    try {
      for (let at = 0; at < clicks; at += 1) {
        // A visitor of their own each time: the button of what is in the cart is a link.
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
    const [announced, confirmed] = [0, 1].map((at) => times.map((each) => each[at]))
    console.log('\n| click on add, processor four times slower | median | at most |')
    console.log('|---|---|---|')
    for (const [name, values] of [
      ['announced', announced],
      ['confirmed by the server', confirmed],
    ])
      console.log(`| ${name} | ${median(values).toFixed(0)} ms | ${Math.max(...values).toFixed(0)} ms |`)
  })
