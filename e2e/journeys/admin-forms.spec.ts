import { expect, test, visit } from '../fixtures'
import { signIn, unique } from '../office'

// Forms and lists of the admin that behave the same on both databases; `admin.spec.ts` has the journeys for both.

// The admin is a separate application and every test signs in, so each has its own browser context.
test.use({ reuseContext: false })

test.describe('@wide the admin', () => {
  // One after the other: the admin stores preferences by user, so concurrent tests would overwrite each other's.
  test.describe.configure({ mode: 'default' })

  test('ACL-01 the sign-in form accepts an admin, and rejects a wrong password', async ({ page, office, watch }) => {
    watch.tolerate(/401/)
    // An admin of its own: Payload keeps the sessions of a user in one list, and two who sign in as the same user at
    // the same moment can lose one of them.
    const login = await office.member('Second admin', 'admin')
    await visit(page, '/admin')
    await expect(page).toHaveURL(/\/admin\/login/)
    await page.getByLabel('Email').fill(login.email)
    await page.getByLabel('Password').fill('not the password')
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByText('The email or password provided is incorrect.')).toBeVisible()
    await page.getByLabel('Password').fill(login.password)
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page).toHaveURL(/\/admin\/?$/)
    await expect(page.getByRole('heading', { level: 2, name: 'Catalogue' })).toBeVisible()
  })

  test('PRD-01 a price typed with a decimal comma is saved, and an ambiguous one shows an error', async ({
    page,
    office,
  }) => {
    await signIn(page.request)
    const data = { title: 'Jar with cents', baseInventory: { unitPrice: 9, stock: 4 }, _status: 'published' }
    const doc = await office.make('products', data)
    await visit(page, `/admin/collections/products/${doc.id}?locale=en`)
    await page.getByRole('button', { name: 'Price and stock', exact: true }).click()
    const price = page.locator('#field-baseInventory__unitPrice')
    await expect(page.locator('#field-baseInventory__stockSeen')).toBeHidden()
    await price.fill('')
    await price.pressSequentially('1,250')
    await expect(page.getByRole('alert').filter({ hasText: '“1,250” cannot be read as a number' })).toBeVisible()
    await price.fill('')
    await price.pressSequentially('12,50')
    await expect(page.locator('.unread-value')).toHaveCount(0)
    await page.locator('#field-baseInventory__stock').fill('7')
    await expect(price).toHaveValue('12.5')
    await page.getByRole('button', { name: 'Publish changes' }).click()
    await expect(page.getByText('Updated successfully.')).toBeVisible()
    const { baseInventory } = (await (await page.request.get(`/api/products/${doc.id}`)).json()) as {
      baseInventory: object
    }
    expect(baseInventory).toMatchObject({ unitPrice: 12.5, stock: 7 })
  })

  test('PRS-01 a list of the admin does not move while the page hydrates', async ({ page }) => {
    await signIn(page.request)
    await visit(page, '/admin/collections/mushrooms')
    const hydrated = page.locator('.template-default--nav-hydrated.template-default--nav-animate')
    await expect(hydrated).toBeAttached()
    // The menu is open only for a moment after hydration, so the test sets the classes of that state itself.
    const moved = await hydrated.evaluate((template) => {
      const list = template.querySelector('.template-default__wrap')
      const place = (): number => list?.getBoundingClientRect().x ?? NaN
      const before = place()
      template.classList.remove('template-default--nav-animate')
      template.classList.add('template-default--nav-open')
      return place() - before
    })
    expect(moved).toBe(0)
  })

  test('a form shows the names of the rows of its lists, and the checks for search engines', async ({
    page,
    request,
  }) => {
    await signIn(page.request)
    const found = await request.get('/api/mushrooms?where[slug][equals]=boletus-edulis&depth=0')
    const { docs } = (await found.json()) as { docs: { id: number }[] }
    await visit(page, `/admin/collections/mushrooms/${docs[0]?.id}`)
    await page.getByRole('button', { name: 'Search and sharing' }).click()
    await expect(page.getByText(/\d of 3 checks passed/)).toBeVisible()
    await page.getByRole('button', { name: 'Species', exact: true }).click()
    const row = page.locator('#specie-commonNames-row-0')
    const name = page.locator('#field-specie__commonNames__0__name')
    await expect(name).not.toHaveValue('')
    await expect(row.locator('.row-label')).toHaveText(await name.inputValue())
    await name.fill('A name that is typed')
    await expect(row.locator('.row-label')).toHaveText('A name that is typed')
  })
})

