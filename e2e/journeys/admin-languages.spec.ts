import type { Page } from '@playwright/test'
import { expect, test, visit } from '../fixtures'
import { signIn, unique } from '../office'

// The admin is an application of its own, and every test signs in: each has a window of its own.
test.use({ reuseContext: false })

const title = (page: Page) => page.locator('#field-title')

/** Writes a title, and waits until the form has saved it by itself. */
async function write(page: Page, words: string): Promise<void> {
  const saved = page.waitForResponse((response) => response.url().includes('autosave=true'))
  await title(page).fill(words)
  expect((await saved).status()).toBe(200)
}

test.describe('@wide the languages of an entry in the admin', () => {
  // One after the other: the admin keeps its preferences by user.
  test.describe.configure({ mode: 'default' })

  let takeAway: (() => Promise<unknown>) | null = null

  test.beforeEach(async ({ page }) => {
    const headers = await signIn(page.request)
    const data = { title: 'In English', slug: unique(), _status: 'published' }
    const made = await page.request.post('/api/posts', { headers, data })
    expect(made.status(), await made.text()).toBe(201)
    const { doc } = (await made.json()) as { doc: { id: number } }
    takeAway = () => page.request.delete(`/api/posts/${doc.id}`, { headers })
    await visit(page, `/admin/collections/posts/${doc.id}?locale=en`)
    await expect(title(page)).toBeEnabled()
  })

  test.afterEach(async () => {
    await takeAway?.()
    takeAway = null
  })

  test('I18-01 what is copied over the words of another language is no save by somebody else', async ({ page }) => {
    await write(page, 'In better English')
    await page.locator('.doc-controls__popup').getByRole('button').first().click()
    await page.locator('#copy-locale-data__button').click()
    const drawer = page.getByRole('dialog')
    await drawer.locator('#field-toLocale').getByRole('combobox').click()
    await page.getByRole('option', { name: 'Español' }).click()
    await drawer.locator('#field-overwriteExisting').click()
    await drawer.getByRole('button', { name: 'Copy', exact: true }).click()
    await expect(page).toHaveURL(/locale=es/)
    await expect(title(page)).toHaveValue('In better English')
    await write(page, 'En español')
    await page.goBack()
    await expect(page).toHaveURL(/locale=en/)
    await write(page, 'In the best English')
    await page.goForward()
    await expect(title(page)).toHaveValue('En español')
    await write(page, 'En buen español')
  })

  test('OPS-01 the button for going back asks before it leaves what is not saved', async ({ page }) => {
    await visit(page, '/admin/collections/categories')
    await page.getByRole('table').getByRole('link').first().click()
    await expect(title(page)).toBeEnabled()
    const url = page.url()
    await title(page).click()
    await title(page).press('End')
    await title(page).pressSequentially(' more')
    let asked = ''
    page.once('dialog', (dialog) => {
      asked = dialog.message()
      return dialog.dismiss()
    })
    await page.evaluate(() => history.back())
    await expect.poll(() => asked).toContain('not been saved')
    expect(page.url()).toBe(url)
    await expect(title(page)).toHaveValue(/ more$/)
  })
})
