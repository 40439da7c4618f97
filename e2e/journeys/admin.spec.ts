import type { APIRequestContext, Locator } from '@playwright/test'
import { expect, test, visit } from '../fixtures'
import { signIn, unique } from '../office'

/** A species that no other test uses. */
const slug = 'tuber-magnatum'

/** Polls every 100 ms, since a published change shows within two seconds. */
const soon = { intervals: [100] }

type Stored = { id: number; title: string }

// The admin is a separate application and every test signs in, so each has its own browser context.
test.use({ reuseContext: false })

async function stored(request: APIRequestContext, locale: string): Promise<Stored> {
  const response = await request.get(`/api/mushrooms?where[slug][equals]=${slug}&locale=${locale}&depth=0`)
  const { docs } = (await response.json()) as { docs: Stored[] }
  expect(docs).toHaveLength(1)
  return docs[0] as Stored
}

test.describe('@wide the admin', () => {
  // One after the other: the admin stores preferences by user, so concurrent tests would overwrite each other's.
  test.describe.configure({ mode: 'default' })

  test.describe('publishing', () => {
    let putBack: (() => Promise<void>) | null = null

    test.afterEach(async () => {
      await putBack?.()
    })

    test('NAV-06 NAV-17 I18-01 a Spanish name is live once published, is a 404 once unpublished, and can be restored', async ({
      page,
      request,
      office,
      watch,
    }) => {
      watch.tolerate(/404/)
      // An admin of its own: the forms' locale is stored by user, and other tests open theirs in English meanwhile.
      const headers = await signIn(page.request, await office.member('Spanish editor', 'admin'))
      const before = await stored(request, 'es')
      const english = await stored(request, 'en')
      const name = `${before.title} de prueba`
      putBack = async () => {
        const data = { title: before.title, _status: 'published' }
        const back = await request.patch(`/api/mushrooms/${before.id}?locale=es`, { data, headers })
        expect(back.status()).toBe(200)
        putBack = null
      }
      const read = async (path: string): Promise<{ status: number; title: string; text: string }> => {
        const response = await request.get(path)
        const text = await response.text()
        return { status: response.status(), title: /<h1[^>]*>([^<]*)</.exec(text)?.[1] ?? '', text }
      }
      const listed = async (title: string): Promise<boolean> =>
        (await read('/es/mushrooms/species/type/culinary')).text.includes(`>${title}</a>`)
      expect((await read(`/es/mushrooms/${slug}`)).title).toBe(before.title)
      expect((await read(`/mushrooms/${slug}`)).title).toBe(english.title)
      expect(await listed(before.title)).toBe(true)

      await visit(page, `/admin/collections/mushrooms?locale=es&search=${encodeURIComponent(before.title)}`)
      await page.getByRole('link', { name: before.title, exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`/admin/collections/mushrooms/${before.id}`))
      const field = page.locator('#field-title')
      await expect(field).toHaveValue(before.title)
      await field.fill(name)
      await page.getByRole('button', { name: 'Publish changes' }).click()
      await expect(page.getByText('Updated successfully.')).toBeVisible()
      await expect.poll(async () => (await read(`/es/mushrooms/${slug}`)).title, soon).toBe(name)
      await expect.poll(() => listed(name), soon).toBe(true)
      expect((await read(`/mushrooms/${slug}`)).title).toBe(english.title)

      await page.locator('.doc-controls__popup').getByRole('button').click()
      await page.getByRole('button', { name: 'Unpublish', exact: true }).click()
      await page.getByRole('button', { name: 'Confirm' }).click()
      await expect(page.getByText('Status: Draft')).toBeVisible()
      await expect.poll(async () => (await read(`/es/mushrooms/${slug}`)).status, soon).toBe(404)
      await expect.poll(async () => (await read(`/mushrooms/${slug}`)).status, soon).toBe(404)
      await expect.poll(() => listed(name), soon).toBe(false)

      await putBack()
      expect((await read(`/es/mushrooms/${slug}`)).title).toBe(before.title)
      expect((await read(`/mushrooms/${slug}`)).title).toBe(english.title)
      expect(await listed(before.title)).toBe(true)
    })
  })

  test('R-04 PRD-01 the stock typed in a product’s form is published with the product', async ({
    page,
    request,
    office,
  }) => {
    await signIn(page.request)
    const slug = unique()
    const data = { title: 'Jar that is counted', slug, baseInventory: { unitPrice: 9 }, _status: 'published' }
    const doc = await office.make('products', data)
    const open = async (): Promise<Locator> => {
      // The admin remembers the locale of the previous journey.
      await visit(page, `/admin/collections/products/${doc.id}?locale=en`)
      await page.getByRole('button', { name: 'Price and stock', exact: true }).click()
      return page.locator('#field-baseInventory__stock')
    }
    const words = async (): Promise<string> => (await request.get(`/mushrooms/product/${slug}`)).text()
    const field = await open()
    await expect(field).toHaveValue('0')
    await field.fill('12')
    await page.getByRole('button', { name: 'Publish changes' }).click()
    await expect(page.getByText('Updated successfully.')).toBeVisible()
    await expect.poll(words, soon).toContain('12 in stock')
    await expect(await open()).toHaveValue('12')
  })

  test('the lists and forms of the admin load without an error or a policy report', async ({ page, request }) => {
    await signIn(page.request)
    const { id } = await stored(request, 'en')
    await visit(page, '/admin')
    await expect(page.getByRole('heading', { level: 2, name: 'Catalogue' })).toBeVisible()
    await expect(page.getByText(/This site still shows [\d,]+ invented entries/)).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'Waiting for review' })).toBeVisible()
    await expect(page.locator('.step-nav__home .sporeprint-mark')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Add: Mushroom', exact: true })).toBeVisible()
    await expect(page.locator('.sporeprint-contents-count').first()).toHaveText(/^\d/)
    const counted = await page.request.get('/api/mushrooms/count')
    const { totalDocs } = (await counted.json()) as { totalDocs: number }
    await visit(page, '/admin/collections/mushrooms')
    // The rows of one page, and the header row.
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(Math.min(25, totalDocs) + 1)
    await expect(page.locator('td img.sporeprint-plate').first()).toHaveJSProperty('complete', true)
    await expect(page.locator('.cell-updatedAt').first()).toHaveText(/^\d{1,2} \w{3} \d{4}, \d\d:\d\d$/)
    await visit(page, '/admin/collections/products')
    await expect(page.locator('td .sporeprint-number').first()).toHaveText(/^\D{1,4}[\d,]+\.\d\d$/)
    await visit(page, `/admin/collections/mushrooms/${id}`)
    await expect(page.locator('#field-specie__scientificName')).not.toHaveValue('')
    // The rich text editor loads last.
    await expect(page.locator('[contenteditable=true]').first()).toBeVisible()
    await expect(page.locator('[aria-label*="[object"]')).toHaveCount(0)
    await visit(page, '/admin/collections/media')
    await expect(page.getByRole('table').locator('img').first()).toHaveJSProperty('complete', true)
    await page.getByRole('table').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/admin\/collections\/media\/\d+/)
    await expect(page.locator('#field-alt')).not.toHaveValue('')
  })
})