test.describe('@wide the admin in Spanish', () => {
  test.use({ locale: 'es-ES' })

  test('the dashboard and the account of an admin are as wide as a phone, and a command stays in one line', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await signIn(page.request)
    const tooWide = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await visit(page, '/admin')
    const command = page.getByText('npm run seed -- --remove-samples', { exact: true })
    expect((await command.boundingBox())?.height).toBeLessThan(30)
    expect(await tooWide()).toBe(0)
    await visit(page, '/admin/account')
    await expect(page.locator('.payload-settings')).toBeVisible()
    expect(await tooWide()).toBe(0)
  })

  test('I18-01 the admin is in the language of its user', async ({ page, watch }) => {
    watch.tolerate(/400/)
    await visit(page, '/admin/login')
    await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible()
    await signIn(page.request)
    await visit(page, '/admin')
    for (const group of ['Catálogo', 'Tienda', 'Comunidad', 'Contenido', 'Ajustes']) {
      await expect(page.getByRole('heading', { level: 2, name: group, exact: true })).toBeVisible()
    }
    await expect(page.getByText(/entradas inventadas/)).toBeVisible()
    await visit(page, '/admin/collections/mushrooms?locale=es')
    await expect(page.getByRole('heading', { level: 1, name: 'Setas' })).toBeVisible()
    await expect(page.getByText('Una ficha por especie.')).toBeVisible()
    await expect(page.getByRole('columnheader').filter({ hasText: /^Nombre científico$/ })).toBeVisible()
    await expect(page.getByRole('columnheader').filter({ hasText: '>' })).toHaveCount(0)
    await page.getByRole('table').getByRole('link').first().click()
    await page.getByRole('button', { name: 'Búsqueda y redes' }).click()
    await expect(page.getByText(/\d de 3 comprobaciones superadas/)).toBeVisible()
    // A field that the server rejects is marked, and its value is kept.
    await visit(page, '/admin/collections/redirects/create')
    await page.locator('#field-from').fill('/mushrooms/products')
    await page.getByText('URL personalizada', { exact: true }).click()
    await page.locator('input[name="to.url"]').fill('/about')
    // Retries, since the validation of the last input may still be under way and would remove a save's error marks.
    await expect(async () => {
      await page.locator('#action-save').click({ timeout: 10_000 })
      await expect(page.locator('.field-type.error')).toContainText('En esta dirección hay una página', {
        timeout: 10_000,
      })
    }).toPass()
    await expect(page.locator('#action-save')).toBeEnabled()
    await page.locator('.step-nav').getByRole('link').last().click()
    await expect(page.locator('#leave-without-saving')).toBeVisible()
  })
})

