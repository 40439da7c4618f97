import type { Browser } from '@playwright/test'
import { step } from '../lib/steps.mjs'
import { table } from './figures'
import { lateSite } from './late-site'
import { openBrowser, quickLine, sizes, slowLine, slowPage, type Line } from './slow-line'

const rounds = Number(process.env.BENCH_ROUNDS ?? 5)

const pages = {
  home: '/',
  archive: '/mushrooms/species',
  species: '/mushrooms/boletus-edulis',
  product: '/mushrooms/product/gill-study-shirt',
  cart: '/cart',
} as const

type Times = { readonly first: number; readonly largest: number; readonly hydrated: number }

/** Milliseconds from the request to first paint, largest paint and hydration, as the browser reports them. */
async function timesOf(browser: Browser, url: string, line: Line): Promise<Times> {
  const page = await slowPage(browser, line, { viewport: sizes.small, deviceScaleFactor: 2, isMobile: true })
  try {
    await page.addInitScript(() => {
      const times = { largest: 0, hydrated: 0 }
      Object.assign(window, { times })
      new PerformanceObserver((list) => {
        times.largest = list.getEntries().at(-1)?.startTime ?? times.largest
      }).observe({ type: 'largest-contentful-paint', buffered: true })
      new MutationObserver((_, observer) => {
        if (!('hydrated' in document.documentElement.dataset)) return
        times.hydrated = performance.now()
        observer.disconnect()
      }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-hydrated'] })
    })
    await page.goto(url, { waitUntil: 'commit', timeout: 60_000 })
    await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset, null, { timeout: 60_000 })
    await page.waitForLoadState('load')
    await page.waitForTimeout(1000)
    return await page.evaluate(() => ({
      first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      ...(window as unknown as { times: { largest: number; hydrated: number } }).times,
    }))
  } finally {
    await page.context().close()
  }
}

const middle = (values: readonly number[]): string =>
  `${((values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0) / 1000).toFixed(1)} s`

/**
 * First paint, largest paint and hydration on a throttled phone: the site itself, and a proxy of it with scripts loaded
 * after the load event (ADR 0017).
 */
export const benchThrottled = (address: string): Promise<void> =>
  step('Throttled', async () => {
    const [browser, late] = await Promise.all([openBrowser(), lateSite(address)])
    const rows: Record<string, string>[] = []
    try {
      for (const line of [slowLine, quickLine])
        for (const [name, path] of Object.entries(pages))
          for (const [scripts, site] of [
            ['as Next writes them', address],
            ['after the load', late.address],
          ] as const) {
            const times: Times[] = []
            for (let round = 0; round < rounds; round += 1) times.push(await timesOf(browser, site + path, line))
            const of = (key: keyof Times) => middle(times.map((each) => each[key]))
            rows.push({
              line: line.name,
              name,
              scripts,
              first: of('first'),
              largest: of('largest'),
              hydrated: of('hydrated'),
            })
          }
    } finally {
      await browser.close()
      late.close()
    }
    const columns = ['line', 'name', 'scripts', 'first', 'largest', 'hydrated'] as const
    console.log(
      `\n${table(
        columns.map((key) => [key, (row: Record<string, string>) => row[key]]),
        rows,
      )}`,
    )
    return `${rounds} rounds`
  })