test.describe('@wide moderation in the admin', () => {
  test('COM-06 the dashboard links to the waiting comments, and the list publishes those selected', async ({
    page,
    request,
    office,
  }) => {
    await signIn(page.request)
    const { id } = await stored(request, 'en')
    const comment = `Waiting ${Date.now()}: found one under a hazel, thank you.`
    const doc = await office.make('comments', { doc: { relationTo: 'mushrooms', value: id }, comment })

    await visit(page, '/admin')
    await page.getByRole('link', { name: /^[\d,]+ comments?$/ }).click()
    const rows = page.getByRole('table').getByRole('row')
    await expect(rows.filter({ hasText: comment })).toContainText('Draft')
    await expect(rows.filter({ hasText: 'Published' })).toHaveCount(0)
    await rows.filter({ hasText: comment }).getByRole('checkbox').check()
    await page.locator('.list-selection').getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(rows.filter({ hasText: comment })).toHaveCount(0)
    // The row also disappears while the list reloads, so this checks the comment itself.
    await expect.poll(async () => (await request.get(`/api/comments/${doc.id}?depth=0`)).status()).toBe(200)
  })
})

test.describe('@wide writing in the admin', () => {
  test('NAV-10 NAV-17 input shows in the live preview, and to visitors once it is published', async ({
    page,
    request,
    office,
  }) => {
    await signIn(page.request)
    const { id, slug } = await office.make('pages', { title: 'Before', slug: unique(), _status: 'published' })
    await visit(page, `/admin/collections/pages/${id}?locale=en`)
    await page.locator('#live-preview-toggler').click()
    const preview = page.frameLocator('iframe#live-preview-iframe')
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Before')
    await page.locator('#field-title').fill('After')
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('After')
    expect(await (await request.get(`/${slug}`)).text()).toContain('>Before</h1>')
    await page.getByRole('button', { name: 'Publish changes' }).click()
    await expect(page.getByText('Updated successfully.')).toBeVisible()
    await expect.poll(async () => (await request.get(`/${slug}`)).text(), soon).toContain('>After</h1>')
  })

  test('I18-01 the translation desk shows missing and outdated strings beside the English ones', async ({
    page,
    office,
  }) => {
    await signIn(page.request)
    const { id } = await office.make('pages', { title: 'A page in English', slug: unique(), _status: 'published' })
    const write = (locale: string, title: string): Promise<void> =>
      office.change('pages', id, { title, _status: 'published' }, locale)
    await write('es', 'Una página')
    await visit(page, '/admin')
    await page.locator('.sporeprint-contents').getByRole('link', { name: 'Translations', exact: true }).click()
    const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'A page in English' }) })
    await expect(row.getByRole('cell').nth(0)).toHaveText('up to date')
    await expect(row.getByRole('cell').nth(1)).toHaveText('1 missing')
    await write('en', 'Another page')
    await page.reload()
    await page.getByRole('link', { name: 'Another page' }).click()
    const title = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Title', exact: true }) })
    await expect(title.getByRole('cell')).toHaveText(['Another page', 'behindUna página', 'missing'])
    await page.getByRole('link', { name: 'Edit in Español' }).click()
    await expect(page.locator('#field-title')).toHaveValue('Una página')
  })

  test('I18-01 the translation desk lists forms and globals, and calls no collection without versions up to date', async ({
    page,
  }) => {
    await signIn(page.request)
    await visit(page, '/admin/translations?collection=categories')
    await expect(page.getByRole('cell', { name: 'not known', exact: true }).first()).toBeVisible()
    await expect(page.getByRole('cell', { name: 'up to date', exact: true })).toHaveCount(0)
    const desk = page.getByRole('navigation', { name: 'Translations' })
    for (const name of ['Forms', 'Poison centers', 'Footer', 'Site settings', 'Header'])
      await expect(desk.getByRole('link', { name, exact: true })).toBeVisible()
    await visit(page, '/admin/translations?collection=header&all=1')
    await expect(page.getByRole('heading', { name: 'Header', level: 2 })).toBeVisible()
    await page.getByRole('link', { name: 'Edit in Español' }).click()
    await expect(page).toHaveURL(/\/admin\/globals\/header\?locale=es/)
  })
})
