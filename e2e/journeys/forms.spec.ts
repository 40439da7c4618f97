import { expect, test, visit, words } from '../fixtures'

const t = words.en.forms

type Submission = { id: number; submissionData: { field: string; value: string }[] }

test('@wide FRM-03 the contact form confirms, and its submission is stored for editors', async ({ page, office }) => {
  const message = `Sent by a journey at ${Date.now()}, thank you.`
  await visit(page, '/contact')
  const form = page.locator('main form', { has: page.getByRole('textbox', { name: 'Message' }) })
  await form.getByRole('textbox', { name: 'Your name' }).fill('Ada')
  await form.getByRole('textbox', { name: 'E-mail address' }).fill('ada@journey.test')
  await form.getByRole('textbox', { name: 'Message' }).fill(message)
  await form.getByRole('checkbox').check()
  await form.getByRole('combobox').selectOption({ label: 'A correction to a page' })
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Your message has arrived' })).toBeFocused()
  await expect(page.getByText(t.failed)).toHaveCount(0)

  const headers = await office.headers()
  const response = await office.request.get('/api/form-submissions?limit=20&sort=-createdAt&depth=0', { headers })
  const { docs } = (await response.json()) as { docs: Submission[] }
  const sent = docs.find(({ submissionData }) => submissionData.some(({ value }) => value === message))
  expect(sent?.submissionData).toContainEqual(expect.objectContaining({ field: 'topic', value: 'correction' }))
  office.leaves(`/api/form-submissions/${sent?.id}`)
})

test('FRM-04 the errors of a form are listed above it, and each links to its field', async ({ page, watch }) => {
  watch.tolerate(/page-forms|Failed to load/)
  await visit(page, '/contact')
  const form = page.locator('main form', { has: page.getByRole('textbox', { name: 'Message' }) })
  await form.getByRole('textbox', { name: 'Your name' }).fill('Ada')
  await form.getByRole('button', { name: 'Send message' }).click()
  const summary = form.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary).toContainText(t.fix)
  await expect(summary.getByRole('link')).toHaveCount(4)
  await summary.getByRole('link', { name: `Message – ${words.en.refusals.required}` }).click()
  await expect(form.getByRole('textbox', { name: 'Message' })).toBeFocused()
  await expect(form.getByRole('link', { name: 'privacy', exact: true })).toHaveAttribute('href', '/privacy')
})

test('@wide ERR-01 FRM-02 FRM-03 a form shows that it is sending, and keeps its input where sending fails', async ({
  page,
  watch,
}) => {
  watch.tolerate(/page-forms|Failed to load/)
  let give = (): void => undefined
  const held = new Promise<void>((resolve) => {
    give = resolve
  })
  await page.route('**/api/page-forms/form-*', async (route) => {
    await held
    await route.abort()
  })
  await visit(page, '/contact')
  const form = page.locator('main form', { has: page.getByRole('textbox', { name: 'Message' }) })
  await form.getByRole('textbox', { name: 'Message' }).fill('A word that must not be lost')
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(form.getByText(t.sending)).toBeVisible()
  give()
  await expect(form.getByText(t.failed)).toBeVisible()
  await expect(form.getByText(t.sending)).toHaveCount(0)
  await expect(form.getByRole('textbox', { name: 'Message' })).toHaveValue('A word that must not be lost')
})
