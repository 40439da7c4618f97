import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import { findChromium } from '../lib/services'

export type Line = { readonly name: string; readonly megabits: number; readonly latency: number }

/** The network conditions of measurements; `processor` is the CPU throttling that stands for a phone. */
export const slowLine: Line = { name: '1.6 Mbit/s, 150 ms', megabits: 1.6, latency: 150 }
export const quickLine: Line = { name: '9 Mbit/s, 60 ms', megabits: 9, latency: 60 }
const processor = 4

export const sizes = { small: { width: 360, height: 760 }, wide: { width: 1280, height: 900 } } as const

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium() ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  })

/** A new page with an empty cache on a throttled line. */
export async function slowPage(browser: Browser, line: Line, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: sizes.wide, locale: 'en-US', ...options })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const bytes = (line.megabits * 1_000_000) / 8
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latency,
    downloadThroughput: bytes,
    uploadThroughput: bytes / 2,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: processor })
  return page
}

/** Waits until `milliseconds` after the first contentful paint. */
export async function afterFirstPaint(page: Page, milliseconds: number): Promise<void> {
  // Polled from Node, since timers of a page without scripts do not run.
  for (;;) {
    const since = await page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      return paint ? performance.now() - paint.startTime : null
    })
    if (since !== null) {
      if (milliseconds > since) await page.waitForTimeout(milliseconds - since)
      return
    }
    await page.waitForTimeout(20)
  }
}
