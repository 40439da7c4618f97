import type { Locator } from '@playwright/test'
import { cpSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { freePort, startSite } from '../lib/services'
import { step } from '../lib/steps.mjs'
import { benchEnvironment, script } from './catalogue'
import { openBrowser } from './slow-line'

const ticks = 12
/** Number of options of the section in the starting catalogue. */
const own = 4

/** Scrolls until every option is rendered. @throws Error when the list ends before */
async function reachAll(boxes: Locator, options: number): Promise<void> {
  for (let before = -1, now = 0; now < options; before = now) {
    now = await boxes.count()
    if (now === before) throw new Error(`${now} of ${options} options can be reached`)
    await boxes.last().scrollIntoViewIfNeeded()
    await boxes
      .nth(now)
      .waitFor({ state: 'attached', timeout: 2000 })
      .catch(() => undefined)
  }
}

/**
 * Milliseconds from each tick to the next paint, with the CPU throttled four times, and the number of rendered options.
 */
async function paintTimes(address: string, options: number): Promise<{ drawn: number; times: number[] }> {
  const browser = await openBrowser()
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    await page.goto(`${address}/mushrooms/products`, { waitUntil: 'networkidle' })
    const section = page.getByRole('button', { name: 'Educational', exact: true })
    await section.click()
    const panel = page.locator(`[id="${await section.getAttribute('aria-controls')}"]`)
    const boxes = panel.getByRole('checkbox')
    const drawn = await boxes.count()
    await page.evaluate(() => {
      const clicks: number[] = []
      Object.assign(window, { clicks })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (entry.name === 'click') clicks.push(entry.duration)
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    })
    const slow = await page.context().newCDPSession(page)
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    for (let at = 0; at < ticks; at += 1) {
      const response = page.waitForResponse((response) => response.url().endsWith('/api/filter'))
      // The first option stays ticked, since an empty selection fetches nothing; the next three are toggled.
      await panel
        .locator('label')
        .nth(at === 0 ? 0 : 1 + (at % 3))
        .click()
      await response
      await page.waitForLoadState('networkidle')
    }
    const times = await page.evaluate(() => (window as unknown as { clicks: number[] }).clicks)
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await reachAll(boxes, options)
    return { drawn, times: times.toSorted((a, b) => a - b) }
  } finally {
    await browser.close()
  }
}

/** Measures ticks on a filter with few and with 4,000 options. */
export async function benchPaint(seeded: string): Promise<void> {
  const folder = path.resolve('.data/bench-paint')
  console.log('\n| options in the open section | drawn | ticks | painted within, median | at most |')
  console.log('|---|---|---|---|---|')
  for (const more of [0, 1000, 4000]) {
    await step(`Paint with ${more} options more`, async () => {
      rmSync(folder, { recursive: true, force: true })
      mkdirSync(folder, { recursive: true })
      cpSync(path.join(seeded, 'sporeprint.db'), path.join(folder, 'sporeprint.db'))
      cpSync(path.join(seeded, 'media'), path.join(folder, 'media'), { recursive: true })
      const port = await freePort()
      const env = { ...process.env, ...benchEnvironment, DATA_DIR: folder }
      if (more > 0)
        await script('scripts/bench/options.ts', { ...env, TSX_TSCONFIG_PATH: 'scripts/bench/tsconfig.json' }, [
          String(more),
        ])
      const site = await startSite({ ...env, PORT: String(port), SITE_URL: `http://localhost:${port}` })
      const options = own + more
      try {
        const { drawn, times } = await paintTimes(site.address, options)
        console.log(`| ${options} | ${drawn} | ${times.length} | ${times[times.length >> 1]} ms | ${times.at(-1)} ms |`)
      } finally {
        await site.stop()
      }
    })
  }
  rmSync(folder, { recursive: true, force: true })
}
