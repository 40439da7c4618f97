import { describe, expect, test, vi } from 'vitest'
import { loginPath } from '@/core/paths'
import { longestPath } from '@/core/safe-path'
import type { CallResponse, FormContext } from '@/platform/forms/define'
import { helpfulForm, likeForm, likePath, reportForm } from './mark-forms'

const answer = (status: number, message = ''): CallResponse => ({
  ok: status < 400,
  status,
  json: {},
  message,
  fields: {},
  cookies: [],
})

/** Sends a form from the page of a product; `said` is the response of the call behind it. */
function press(form: typeof reportForm, said: CallResponse, item = 'reviews:4', back: string | null = null) {
  const call = vi.fn(() => Promise.resolve(said))
  const request = new Request('https://a.test/api/page-forms/report', {
    headers: { referer: 'https://a.test/pt/mushrooms/product/kit?reviews=10' },
  })
  return { call, outcome: form.send({ item, back }, { call, request, locale: 'pt' } as unknown as FormContext) }
}

describe('COM-08 MOD-02 LIK-03 a mark without scripts', () => {
  test.each([
    [helpfulForm, 201, 'helpful-reviews-4'],
    [reportForm, 201, 'reported-reviews-4'],
    [reportForm, 200, 'reported-reviews-4'],
  ])('redirects to the fragment that shows its result (%#)', async (form, status, place) => {
    const { call, outcome } = press(form, answer(status))
    expect(await outcome).toEqual({ to: `/mushrooms/product/kit?reviews=10#${place}` })
    expect(call.mock.calls).toEqual([
      ['POST', form === helpfulForm ? '/helpfuls' : '/reports', { item: { relationTo: 'reviews', value: 4 } }],
    ])
  })

  test('redirects to the page that the form names as `back`', async () => {
    const { outcome } = press(reportForm, answer(201), 'reviews:4', '/mushrooms/product/other')
    expect(await outcome).toEqual({ to: '/mushrooms/product/other#reported-reviews-4' })
  })

  test('by a visitor who is not signed in redirects to the sign-in, and from there to the entry', async () => {
    const { to = '' } = (await press(reportForm, answer(403)).outcome) as { to?: string }
    expect(decodeURIComponent(to)).toBe('/login?redirect=/mushrooms/product/kit?reviews=10#reviews-4')
  })

  test.each([
    [400, 'You cannot mark your own'],
    [429, 'Too many requests. Please try again later.'],
  ])('that is rejected gives the error message (%i)', async (status, message) => {
    for (const form of [helpfulForm, reportForm])
      expect(await press(form, { ...answer(status, message), fields: { item: 'hidden' } }).outcome).toEqual({
        error: message,
      })
  })

  test('on another collection is rejected, and its form has a page that can show the error', async () => {
    expect(await press(helpfulForm, answer(201), 'comments:4').outcome).toEqual({
      error: { refusal: 'refusals.related' },
    })
    expect(reportForm.page(() => 'reviews:4')).toBe('/like/report?item=reviews%3A4')
    expect(helpfulForm.page(() => '')).toBe('/like/helpful?item=')
  })
})

describe('LIK-03 a heart without scripts', () => {
  const heart = (status: number, from: string) => {
    const request = new Request('https://a.test/api/page-forms/like', { headers: { referer: `https://a.test${from}` } })
    const call = () => Promise.resolve(answer(status))
    return likeForm.send({ item: 'mushrooms:4', back: null }, { call, request } as unknown as FormContext)
  }
  const filtered = (length: number): string => '/mushrooms/species?main_flavor='.padEnd(length, 'x')

  test.each([20, 600, longestPath])('redirects back to an address of %i characters', async (length) => {
    expect(await heart(201, filtered(length))).toEqual({ to: `${filtered(length)}#liked-mushrooms-4` })
  })

  test.each(['/en//evil.test/x', '/es//evil.test/x?a=b'])('T-1N redirects from %s to no other site', async (from) => {
    expect(await heart(201, from)).toEqual({ to: '/#liked-mushrooms-4' })
  })

  test('keeps a document liked that was liked already', async () => {
    expect(await heart(200, '/posts#liked-posts-3')).toEqual({ to: '/posts#liked-mushrooms-4' })
  })

  test('redirects a visitor to the sign-in with the like and the page, or the like alone if both are too long', async () => {
    const both = (from: string): string => loginPath(`${likePath('mushrooms:4')}&back=${encodeURIComponent(from)}`)
    expect(await heart(403, filtered(2000))).toEqual({ to: both(filtered(2000)) })
    expect(await heart(403, filtered(longestPath))).toEqual({ to: loginPath(likePath('mushrooms:4')) })
  })
})
