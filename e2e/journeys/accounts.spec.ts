import type { Browser, Locator, Page } from '@playwright/test'
import { letterTo } from '../../tests/setup/letters'
import { lightAndDark } from '../axe'
import { expect, ready, test, visit, words } from '../fixtures'
import { memberPassword as password, signIn as signInAsAdmin } from '../office'

const t = words.en.community
const account = words.en.accounts
const species = '/mushrooms/hericium-erinaceus'

/** Moves the focus to a control with the Tab key, as a visitor without a mouse does. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let step = 0; step < 150; step += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(control).toBeFocused()
}

async function typeInto(page: Page, control: Locator, text: string): Promise<void> {
  await tabTo(page, control)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

async function pressOn(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control)
  await page.keyboard.press(key)
}

const main = (page: Page): Locator => page.getByRole('main')

async function signIn(page: Page, email: string): Promise<void> {
  await typeInto(page, main(page).getByLabel(account.email), email)
  await typeInto(page, main(page).getByLabel(account.password), password)
  await page.keyboard.press('Enter')
}

/** A page in a browser context of its own, with an admin signed in. */
async function asAdmin(browser: Browser, baseURL: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage()
  await signInAsAdmin(page.request)
  return page
}

test('ACT-01 ACT-03 LIK-03 COM-02 COM-03 COM-06 COM-08 MOD-01 MOD-02 @wide a member signs up, likes, has an impression rejected, published and reported, and deletes the account', async ({
  page,
  browser,
  baseURL,
  office,
}, { project }) => {
  // The journey covers the whole life of an account, so its timeout is longer.
  test.slow()
  const stamp = `${project.name} ${Date.now()}`
  const name = `Newcomer ${stamp}`
  const email = `${name.toLowerCase().replaceAll(' ', '-')}@members.test`
  const headline = `In soup ${stamp}`
  const list = page.locator('#impressions')
  const own = list.getByRole('article').filter({ hasText: headline })
  const admin = await asAdmin(browser, baseURL ?? '')
  office.leaves(`/api/users?where[email][equals]=${email}`)
  office.leaves(`/api/impressions?where[headline][equals]=${encodeURIComponent(headline)}`)

  await test.step('signs up, by the keyboard, and confirms by the letter that arrives', async () => {
    await visit(page, '/sign-up')
    await lightAndDark(page)
    await typeInto(page, main(page).getByLabel(account.name), name)
    await typeInto(page, main(page).getByLabel(account.email), email)
    await typeInto(page, main(page).getByLabel(account.password), password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/sign-up?done=mailed')
    const { links } = await letterTo(email)
    await visit(page, links[0] ?? '')
    await lightAndDark(page)
    await typeInto(page, main(page).getByLabel(account.password), password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/account?done=welcome')
    await expect(main(page).getByText(account.done.welcome)).toBeVisible()
    await ready(page)
    await pressOn(page, main(page).getByRole('button', { name: account.account.signOut }))
    await expect(page).toHaveURL('/')
  })

  await test.step('likes from an archive as a visitor, and finds it done after signing in', async () => {
    await visit(page, '/mushrooms/species')
    const title = await main(page).locator('article h3').first().innerText()
    const heart = main(page).getByRole('button', { name: words.en.likes.like.replace('{title}', title), exact: true })
    await heart.press('Enter')
    await expect(page).toHaveURL('/login?redirect=%2Fmushrooms%2Fspecies')
    await signIn(page, email)
    await expect(page).toHaveURL('/mushrooms/species')
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await visit(page, '/account')
    await expect(page.locator('#likes')).toContainText(title)
    await lightAndDark(page)
  })

  await test.step('writes an impression with a form of her own, which waits in its place', async () => {
    await visit(page, species)
    // The form is far down a long page, so the test starts there; another journey tabs through what comes before.
    await list.locator('summary').filter({ hasText: t.open.impressions }).press('Enter')
    await tabTo(page, list.getByRole('radio', { name: '1 star', exact: true }))
    for (const key of ['Space', 'ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
    await expect(list.getByRole('radio', { name: '4 stars' })).toBeChecked()
    const forms = list.getByRole('group', { name: t.consumptionForm }).getByRole('radio')
    await pressOn(page, forms.first(), 'Space')
    await page.keyboard.press('ArrowLeft')
    await expect(forms.last()).toBeChecked()
    await typeInto(page, list.getByLabel(t.otherConsumptionForm), 'In miso soup')
    await typeInto(page, list.getByLabel(t.headline), headline)
    await typeInto(page, list.getByLabel(t.impression), 'Like crab, and I had two bowls.')
    await lightAndDark(page)
    await pressOn(page, list.getByRole('button', { name: t.send }))
    await expect(list.getByText(t.sent)).toBeVisible()
    await expect(own).toContainText(t.waiting)
    await expect(own).toContainText('In miso soup')
  })

  await test.step('is refused at the desk, with a reason', async () => {
    await visit(admin, '/admin/moderation')
    const row = admin.locator('[data-key]').filter({ hasText: headline })
    await expect(row).toContainText('In miso soup')
    await row.focus()
    await admin.keyboard.press('r')
    await admin.keyboard.type('Say how long you cooked it.')
    await admin.keyboard.press('Enter')
    await expect(row).toHaveCount(0)
  })

  await test.step('reads why in the account, changes the text, and it waits again', async () => {
    await visit(page, '/account')
    const entry = page.locator('#contributions li').filter({ hasText: headline })
    await expect(entry).toContainText('Say how long you cooked it.')
    await lightAndDark(page)
    await entry.getByRole('link', { name: t.edit }).press('Enter')
    await expect(page).toHaveURL(/\/write\/impressions/)
    await ready(page)
    await expect(main(page).getByRole('radio', { name: '4 stars' })).toBeChecked()
    await expect(main(page).getByLabel(t.otherConsumptionForm)).toHaveValue('In miso soup')
    await lightAndDark(page)
    await typeInto(page, main(page).getByLabel(t.impression), 'Cooked for ten minutes. Like crab.')
    await pressOn(page, main(page).getByRole('button', { name: t.send }))
    await expect(page).toHaveURL(/\/account\?done=edited/)
    await expect(main(page).getByText(account.done.edited)).toBeVisible()
    await expect(entry).toContainText(t.own.waiting)
    await expect(entry).toContainText('Cooked for ten minutes.')
    await expect(entry).not.toContainText('Say how long')
  })

  await test.step('is published by a single key', async () => {
    await visit(admin, '/admin/moderation')
    const row = admin.locator('[data-key]').filter({ hasText: headline })
    await expect(row).toContainText('Cooked for ten minutes.')
    await row.focus()
    await admin.keyboard.press('p')
    await expect(row).toHaveCount(0)
  })

  await test.step('is found helpful by another member, and reported once', async () => {
    const reader = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
    const { email: readerEmail } = await office.member('Reader')
    await visit(reader, `/login?redirect=${encodeURIComponent(species)}`)
    await signIn(reader, readerEmail)
    await expect(reader).toHaveURL(species)
    await ready(reader)
    const entry = reader.locator('#impressions').getByRole('article').filter({ hasText: headline })
    await expect(entry).toContainText(name)
    const helpful = entry.getByRole('button', { name: t.helpfulOf.split(':')[0] ?? '' })
    await helpful.press('Enter')
    await expect(helpful).toContainText('(1)')
    await entry.getByRole('button', { name: t.reportOf.split(':')[0] ?? '' }).press('Enter')
    await expect(entry.getByText(t.reported)).toBeVisible()
    await reader.context().close()
    await visit(admin, '/admin/moderation?view=reported')
    const row = admin.locator('[data-key]').filter({ hasText: headline })
    await expect(row).toContainText('reported 1×')
    await row.focus()
    await admin.keyboard.press('p')
    await expect(row).toHaveCount(0)
    // A published entry stays published when the decision is undone.
    await admin.keyboard.press('u')
    await expect(row).toBeVisible()
    await visit(admin, '/admin/moderation?view=reported')
    await expect(row).toContainText('reported 1×')
  })

  await test.step('signs out, comes back, and deletes the account; the text stays, a former member’s', async () => {
    await visit(page, '/account')
    await pressOn(page, main(page).getByRole('button', { name: account.account.signOut }))
    await expect(page).toHaveURL('/')
    await visit(page, '/login')
    await signIn(page, email)
    await expect(page).toHaveURL('/account')
    await ready(page)
    await page.locator('#delete').getByLabel(account.currentPassword).focus()
    await page.keyboard.type(password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/login?done=deleted')
    await visit(page, species)
    await expect(own).toContainText(t.former)
    await expect(own).not.toContainText(name)
  })

  await admin.context().close()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('@wide ACT-03 LIK-03 PRS-02 a member likes and unlikes; a waiting comment is edited and withdrawn', async ({
    page,
    office,
  }) => {
    const { email } = await office.member('Plain')
    const text = `Without scripts ${Date.now()}`
    await visit(page, `/login?redirect=${encodeURIComponent(species)}`)
    await signIn(page, email)
    await expect(page).toHaveURL(species)
    const { likes } = words.en
    const heart = main(page)
      .getByRole('button', { name: likes.like.replace('{title}', '') })
      .first()
    const liked = main(page).getByRole('status').filter({ hasText: likes.liked, visible: true })
    for (const _ of ['first', 'second']) {
      await heart.click()
      await expect(liked).toBeFocused()
    }
    await liked.getByRole('button', { name: likes.unlike }).click()
    await expect(main(page).getByRole('status').filter({ hasText: likes.unliked, visible: true })).toBeFocused()
    await expect(liked).toHaveCount(0)
    const comments = page.locator('#comments')
    await comments.getByText(t.open.comments).click()
    await comments.getByLabel(t.comment).fill(text)
    await comments.getByRole('button', { name: t.send }).click()
    await expect(comments.getByText(t.sent)).toBeVisible()
    await visit(page, '/account')
    const entry = page.locator('#contributions li').filter({ hasText: 'Without scripts' })
    await entry.getByRole('link', { name: t.edit }).click()
    await main(page).getByLabel(t.comment).fill('x')
    await main(page).getByRole('button', { name: t.send }).click()
    await expect(main(page).getByRole('alert')).toContainText(words.en.refusals.tooShort.replace('{n}', '3'))
    await main(page).getByLabel(t.comment).fill(`${text}, and changed`)
    await main(page).getByRole('button', { name: t.send }).click()
    await expect(entry).toContainText('and changed')
    await entry.locator('summary').filter({ hasText: t.own.withdraw }).click()
    await entry.getByRole('button', { name: t.own.withdrawSubmit }).click()
    await expect(main(page).getByText(account.done.withdrawn)).toBeVisible()
    await expect(entry).toHaveCount(0)
  })
})
