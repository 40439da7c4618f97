import type { Browser, BrowserContextOptions } from '@playwright/test'
import { step } from '../lib/steps.mjs'
import { table } from './figures'
import { patience, type Control } from './presses-control'
import { controls } from './presses-controls'
import { moreControls } from './presses-more'
import { makeStage, type Stage } from './presses-stage'
import { afterFirstPaint, openBrowser, sizes, slowLine, slowPage } from './slow-line'

/** Moments of the click, in seconds after the first paint; null for a page without scripts. */
const moments: readonly (number | null)[] = (process.env.BENCH_MOMENTS ?? '0.1 0.5 1 2 4 none')
  .split(' ')
  .map((moment) => (moment === 'none' ? null : Number(moment)))

type Try = { readonly control: Control; readonly seconds: number | null; readonly options: BrowserContextOptions }

/** Clicks one control on a page of its own; returns why the click was lost, or null. */
async function tryOne(browser: Browser, stage: Stage, { control, seconds, options }: Try): Promise<string | null> {
  const page = await slowPage(browser, slowLine, {
    baseURL: stage.address,
    viewport: control.isSmall ? sizes.small : sizes.wide,
    permissions: ['geolocation'],
    geolocation: { latitude: 38.7203, longitude: -9.1377 },
    ...options,
  })
  const { request } = page.context()
  try {
    await stage.prepare(request, control)
    await page.goto(control.path(stage), { waitUntil: 'commit', timeout: patience })
    await afterFirstPaint(page, (seconds ?? 0.5) * 1000)
    await control.press(page)
    await control.done(page, request, stage)
    return null
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
  } finally {
    await stage.tidy(request, control)
    await page.context().close()
  }
}

/** Number of pages at once; they wait for the network more than for the CPU. */
const atOnce = 4

/** Clicks every control soon after the first paint of a slow page, and again without scripts; counts lost clicks. */
export const benchPresses = (address: string, login: { email: string; password: string }): Promise<void> =>
  step('Presses', async () => {
    const only = process.env.BENCH_CONTROLS?.split(';')
    const chosen = [...controls, ...moreControls].filter(({ name }) => only?.includes(name) ?? true)
    const tries = chosen.flatMap((control) =>
      moments
        .filter((seconds) => seconds !== null || !control.scriptless)
        .map((seconds) => ({ control, seconds, options: seconds === null ? { javaScriptEnabled: false } : {} })),
    )
    const stage = await makeStage(address, login)
    const browser = await openBrowser()
    const found = new Map<string, string>()
    const cellOf = ({ name }: Control, seconds: number | null): string => `${name} ${seconds}`
    const queue = [...tries]
    // Controls of members share one member, whose contributions are counted, so they run one after another.
    let signedIn: Promise<unknown> = Promise.resolve()
    const work = async (): Promise<void> => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const one = next
        const run = (): Promise<string | null> => tryOne(browser, stage, one)
        const done = one.control.isSignedIn ? signedIn.then(run) : run()
        if (one.control.isSignedIn) signedIn = done
        const why = await done
        if (why) console.error(`${one.control.name}, ${one.seconds ?? 'without scripts'}: ${why}`)
        found.set(cellOf(one.control, one.seconds), why ? 'lost' : 'done')
      }
    }
    try {
      await Promise.all(Array.from({ length: atOnce }, work))
    } finally {
      await browser.close()
      await stage.clear()
    }
    const columns: [string, (control: Control) => string][] = [
      ['pressed', ({ name }) => name],
      ...moments.map((seconds): [string, (control: Control) => string] => [
        seconds === null ? 'without scripts' : `${seconds} s`,
        (control) => found.get(cellOf(control, seconds)) ?? '–',
      ]),
    ]
    const lost = [...found.values()].filter((outcome) => outcome === 'lost').length
    console.log(`\n${table(columns, chosen)}\n\nLost: ${lost} of ${found.size}`)
    return `${lost} lost`
  })
