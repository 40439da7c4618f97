import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import { findChromium } from '../lib/services'

export type Line = { readonly name: string; readonly megabits: number; readonly latency: number }

/** The lines that pages are judged by, and the processor of a phone beside that of a desk. */
export const slowLine: Line = { name: '1.6 Mbit/s, 150 ms', megabits: 1.6, latency: 150 }
export const quickLine: Line = { name: '9 Mbit/s, 60 ms', megabits: 9, latency: 60 }
const processor = 4

export const sizes = { small: { width: 360, height: 760 }, wide: { width: 1280, height: 900 } } as const

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium() ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  })

/** A page of a visitor who comes for the first time, on a line as slow as said. */
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

/** Waits until the first of the page is painted, and then so many milliseconds more. */
export async function afterFirstPaint(page: Page, milliseconds: number): Promise<void> {
  // Polled from here: in a page without scripts nothing waits by itself.
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
