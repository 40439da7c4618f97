import { expect, type APIRequestContext, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import en from '../../messages/en.json' with { type: 'json' }
import { step } from '../lib/steps.mjs'
import { table } from './figures'
import { makeStage, type Stage } from './presses-stage'
import { afterFirstPaint, openBrowser, sizes, slowLine, slowPage } from './slow-line'

/** Seconds after the first paint; null is a page without scripts. */
const moments: readonly (number | null)[] = (process.env.BENCH_MOMENTS ?? '0.1 0.5 1 2 4 none')
  .split(' ')
  .map((moment) => (moment === 'none' ? null : Number(moment)))
/** On the slowest line a page that was asked for by a press comes after that many milliseconds at the latest. */
const patience = 20_000

type Control = {
  readonly name: string
  readonly path: (stage: Stage) => string
  readonly isSmall?: true
  readonly isSignedIn?: true
  /** What is to press without scripts: the same, nothing as there is no such control, or Near Me, which needs them. */
  readonly scriptless?: 'absent'
  readonly press: (page: Page) => Promise<void>
  /** That it did what it says. */
  readonly done: (page: Page, request: APIRequestContext, stage: Stage) => Promise<void>
}

const t = en
const main = (page: Page) => page.getByRole('main')
const header = (page: Page) => page.locator('body > header')
const bar = (page: Page) => header(page).locator('> div:not([popover])')
const soon = { timeout: patience }
/** A click that waits for nothing but its target. */
const click = (page: Page, selector: string) =>
  page.locator(selector).first().click({ timeout: patience, noWaitAfter: true })
const products = '/mushrooms/products'
const atUrl = (page: Page, url: RegExp | string) => expect(page).toHaveURL(url, soon)

const controls: readonly Control[] = [
  {
    name: 'theme',
    path: () => '/mushrooms',
    press: (page) => header(page).locator('label', { hasText: t.theme.dark }).first().click(),
    done: (page) => expect(page.locator('html')).toHaveCSS('background-color', 'rgb(18, 21, 15)', soon),
  },
  {
    name: 'language',
    path: () => `${products}?availability=on-sale`,
    press: (page) => header(page).locator('a[hreflang=es]').first().click({ noWaitAfter: true }),
    done: (page) => atUrl(page, /\/es\/mushrooms\/products/),
  },
  {
    name: 'menu',
    path: () => '/mushrooms',
    isSmall: true,
    press: (page) => click(page, `header button[aria-label="${t.site.menu}"]`),
    done: (page) => expect(page.locator('#site-sheet')).toBeVisible(soon),
  },
  {
    name: 'search field, typed',
    path: () => '/',
    scriptless: 'absent',
    press: (page) => bar(page).getByRole('combobox').fill('hericium'),
    done: async (page) => {
      await expect(bar(page).getByRole('option').first()).toBeVisible(soon)
      await expect(bar(page).getByRole('combobox')).toHaveValue('hericium')
    },
  },
  {
    name: 'search field, sent',
    path: () => '/',
    press: async (page) => {
      await main(page).getByRole('searchbox').fill('hericium')
      await page.keyboard.press('Enter')
    },
    done: (page) => atUrl(page, /\/search\?q=hericium/),
  },
  {
    name: 'heart, signed out',
    path: () => '/mushrooms/species',
    press: (page) => click(page, 'main form[action$="/like"] button'),
    done: (page) => atUrl(page, /\/login\?|\/like/),
  },
  {
    name: 'heart, signed in',
    path: ({ species }) => species,
    isSignedIn: true,
    press: (page) => click(page, 'main form[action$="/like"] button'),
    done: (_page, request, stage) => expect.poll(() => stage.likes(request), soon).toBe(1),
  },
  {
    name: 'add to cart',
    path: ({ product }) => product,
    press: (page) => click(page, '#buy form[action$="/cart-add"] button'),
    done: (_page, request, stage) => expect.poll(() => stage.pieces(request), soon).toBe(1),
  },
  {
    name: 'quantity in the cart',
    path: () => '/cart',
    press: (page) => click(page, `main button[name=step][value="1"]`),
    done: (_page, request, stage) => expect.poll(() => stage.pieces(request), soon).toBe(2),
  },
  {
    name: 'product option',
    path: ({ variants }) => variants,
    press: (page) => click(page, '#buy [role=group] a:not([aria-current=true])'),
    done: (page) => atUrl(page, /variant=/),
  },
  {
    name: 'comment, written and sent',
    path: ({ post }) => post,
    isSignedIn: true,
    press: async (page) => {
      await page.locator('#comments summary').first().click()
      await page.locator('#form-comment textarea').fill('Written before the page listened, as it happens.')
      await page.locator('#form-comment [type=submit]').click({ noWaitAfter: true })
    },
    done: (_page, request, stage) => expect.poll(() => stage.comments(request), soon).toBe(1),
  },
  {
    name: 'expander',
    path: ({ blocks }) => blocks,
    press: (page) => click(page, 'details.expander > summary'),
    done: (page) => expect(page.locator('details.expander')).toHaveAttribute('open', '', soon),
  },
  {
    name: 'carousel',
    path: ({ blocks }) => blocks,
    scriptless: 'absent',
    press: (page) => click(page, `main button[aria-label="${t.carousel.next}"]`),
    done: (page) =>
      expect
        .poll(() => page.locator('section[aria-roledescription] > ul').evaluate((list) => list.scrollLeft), soon)
        .toBeGreaterThan(100),
  },
  {
    name: 'gallery, picture',
    path: () => '/mushrooms/product/gill-study-shirt',
    press: (page) => click(page, 'main a[href="#picture-3"]'),
    done: (page) => expect(page.locator('#picture-3')).toBeInViewport({ ratio: 0.5, ...soon }),
  },
  {
    name: 'gallery, pause',
    path: () => '/mushrooms/product/gill-study-shirt',
    scriptless: 'absent',
    press: (page) => click(page, `main button[aria-label="${t.product.pause}"]`),
    done: (page) => expect(page.getByRole('button', { name: t.product.play })).toBeVisible(soon),
  },
  {
    name: 'filters of a small screen',
    path: () => products,
    isSmall: true,
    press: (page) => main(page).getByRole('button', { name: t.filters.open }).click({ noWaitAfter: true }),
    done: (page) =>
      expect(
        page.locator(`dialog[open], aside[aria-label="${t.filters.title}"]`).filter({ visible: true }).first(),
      ).toBeVisible(soon),
  },
  {
    name: 'filter section',
    path: () => products,
    press: (page) =>
      main(page)
        .getByRole('complementary')
        .getByRole('button', { name: 'Price', exact: true })
        .click({ noWaitAfter: true }),
    done: (page) => expect(main(page).getByRole('spinbutton', { name: t.filters.from })).toBeVisible(soon),
  },
  {
    name: 'filter option',
    path: () => `${products}?availability=in-stock`,
    press: async (page) => {
      await main(page)
        .locator('input[type=checkbox][name=availability]:not(:checked):enabled')
        .first()
        .locator('xpath=..')
        .click()
    },
    done: async (page) => {
      await sendWithoutScripts(page)
      await expect(page.locator(`ul[aria-label="${t.filters.chosen}"] button`)).toHaveCount(2, soon)
    },
  },
  {
    name: 'sort',
    path: () => products,
    press: async (page) => {
      await main(page).getByRole('combobox', { name: t.filters.sort }).selectOption('title')
    },
    done: async (page) => {
      await sendWithoutScripts(page)
      await atUrl(page, /sort=title/)
    },
  },
  {
    name: 'page',
    path: () => '/mushrooms/species',
    press: (page) => click(page, 'main a[rel=next]'),
    done: (page) => atUrl(page, /\/page\/2/),
  },
  {
    name: 'chip',
    path: () => `${products}?availability=on-sale`,
    press: (page) => click(page, `ul[aria-label="${t.filters.chosen}"] button`),
    done: (page) => expect(page.locator(`ul[aria-label="${t.filters.chosen}"] button`)).toHaveCount(0, soon),
  },
  {
    name: 'filter above the grid',
    path: () => products,
    press: (page) => click(page, `[aria-label="${t.filters.promoted}"] button`),
    done: (page) => expect(page.locator(`ul[aria-label="${t.filters.chosen}"] button`)).toHaveCount(1, soon),
  },
  {
    name: "filters of a species's products",
    path: () => '/mushrooms/pleurotus-ostreatus',
    press: (page) => click(page, '#products button[aria-expanded], #products summary'),
    done: (page) =>
      expect(
        page
          .locator('#products')
          .getByRole('checkbox')
          .filter({ visible: true })
          .first()
          .or(page.locator('#products [role=group] h3 button').first()),
      ).toBeVisible(soon),
  },
  {
    name: 'Near Me',
    path: () => products,
    scriptless: 'absent',
    press: (page) => main(page).getByRole('switch', { name: t.filters.nearMe }).click({ force: true }),
    done: (page) => atUrl(page, /nearMe=true/),
  },
  {
    name: 'question of age',
    path: () => '/mushrooms/species/type/psychoactive/dosage-calculator',
    press: (page) => main(page).getByRole('button', { name: t.dosage.ageConfirm }).click({ noWaitAfter: true }),
    done: (page) => expect(main(page).getByRole('table')).toBeVisible(soon),
  },
]

/** Where there are no scripts, a button beside the field sends what was ticked or chosen. */
async function sendWithoutScripts(page: Page): Promise<void> {
  const send = page.locator('.without-script[type=submit]').filter({ visible: true }).first()
  if (await send.isVisible()) await send.click()
}

type Try = { readonly control: Control; readonly seconds: number | null; readonly options: BrowserContextOptions }

/** Presses one control on a page of its own; why it was lost, or null. */
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

/** Pages at once: what they wait for is the line more than the processor. */
const atOnce = 4

/** Presses every control soon after the first paint of a slow page, and once more without scripts; counts what is lost. */
export const benchPresses = (address: string, login: { email: string; password: string }): Promise<void> =>
  step('Presses', async () => {
    const only = process.env.BENCH_CONTROLS?.split(';')
    const chosen = controls.filter(({ name }) => only?.includes(name) ?? true)
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
    // What members leave behind is counted by member, of whom there is one.
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
