import { expect, type Page } from '@playwright/test'
import { atUrl, click, header, main, soon, t, type Control } from './presses-control'

const recipe = '/recipes/porcini-risotto'
const key = '/mushrooms/species/identify'
const calculator = '/mushrooms/species/type/psychoactive/dosage-calculator?of-age=1'

/** Opens the question of the key with this field, unless it is open, and answers it. */
async function answer(page: Page, name: string, at = 0): Promise<void> {
  const choice = main(page).locator(`label:has(input[name=${name}])`).nth(at)
  if (!(await choice.isVisible())) await click(page, `details:has(input[name=${name}]) > summary`)
  await choice.click()
}

const spin = (page: Page) => main(page).getByRole('complementary').getByRole('spinbutton').first()
const field = (page: Page, id: string) => page.locator(`#${id}`)

/** The controls on other kinds of pages: the poison screen, the key, recipes, forms. */
export const moreControls: readonly Control[] = [
  {
    name: 'country of the poison screen',
    path: () => '/poison',
    // The countries are a collapsed list until the visitor's own one is known, and then a select.
    press: async (page) => {
      await Promise.any([
        main(page).locator('summary', { hasText: 'Mexico' }).click(soon),
        main(page).getByRole('combobox', { name: t.danger.country }).selectOption({ label: 'Mexico' }, soon),
      ])
    },
    done: (page) =>
      expect(
        main(page)
          .getByRole('region', { name: 'Mexico' })
          .or(main(page).locator('details[open]', { hasText: 'Mexico' })),
      ).toBeVisible(soon),
  },
  {
    name: 'time of the meal',
    path: () => '/poison',
    scriptless: 'absent',
    press: (page) => main(page).getByLabel(t.danger.mealTime).fill('2026-11-01T12:00'),
    done: async (page) => {
      await expect(
        main(page)
          .getByRole('status')
          .filter({ hasText: /day|hour/ }),
      ).toBeVisible(soon)
      await expect(main(page).getByLabel(t.danger.mealTime)).toHaveValue('2026-11-01T12:00')
    },
  },
  {
    name: 'month of the calendar',
    path: () => '/mushrooms/calendar',
    press: (page) => main(page).locator('label:has(input[name=month][value="6"])').click(),
    done: (page) => expect(main(page).locator('input[name=month][value="6"]')).toBeChecked(soon),
  },
  {
    name: 'two answers of the key, one taken back',
    path: () => key,
    scriptless: 'absent',
    press: async (page) => {
      await answer(page, 'cap-shape')
      await answer(page, 'cap-shape', 1)
      await answer(page, 'cap-shape')
      await answer(page, 'stem')
    },
    done: (page) => atUrl(page, /[?&]cap-shape=[a-z]+&(?!cap-shape)(.*&)?stem=present/),
  },
  {
    name: 'answers of the key, sent',
    path: () => key,
    press: async (page) => {
      await answer(page, 'cap-shape')
      await main(page).locator('form button[type=submit]').last().click({ noWaitAfter: true })
    },
    done: (page) => atUrl(page, /cap-shape=/),
  },
  {
    name: 'amounts of a recipe',
    path: () => recipe,
    press: (page) => main(page).locator('label', { hasText: '2×' }).click(),
    done: (page) => expect(main(page).locator('label', { hasText: '2×' }).locator('input')).toBeChecked(soon),
  },
  {
    name: 'cook mode',
    path: () => recipe,
    press: (page) => main(page).locator('input.recipe-cook').check(),
    done: (page) => expect(main(page).locator('input.recipe-cook')).toBeChecked(soon),
  },
  {
    name: 'printing a recipe',
    path: () => recipe,
    scriptless: 'absent',
    press: async (page) => {
      await page.evaluate(() => {
        window.print = () => void (document.documentElement.dataset.printed = 'yes')
      })
      await main(page).getByRole('button', { name: t.recipe.print }).click()
    },
    done: (page) => expect(page.locator('html')).toHaveAttribute('data-printed', 'yes', soon),
  },
  {
    name: 'stars and text of a review',
    path: () => recipe,
    isSignedIn: true,
    press: async (page) => {
      await click(page, 'details:has(#form-review) > summary')
      await main(page).locator('#form-review label:has(input[value="4"])').click()
      await field(page, 'form-review-headline').fill('Early')
      await field(page, 'form-review-review').fill('Written before the page listened.')
    },
    done: async (page) => {
      await expect(main(page).locator('#form-review input[value="4"]')).toBeChecked(soon)
      await expect(field(page, 'form-review-headline')).toHaveValue('Early')
      await expect(field(page, 'form-review-review')).toHaveValue('Written before the page listened.')
    },
  },
  {
    name: 'signing in, typed and sent',
    path: () => '/login',
    press: async (page) => {
      await field(page, 'form-login-email').fill('nobody@members.test')
      await field(page, 'form-login-password').fill('not the password')
      await main(page).locator('form [type=submit]').first().click({ noWaitAfter: true })
    },
    done: async (page) => {
      await expect(main(page).locator('[data-summary]')).not.toBeEmpty(soon)
      await expect(field(page, 'form-login-email')).toHaveValue('nobody@members.test')
    },
  },
  {
    name: 'weight and unit of the calculator',
    path: () => calculator,
    scriptless: 'absent',
    press: async (page) => {
      await main(page).locator('input[name=weight]').fill('7')
      await main(page).locator('select[name=unit]').selectOption('oz')
    },
    done: async (page) => {
      await expect(main(page).locator('input[name=weight]')).toHaveValue('7', soon)
      await expect(main(page).locator('select[name=unit]')).toHaveValue('oz')
      await expect(main(page).getByRole('table')).toBeVisible()
    },
  },
  {
    name: 'price, typed and entered',
    path: () => '/mushrooms/products?price=10-20',
    press: async (page) => {
      await spin(page).fill('12')
      await page.keyboard.press('Enter')
    },
    done: (page) => atUrl(page, /price=12-20|price\.from=12/),
  },
  {
    name: 'report of an entry, signed out',
    path: () => '/mushrooms/boletus-edulis',
    press: (page) => click(page, 'main form[action$="/report"] button'),
    done: (page) => atUrl(page, /\/login\?|report/),
  },
  {
    name: 'more entries',
    path: () => '/mushrooms/boletus-edulis',
    press: (page) => click(page, 'main a[href^="?impressions="]'),
    done: async (page) => {
      await expect.poll(() => main(page).locator('[id^=impressions-][data-entry]').count(), soon).toBeGreaterThan(5)
    },
  },
  {
    name: 'entries of so many stars',
    path: () => '/mushrooms/boletus-edulis',
    press: (page) => click(page, 'main a[href*="stars"]'),
    done: (page) => atUrl(page, /stars/),
  },
  {
    name: 'account of the header',
    path: () => '/mushrooms/boletus-edulis',
    press: (page) => header(page).locator('a[href*="/login"]').first().click({ noWaitAfter: true }),
    done: (page) => atUrl(page, /\/login/),
  },
]
