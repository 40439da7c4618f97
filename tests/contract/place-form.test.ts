import { afterAll, describe, expect, test } from 'vitest'
import en from '@messages/en.json'
import es from '@messages/es.json'
import pt from '@messages/pt.json'
import { Browser, noticesOf } from '../setup/cart'
import { call, siteUrl } from '../setup/client'
import { cleanUp, makeOne } from '../setup/fixtures'

afterAll(cleanUp)

const languages = [
  ['en', '/cart', en],
  ['es', '/es/cart', es],
  ['pt', '/pt/cart', pt],
] as const

/** Submits the form as a browser without scripts does, and keeps its cookies. */
async function choose(browser: Browser, fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const answer = await call('/api/page-forms/cart-place', { form, headers: { origin: siteUrl } })
  for (const line of answer.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (/max-age=0\b/i.test(line)) browser.cookies.delete(name)
    else browser.cookies.set(name, value)
  }
  return { status: answer.status, to: answer.headers.get('location') }
}

describe('SHP-01 PRS-02 the form of the place without scripts', () => {
  test('sets the place of the cart, which says what depends on the state and what may not be sent', async () => {
    const spores = await makeOne('products', {
      baseInventory: { unitPrice: 3, currency: 'USD', stock: 4 },
      goods: ['psilocybin-spores'],
    })
    const browser = new Browser()
    await browser.add(spores)
    expect(noticesOf(await browser.cart())).toEqual([])

    expect(await choose(browser, { locale: 'en', country: 'US', state: '' })).toEqual({ status: 303, to: '/cart' })
    const [item] = (await browser.cart()).items
    expect(item).toMatchObject({ notices: [{ kind: 'dependsOnState' }], linePrice: { amount: 300 } })
    expect((await browser.set(spores, 2)).status).toBe(200)

    await choose(browser, { locale: 'en', country: 'US', state: 'CA' })
    expect(noticesOf(await browser.cart())).toEqual(['notSent'])
    await choose(browser, { locale: 'en', country: 'US', state: 'OR' })
    expect(noticesOf(await browser.cart())).toEqual([])
    await choose(browser, { locale: 'en', country: '', state: '' })
    expect(browser.cookies.has('place')).toBe(false)
  })

  test.each(languages)(
    'redirects to the cart, which shows the selected state in a form to change it (%s)',
    async (locale, cart, words) => {
      const browser = new Browser()
      expect(await choose(browser, { locale, country: 'US', state: 'ID' })).toEqual({ status: 303, to: cart })
      const { text } = await browser.request('GET', cart)
      expect(text).toContain(words.destinations.title)
      expect(text).toMatch(/<option value="ID" selected="">/)
      expect(text).toContain('action="/api/page-forms/cart-place"')
    },
  )

  test('rejects a malformed country with a redirect to the cart and no cookie', async () => {
    const browser = new Browser()
    const { status, to } = await choose(browser, { locale: 'es', country: 'x;', state: '' })
    expect([status, to]).toEqual([303, '/es/cart?tried=cart-place#form-cart-place-refused'])
    expect(browser.cookies.has('place')).toBe(false)
  })
})
