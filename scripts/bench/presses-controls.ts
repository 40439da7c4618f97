import { expect } from '@playwright/test'
import { atUrl, bar, click, header, main, products, sendWithoutScripts, soon, t, type Control } from './presses-control'

/** The controls on pages of the catalogue, the shop and the community. */
export const controls: readonly Control[] = [
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
