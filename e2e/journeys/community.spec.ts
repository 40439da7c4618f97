import type { Page } from '@playwright/test'
import { expect, openMenu, ready, reload, test, visit, words } from '../fixtures'
import { holdScripts } from '../hold-scripts'
import { memberPassword as password, signIn as signInByCall, type Member } from '../office'

const t = words.en.community
const signIn = async (page: Page, { email }: Member): Promise<void> => {
  await page.getByRole('main').getByLabel(words.en.accounts.email).fill(email)
  await page.getByRole('main').getByLabel(words.en.accounts.password).fill(password)
  await page.getByRole('main').getByRole('button', { name: words.en.accounts.signIn.submit }).click()
}

const heartOf = (page: Page, title: string) =>
  page.getByRole('main').getByRole('button', { name: words.en.likes.like.replace('{title}', title), exact: true })

const species = '/mushrooms/hericium-erinaceus'

test('@wide LIK-02 LIK-03 LIK-05 a like by a visitor who is not signed in is made once they sign in', async ({
  page,
  office,
}) => {
  const member = await office.member()
  await visit(page, '/mushrooms/species')
  const name = await page.getByRole('main').locator('article h3').first().innerText()
  await heartOf(page, name).click()
  await expect(page).toHaveURL('/login?redirect=%2Fmushrooms%2Fspecies')
  await signIn(page, member)
  await expect(page).toHaveURL('/mushrooms/species')
  await expect(heartOf(page, name)).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(heartOf(page, name)).toHaveAttribute('aria-pressed', 'true')
  const unliked = page.waitForResponse((response) => response.request().method() === 'DELETE')
  await heartOf(page, name).click()
  await expect(heartOf(page, name)).toHaveAttribute('aria-pressed', 'false')
  expect((await unliked).status()).toBe(200)
})

test('@wide LIK-02 a like that fails is undone, and shows the error', async ({ page, office, watch }) => {
  watch.tolerate(/500|Failed to like/)
  const member = await office.member()
  await visit(page, '/login')
  await signIn(page, member)
  await expect(page).not.toHaveURL(/login/)
  await visit(page, '/mushrooms/species')
  const name = await page.getByRole('main').locator('article h3').first().innerText()
  await page.route('**/api/likes', (route) => route.fulfill({ status: 500, json: { message: 'No' } }))
  const failed = page.waitForEvent('console', (message) => message.text().includes('Failed to like'))
  await heartOf(page, name).click()
  await failed
  await expect(heartOf(page, name)).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('No')
})

test('@wide LIK-03 COM-08 a like or helpful mark after the session ended leads to the sign-in page', async ({
  page,
  office,
  watch,
}) => {
  // Requests under way when the session ended may fail, which this test is not about.
  watch.tolerate(/403|Failed to|could not be read/)
  const member = await office.member()
  await visit(page, '/login')
  await signIn(page, member)
  await expect(page).not.toHaveURL(/login/)
  for (const name of [words.en.likes.like.split('{')[0], t.helpfulOf.split(':')[0]]) {
    const known = page.waitForResponse('**/api/visitor')
    await visit(page, species)
    await known
    await page.context().clearCookies()
    await page.getByRole('main').getByRole('button', { name }).first().click()
    await expect(page).toHaveURL(/\/login\?redirect=/)
    await signIn(page, member)
    await expect(page).not.toHaveURL(/login/)
  }
})

