import type { Page } from '@playwright/test'
import { expect, pages, test, visit, words } from '../fixtures'
import { signIn } from '../office'
import { tracked } from '../sidebar'

const t = words.en

/** The tracked events of one kind; navigation would discard the page's list, so links are prevented (`stay`). */
const of = async (page: Page, event: string) => (await tracked(page)).filter((each) => each.event === event)

const stay = (page: Page): Promise<void> =>
  page.evaluate(() => window.addEventListener('click', (event) => event.preventDefault()))

test('@wide ANL-01 BLK-13 BLK-12 clicks on cards and breadcrumbs are tracked', async ({ page }) => {
  await visit(page, pages.archive)
  await stay(page)
  const card = page.getByRole('main').locator('[data-card]').first()
  await card.getByRole('link').first().click()
  await expect
    .poll(() => of(page, 'card_click'))
    .toEqual([{ event: 'card_click', item: await card.getAttribute('data-card') }])
  await visit(page, pages.post)
  await stay(page)
  await page.getByRole('navigation', { name: t.categories.trail }).getByRole('link').last().click()
  await expect.poll(() => of(page, 'breadCrumb_click')).toEqual([{ event: 'breadCrumb_click', path: '/posts' }])
})

test('@wide ANL-01 LIK-02 COM-08 likes, helpful marks and reviews are tracked with their item', async ({
  page,
  watch,
}) => {
  // The review is submitted empty, and the first one in the list may be the member's own, which cannot be marked.
  watch.tolerate(/400|Failed to mark as helpful/)
  await signIn(page.request)
  await visit(page, pages.product)
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: t.likes.like.split(':')[0] ?? '' })
    .first()
  const before = (await heart.getAttribute('aria-pressed')) === 'true'
  for (const action of before ? ['unlike', 'like'] : ['like', 'unlike']) {
    const response = page.waitForResponse((response) => response.url().includes('/api/likes'))
    await heart.click()
    expect((await response).ok()).toBe(true)
    await expect.poll(async () => (await of(page, 'like_click')).at(-1)).toMatchObject({ event: 'like_click', action })
  }
  const reviews = page.locator('#reviews')
  await reviews.getByText(t.community.open.reviews).click()
  await reviews.getByRole('button', { name: t.community.send }).click()
  await expect
    .poll(() => of(page, 'submit_review_click'))
    .toEqual([{ event: 'submit_review_click', item: expect.stringMatching(/^products:\d+$/) as unknown }])
  await visit(page, '/mushrooms/hericium-erinaceus')
  await page
    .locator('#impressions')
    .getByRole('button', { name: t.community.helpfulOf.split(':')[0] ?? '' })
    .first()
    .click()
  await expect
    .poll(() => of(page, 'helpful_click'))
    .toEqual([{ event: 'helpful_click', item: expect.stringMatching(/^impressions:\d+$/) as unknown }])
})

test('@wide ANL-01 BLK-06 opening an expander is tracked', async ({ page }) => {
  await visit(page, '/about')
  await page.locator('details.expander > summary').first().click()
  await expect.poll(() => of(page, 'expander_click')).toEqual([{ event: 'expander_click', open: true }])
  await expect.poll(() => of(page, 'expander_open')).toHaveLength(1)
})
