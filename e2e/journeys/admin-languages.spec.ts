import type { Page } from '@playwright/test'
import { expect, test, visit } from '../fixtures'
import { signIn, unique } from '../office'

// The admin is a separate application and every test signs in, so each has its own browser context.
test.use({ reuseContext: false })

const title = (page: Page) => page.locator('#field-title')

/** Types a title and waits until the form has autosaved it. */
async function write(page: Page, words: string): Promise<void> {
  const saved = page.waitForResponse((response) => response.url().includes('autosave=true'))
  await title(page).fill(words)
  expect((await saved).status()).toBe(200)
}

test.describe('@wide the languages of an entry in the admin', () => {
  // An editor of its own: the admin stores the forms' locale by user, and other journeys use the first admin meanwhile.
  test.beforeEach(async ({ page, office }) => {
    await signIn(page.request, await office.member('Editor', 'admin'))
    const { id } = await office.make('posts', { title: 'In English', slug: unique(), _status: 'published' })
    await visit(page, `/admin/collections/posts/${id}?locale=en`)
    await expect(title(page)).toBeEnabled()
  })
  // Requests of an open form would be rejected once its editor is deleted.
  test.afterEach(({ page }) => page.close())

  test('I18-01 copying a locale over another does not cause a conflict with a save by somebody else', async ({
    page,
  }) => {
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
    // Until the other locale's form has loaded, input would go into the old one.
    await expect(title(page)).toHaveValue('In better English')
    await write(page, 'In the best English')
    await page.goForward()
    await expect(title(page)).toHaveValue('En español')
    await write(page, 'En buen español')
  })

  test('I18-01 a drawer has the locale of its window, even if another window changed to another one', async ({
    page,
    office,
  }) => {
    const found = await page.request.get('/api/categories?where[path][equals]=topics&depth=0')
    const { docs } = (await found.json()) as { docs: { id: number }[] }
    const category = await office.make('categories', { title: 'In English', slug: unique(), parent: docs[0]?.id })
    const translated = await page.request.patch(`/api/categories/${category.id}?locale=es`, {
      data: { title: 'En español' },
      headers: await office.headers(),
    })
    expect(translated.status()).toBe(200)
    const { id } = await office.make('posts', { title: 'Filed', slug: unique(), categories: [category.id] })
    await visit(page, `/admin/collections/posts/${id}?locale=en`)
    await expect(title(page)).toBeEnabled()
    const other = await page.context().newPage()
    await visit(other, '/admin/collections/posts?locale=es')
    await other.close()
    await page.locator('#field-categories').getByRole('button', { name: /^Edit/ }).click()
    const words = page.getByRole('dialog').locator('#field-title')
    await expect(words).toHaveValue('In English')
  })

  test('OPS-01 the browser’s back button asks before unsaved input is lost', async ({ page }) => {
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

  test('I18-01 OPS-01 versions are compared in the admin’s language, and a failed restore shows a message', async ({
    page,
    office,
    baseURL,
    watch,
  }) => {
    watch.tolerate(/400/)
    const slug = unique()
    const { id } = await office.make('posts', { title: 'Moved', slug, _status: 'published' })
    await office.change('posts', id, { slug: unique(), _status: 'published' })
    await office.make('posts', { title: 'Its address', slug, _status: 'published' })
    const query = `where[parent][equals]=${id}&sort=createdAt&limit=1&depth=0`
    const found = await page.request.get(`/api/posts/versions?${query}`, { headers: await office.headers() })
    const { docs } = (await found.json()) as { docs: { id: number }[] }
    const speak = (value: string) => page.context().addCookies([{ name: 'payload-lng', value, url: `${baseURL}/` }])
    for (const [language, name, state] of [
      ['es', 'Estado', 'Publicado'],
      ['en', 'Status', 'Published'],
    ] as const) {
      await speak(language)
      await visit(page, `/admin/collections/posts/${id}/versions/${docs[0]?.id}`)
      const field = page.locator('.field-diff-container').filter({ hasText: new RegExp(`^${name}`) })
      await expect(field.last()).toContainText(state)
    }
    await page.getByRole('button', { name: 'Restore this version' }).click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('This version was not restored.')).toBeVisible()
  })

  test('OPS-01 a link focused by keyboard has an outline', async ({ page }) => {
    await visit(page, '/admin/moderation')
    await page.getByRole('main').getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('Tab')
    const link = page.getByRole('main').getByRole('link').first()
    await expect(link).toBeFocused()
    await expect(link).toHaveCSS('outline-style', 'solid')
  })
})