test('@wide NAV-13 LIK-02 COM-08 a tab drops a member’s likes, reports and waiting entries once another member signs in, or on return', async ({
  page,
  office,
}) => {
  const [first, second] = [await office.member(), await office.member()]
  const comment = `Only for an admin ${Date.now()}`
  await visit(page, `/login?redirect=${encodeURIComponent(species)}`)
  await signIn(page, first)
  await expect(page).toHaveURL(species)
  await ready(page)
  const comments = page.locator('#comments')
  await comments.getByText(t.open.comments).click()
  await comments.getByLabel(t.comment).fill(comment)
  await comments.getByRole('button', { name: t.send }).click()
  const waiting = comments.getByRole('article').filter({ hasText: comment })
  const heart = page.getByRole('main').locator('button[aria-pressed]:below(h1)').first()
  const report = page.locator('form[action$="/report"] button').first()
  await heart.click()
  await report.click()
  const isOfFirst = async (is: boolean): Promise<void> => {
    await expect(waiting).toHaveCount(is ? 1 : 0)
    await expect(heart).toHaveAttribute('aria-pressed', String(is))
    await expect(report).toHaveText(is ? t.reported : t.report)
  }
  await isOfFirst(true)

  const other = await page.context().newPage()
  await visit(other, '/account')
  await other.getByRole('main').getByRole('button', { name: words.en.accounts.account.signOut }).click()
  await expect(other).toHaveURL('/')
  await isOfFirst(false)
  await visit(other, '/login')
  await signIn(other, second)
  await expect(other).toHaveURL('/account')
  await other.close()
  await isOfFirst(false)
  await report.click()
  await expect(report).toHaveText(t.reported)

  // Simulates a page restored from the back/forward cache, which the tests' browser does not use.
  await page.context().clearCookies()
  await page.evaluate(() => {
    localStorage.clear()
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(report).toHaveText(t.report)
})

test('COM-02 COM-03 COM-06 COM-08 COM-10 an impression is written, rejected, published, marked as helpful and reported', async ({
  page,
  office,
  watch,
}) => {
  // A form is submitted empty to show its errors, and one report fails.
  watch.tolerate(/400|500|Failed to report/)
  const [author, reader] = [await office.member(), await office.member()]
  const headline = `In broth ${Date.now()}`
  const list = page.locator('#impressions')
  await visit(page, species)
  await list.getByText(t.open.impressions).click()
  await expect(list.getByLabel(t.impression)).toBeDisabled()
  await list.getByRole('link', { name: t.signInLink }).click()
  await signIn(page, author)
  await expect(page).toHaveURL(new RegExp(species))

  await list.getByText(t.open.impressions).click()
  await expect(list.getByLabel(t.impression)).toBeEnabled()
  await list.getByRole('button', { name: t.send }).click()
  await expect(list.getByText(words.en.refusals.required).first()).toBeVisible()
  await list.getByRole('radio', { name: 'Tea', exact: true }).check()
  await list.getByLabel(t.impression).fill('It tasted of crab, and nobody believed me.')
  // The session ends: the form links to the sign-in page, and keeps the text for the member's return.
  await page.context().clearCookies()
  await list.getByRole('button', { name: t.send }).click()
  await list.getByRole('link', { name: t.signInLink }).click()
  const back = encodeURIComponent(species)
  await expect(page).toHaveURL(new RegExp(`^[^?]+/login\\?redirect=${back}[^?]*$`))
  await ready(page)
  await (await openMenu(page, 'en')).getByRole('link', { name: 'Español' }).click()
  await expect(page).toHaveURL(new RegExp(`/es/login\\?redirect=${back}[^?]*$`))
  await ready(page)
  await page.locator('body > header').getByRole('link', { name: words.es.site.signIn }).click()
  await expect(page).toHaveURL(new RegExp(`/es/login\\?redirect=${back}[^?]*$`))
  await ready(page)
  await (await openMenu(page, 'es')).getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(new RegExp(`[^s]/login\\?redirect=${back}[^?]*$`))
  await signIn(page, author)
  await expect(page).toHaveURL(new RegExp(species))
  await expect(list.getByLabel(t.impression)).toBeEnabled()
  await expect(list.getByLabel(t.impression)).toHaveValue('It tasted of crab, and nobody believed me.')
  await expect(list.getByRole('radio', { name: 'Tea', exact: true })).toBeChecked()
  // The star is the label; the radio button is for the keyboard and for screen readers.
  await list.getByRole('radio', { name: '4 stars' }).locator('xpath=..').click()
  await expect(list.getByRole('radio', { name: '4 stars' })).toBeChecked()
  await expect(list.getByLabel(t.otherConsumptionForm)).toBeHidden()
  await list.getByRole('radio', { name: 'Other', exact: true }).check()
  await list.getByLabel(t.otherConsumptionForm).fill('In broth')
  await list.getByLabel(t.headline).fill(headline)
  await list.getByRole('button', { name: t.send }).click()
  await expect(list.getByText(t.sent)).toBeVisible()
  await expect(list.getByText(t.sent)).toBeFocused()
  const own = list.getByRole('article').filter({ hasText: headline })
  await expect(own).toContainText(t.waiting)

  const headers = await office.headers()
  const found = await office.request.get(`/api/impressions?limit=1&sort=-createdAt&depth=0`, { headers })
  const { docs } = (await found.json()) as { docs: { id: number; headline: string }[] }
  expect(docs[0]?.headline).toBe(headline)
  office.leaves(`/api/impressions/${docs[0]?.id}`)
  const entry = `impressions:${docs[0]?.id}`
  const decide = (data: object) =>
    office.request.post('/api/moderation', { headers, data: { entries: [entry], ...data } })
  await decide({ action: 'refuse', reason: 'Say how you cooked it.' })
  await visit(page, species)
  await expect(own).toContainText(t.refused.replace('{reason}', 'Say how you cooked it.'))
  await decide({ action: 'publish' })

  // Another session ends unnoticed: the text is kept on the way to the sign-in page, and dropped on any other way.
  await list.getByText(t.open.impressions).click()
  await list.getByLabel(t.impression).fill('Not for everyone.')
  const account = page.locator('body > header').getByRole('link', { name: words.en.site.account })
  await expect(account).toHaveAttribute('href', '/account')
  await page.context().clearCookies()
  await account.click()
  await expect(page).toHaveURL('/login?redirect=%2Faccount')
  await ready(page)
  await visit(page, species)
  await expect(list.getByLabel(t.impression)).toHaveValue('Not for everyone.')
  await page.locator('body > header').getByRole('link', { name: words.en.site.signIn }).click()
  await expect(page).toHaveURL(/login/)
  await visit(page, '/posts')
  await visit(page, '/login')
  await signIn(page, reader)
  await expect(page).not.toHaveURL(/login/)
  // A click before the server has said who is signed in still shows its result.
  let tell = (): void => undefined
  const told = new Promise<void>((resolve) => {
    tell = resolve
  })
  await page.route('**/api/visitor', (route) => told.then(() => route.continue()), { times: 1 })
  await visit(page, species)
  await expect(list.getByLabel(t.impression)).toHaveValue('')
  await expect(own).toContainText(author.name)
  await own.getByRole('button', { name: t.helpfulOf.split(':')[0] }).click()
  tell()
  await expect(own.getByRole('button', { name: t.helpfulOf.split(':')[0] })).toContainText('(1)')
  const report = own.getByRole('button', { name: t.reportOf.split(':')[0] })
  const failing = { status: 500, json: { message: 'No' } }
  await page.route('**/api/reports', (route) => route.fulfill(failing), { times: 1 })
  await report.click()
  await expect(own.getByRole('status')).toHaveText('No')
  await report.click()
  await expect(own.getByRole('status')).toHaveText(t.reportDone)
  await expect(report).toBeFocused()
  await expect(report).toHaveText(t.reported)
  await reload(page)
  await expect(report).toHaveText(t.reported)
  // Another member marks it as helpful, and the page is restored as from the back/forward cache, simulated again.
  const another = await signInByCall(office.request, await office.member())
  const item = { relationTo: 'impressions', value: docs[0]?.id }
  expect((await office.request.post('/api/helpfuls', { headers: another, data: { item } })).status()).toBe(201)
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(own.getByRole('button', { name: t.helpfulOf.split(':')[0] })).toContainText('(2)')
  await expect(report).toHaveText(t.reported)
})

test('@wide COM-04 SPC-07 impressions are filtered by stars in place and in the address, and a failed fetch can be retried', async ({
  page,
  watch,
}) => {
  watch.tolerate(/500|The list could not be read/)
  await visit(page, species)
  const bars = page.locator('#impressions').getByRole('link', { name: /of 5 stars/ })
  await expect(bars).toHaveCount(5)
  await bars.first().click()
  await expect(page).toHaveURL(/impressions-stars=5/)
  // The list has no entry with another rating.
  const others = page.locator('#impressions').getByRole('img', { name: /Rated [1-4] of 5/ })
  await expect(others).toHaveCount(0)
  // The link that removes the filter disappears, so the focus moves to the bar that was selected.
  await page.locator('#impressions').getByRole('link', { name: t.all }).first().click()
  await expect(page).not.toHaveURL(/impressions-stars/)
  await expect(bars.first()).toBeFocused()
  // The retry button also disappears when it succeeds.
  const failing = { status: 500, json: { message: 'No' } }
  await page.route(/\/api\/entries\?/, (route) => route.fulfill(failing), { times: 1 })
  await page.locator('#impressions').getByRole('link', { name: t.orders.rating }).click()
  await page.locator('#impressions').getByRole('button', { name: t.retry }).click()
  await expect(page.locator('#impressions [data-entry]:focus')).toHaveCount(1)
})

test.describe('@wide the moderation desk', () => {
  test('COM-06 MOD-01 entries are published and refused by keys while the list has the focus, and decisions can be undone', async ({
    page,
    office,
    watch,
  }) => {
    watch.tolerate(/500/)
    const { request } = office
    const headers = await signInByCall(request, await office.member())
    const { docs } = (await (await request.get('/api/posts?limit=1&depth=0')).json()) as { docs: { id: number }[] }
    const write = async (comment: string): Promise<number> => {
      const made = await request.post('/api/comments', {
        headers,
        data: { doc: { relationTo: 'posts', value: docs[0]?.id }, comment },
      })
      const { doc } = (await made.json()) as { doc: { id: number } }
      office.leaves(`/api/comments/${doc.id}`)
      return doc.id
    }
    await write(`Standing beside it ${Date.now()}`)
    const comment = `Waiting at the desk ${Date.now()}`
    const doc = { id: await write(comment) }
    await signInByCall(page.request)
    await visit(page, '/admin/moderation')
    const row = page.locator(`[data-key="comments:${doc.id}"]`)
    await expect(row).toContainText(comment)
    await expect(row).toContainText('new member')
    // Outside the list the shortcut does nothing.
    await page.keyboard.press('p')
    await expect(row).toBeVisible()
    await row.focus()
    await page.keyboard.press('p')
    await expect(row).toHaveCount(0)
    await expect(page.locator('[data-key]:focus')).toHaveCount(1)
    expect((await request.get(`/api/comments/${doc.id}`)).status()).toBe(200)
    const failing = { status: 500, json: { message: 'No' } }
    await page.route('**/api/moderation', (route) => route.fulfill(failing), { times: 1 })
    await page.keyboard.press('u')
    await expect(page.getByText('Could not be taken back: 1.')).toBeVisible()
    await page.keyboard.press('u')
    await expect(row).toBeVisible()
    await expect(row).toBeFocused()
    await row.getByRole('checkbox').check()
    await page.getByLabel(/Reason/).fill('Off topic.')
    await page.getByRole('button', { name: 'Refuse', exact: true }).click()
    await expect(row).toHaveCount(0)
    // Each decision starts with an empty reason.
    await expect(page.getByLabel(/Reason/)).toHaveValue('')
    await visit(page, '/admin/moderation?view=refused')
    await expect(row).toContainText('Off topic.')
  })
  test('PRS-01 a selection and a reason entered before the desk hydrates are used by its decision', async ({
    page,
    office,
  }) => {
    const { request } = office
    const headers = await signInByCall(request, await office.member())
    const { docs } = (await (await request.get('/api/posts?limit=1&depth=0')).json()) as { docs: { id: number }[] }
    const data = { doc: { relationTo: 'posts', value: docs[0]?.id }, comment: `Ticked early ${Date.now()}` }
    const { doc } = (await (await request.post('/api/comments', { headers, data })).json()) as { doc: { id: number } }
    office.leaves(`/api/comments/${doc.id}`)
    await signInByCall(page.request)
    const release = await holdScripts(page)
    await page.goto('/admin/moderation', { waitUntil: 'commit' })
    const row = page.locator(`[data-key="comments:${doc.id}"]`)
    await row.getByRole('checkbox').check()
    await page.getByLabel(/Reason/).fill('Told early.')
    release()
    const refuse = page.getByRole('button', { name: 'Refuse', exact: true })
    await expect(refuse).toBeEnabled()
    await refuse.click()
    await expect(row).toHaveCount(0)
    await visit(page, '/admin/moderation?view=refused')
    await expect(row).toContainText('Told early.')
  })
})