test.describe('@wide writing in the admin', () => {
  test('leaving a form with unsaved input asks first, and deeply nested text can be published', async ({
    page,
    office,
  }) => {
    await signIn(page.request)
    const { id } = await office.make('pages', { title: 'Before', slug: unique(), _status: 'published' })
    const nested = (levels: number): object =>
      levels === 0
        ? { type: 'text', text: 'deep', version: 1 }
        : {
            type: levels % 2 ? 'listitem' : 'list',
            listType: 'bullet',
            tag: 'ul',
            value: 1,
            start: 1,
            version: 1,
            children: [nested(levels - 1)],
          }
    const content = {
      root: { type: 'root', format: '', indent: 0, version: 1, direction: null, children: [nested(8)] },
    }
    await office.change('pages', id, { layout: [{ blockType: 'richText', content }] })
    await visit(page, `/admin/collections/pages/${id}?locale=en`)
    const title = page.locator('#field-title')
    await expect(title).toHaveValue('Before')
    // An autosave would save the change and so close the dialog, so it is held back.
    let stay = (): void => undefined
    const answered = new Promise<void>((resolve) => (stay = resolve))
    await page.route(/autosave=true/, (route) => answered.then(() => route.continue()), { times: 1 })
    const saved = page.waitForResponse((response) => response.url().includes('autosave=true'))
    await title.fill('Left at once')
    const up = page.locator('.step-nav').getByRole('link').last()
    await up.click()
    await expect(page.locator('#leave-without-saving')).toBeVisible()
    await page.getByRole('button', { name: 'Stay on this page' }).click()
    stay()
    expect((await saved).status()).toBe(200)
    const asked = page.waitForResponse((response) => response.url().includes(`/api/pages/access/${id}`))
    await page.getByRole('button', { name: 'Publish changes' }).click()
    expect((await asked).status()).toBe(200)
    await expect(page.getByText('Updated successfully.')).toBeVisible()
    await expect(title).toBeEnabled()
    // A saved document can be left without the dialog.
    await up.click()
    await expect(page).toHaveURL(/\/admin\/collections\/pages(\?|$)/)
  })

  test('input typed while a new entry’s own page loads is kept', async ({ page, office }) => {
    await signIn(page.request)
    await visit(page, '/admin/collections/posts/create?locale=en')
    await page.locator('#field-title').fill(`Made ${Date.now()}`)
    // Holds back the response with the new entry's own page.
    let come = (): void => undefined
    const held = new Promise<void>((resolve) => (come = resolve))
    await page.route(/\/admin\/collections\/posts\/\d+\?.*_rsc=/, (route) => held.then(() => route.continue()))
    const made = page.waitForResponse((response) => response.request().method() === 'POST' && response.status() === 201)
    const asked = page.waitForRequest(/\/admin\/collections\/posts\/\d+\?.*_rsc=/)
    await page.locator('#action-save-draft').click()
    const { doc } = (await (await made).json()) as { doc: { id: number } }
    office.leaves(`/api/posts/${doc.id}`)
    await asked
    const lead = page.locator('#field-lead')
    const typed = lead.fill('Typed at once.')
    await Promise.race([typed, page.waitForTimeout(1000)])
    come()
    await typed
    await expect(page).toHaveURL(/\/posts\/\d+/)
    await expect(lead).toHaveValue('Typed at once.')
  })

  test('a session is renewed while a form has unsaved input, and the input outlives the end of the session', async ({
    page,
    office,
    watch,
  }) => {
    watch.tolerate(/403/)
    const { email, password } = await office.member('Slow writer', 'admin')
    const headers = await signIn(page.request, { email, password })
    await page.clock.install()
    let seconds = 0
    const goOn = async (minutes: number): Promise<void> => {
      seconds += minutes * 60
      await page.clock.fastForward(minutes * 60_000)
    }
    // Only the browser's clock is moved, so the expiry of each response is moved by as much.
    let refreshed = 0
    await page.route(/\/refresh-token/, async (route) => {
      refreshed += 1
      const response = await route.fetch()
      const refresh = (await response.json()) as { exp: number }
      await route.fulfill({ response, json: { ...refresh, exp: refresh.exp + seconds } })
    })
    await visit(page, '/admin/collections/posts/create?locale=en')
    await goOn(20)
    expect(refreshed).toBe(0)
    const title = `Slowly written ${Date.now()}`
    await page.locator('#field-title').fill(title)
    await expect(page.locator('#action-save-draft')).toBeEnabled()
    // Longer than the two hours of a session, without a save.
    for (let quarter = 1; quarter <= 9; quarter += 1) {
      const response = page.waitForResponse(/\/refresh-token/)
      await goOn(15)
      expect((await response).status()).toBe(200)
    }
    await expect(page.locator('#field-title')).toHaveValue(title)
    expect((await page.request.post('/api/users/logout', { headers })).status()).toBe(200)
    await page.locator('#action-save-draft').click()
    await expect(page.getByText('Sign in in another tab, then save here again.')).toBeVisible()
    await signIn(page.request, { email, password })
    const made = page.waitForResponse((response) => response.request().method() === 'POST' && response.status() === 201)
    await page.locator('#action-save-draft').click()
    const { doc } = (await (await made).json()) as { doc: { id: number; title: string } }
    office.leaves(`/api/posts/${doc.id}`)
    expect(doc.title).toBe(title)
  })

  test('scheduling an unpublished draft offers to publish it', async ({ page, office }) => {
    const headers = await signIn(page.request)
    const data = { title: 'To come', slug: unique(), _status: 'draft' }
    const made = await page.request.post('/api/posts?draft=true', { headers, data })
    expect(made.status(), await made.text()).toBe(201)
    const { doc } = (await made.json()) as { doc: { id: number } }
    office.leaves(`/api/posts/${doc.id}`)
    await visit(page, `/admin/collections/posts/${doc.id}?locale=en`)
    await expect(page.locator('#field-title')).toBeEnabled()
    await page.locator('#action-save-popup button').click()
    await page.getByRole('button', { name: 'Schedule Publish' }).click()
    await expect(page.getByRole('radio', { name: 'Publish', exact: true })).toBeChecked()
  })

  test('I18-01 a date is read in the format of the admin’s language, and one that cannot be read shows an error', async ({
    page,
    office,
    baseURL,
  }) => {
    await signIn(page.request)
    const data = { title: 'Dated', slug: unique(), publishedAt: '2026-01-06T12:00:00.000Z', _status: 'published' }
    const doc = await office.make('posts', data)
    await page.context().addCookies([{ name: 'payload-lng', value: 'es', url: `${baseURL}` }])
    await visit(page, `/admin/collections/posts/${doc.id}?locale=en`)
    const written = page.locator('.written-date').filter({ hasText: 'Publicado el' })
    const date = written.getByRole('textbox')
    await expect(date).toHaveValue('06/01/2026')
    // Payload's form disables its fields until it has loaded their state, and key presses do not wait for that.
    await expect(date).toBeEnabled()
    // Its beginning is a valid date while it is being typed.
    await date.press('ControlOrMeta+a')
    await date.pressSequentially('5/11/2026x')
    await date.press('Tab')
    await expect(written.getByRole('alert')).toContainText('«5/11/2026x» no se puede leer como fecha')
    await expect(date).toHaveValue('06/01/2026')
    await date.fill('3/4/2026')
    await date.press('Tab')
    await expect(written.getByRole('alert')).toHaveCount(0)
    await expect(date).toHaveValue('03/04/2026')
    await page.getByRole('button', { name: 'Publicar cambios' }).click()
    const stored = async (): Promise<unknown> =>
      ((await (await page.request.get(`/api/posts/${doc.id}?depth=0`)).json()) as { publishedAt: unknown }).publishedAt
    await expect.poll(stored).toBe('2026-04-03T12:00:00.000Z')
  })
})
