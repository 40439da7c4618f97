import { afterAll, describe, expect, test } from 'vitest'
import en from '@messages/en.json'
import es from '@messages/es.json'
import pt from '@messages/pt.json'
import { Browser, cartOf, noticesOf, piecesOf } from '../setup/cart'
import { asAdmin, at, call } from '../setup/client'
import { expectRefusal } from '../setup/envelope'
import { change, cleanUp, makeOne, unique } from '../setup/fixtures'
import { member } from '../setup/members'

afterAll(cleanUp)

const priced = (unitPrice: number, stock: number, over: Record<string, unknown> = {}) =>
  makeOne('products', { baseInventory: { unitPrice, currency: 'USD', stock }, ...over })

const bottles = {
  enableVariants: true,
  variants: {
    keys: [
      {
        identifier: 'size',
        label: 'Size',
        options: [
          { identifier: 'small', label: 'Small' },
          { identifier: 'large', label: 'Large' },
        ],
      },
    ],
    variants: [
      { options: [{ key: 'size', option: 'small' }], pricing: { price: 10 } },
      { options: [{ key: 'size', option: 'large' }], pricing: { price: 25 } },
    ],
  },
}

async function variantsOf(product: number): Promise<[string, string]> {
  const { json } = await call(`/api/products/${product}`)
  return [0, 1].map((index) => String(at(json, `variants.variants.${index}.id`))) as [string, string]
}

describe('CRT-01 adding to the cart', () => {
  test('CRT-01 CRT-03 adding a product twice makes one line item of two, and the cookie is HttpOnly and SameSite=Lax', async () => {
    const product = await priced(12.5, 5)
    const browser = new Browser()
    const first = await browser.add(product)
    const cookie = first.headers.getSetCookie().find((line) => /^(__Host-)?cart=/.test(line)) ?? ''
    expect(cookie).toMatch(/; HttpOnly/)
    expect(cookie).toMatch(/; SameSite=Lax/)
    const cart = cartOf(await browser.add(product))
    expect(cart.items).toHaveLength(1)
    expect(cart.items[0]).toMatchObject({
      id: product,
      product,
      variant: null,
      quantity: 2,
      unitPrice: { amount: 1250, currency: 'USD' },
      linePrice: { amount: 2500, currency: 'USD' },
      notices: [],
    })
    expect(cart.items[0]?.url).toMatch(/^\/mushrooms\/product\//)
    expect(cart.subtotals).toMatchObject([{ vendor: null, currency: 'USD', amount: 2500 }])
    expect(cart.count).toBe(2)
    expect(await browser.cart()).toEqual(cart)
  })

  test('CRT-01 each variant has its own line item, price and address', async () => {
    const product = await priced(1, 5, bottles)
    const [small, large] = await variantsOf(product)
    const browser = new Browser()
    expectRefusal(await browser.add(product), 400)
    expectRefusal(await browser.add(product, 'no-such-variant'), 400)
    await browser.add(product, small)
    const { items } = cartOf(await browser.add(product, large))
    expect(items).toMatchObject([
      { id: small, variant: small, unitPrice: { amount: 1000 } },
      { id: large, variant: large, unitPrice: { amount: 2500 } },
    ])
    expect(items[1]?.url).toMatch(new RegExp(`\\?variant=${large}&size=large$`))
    expect(piecesOf(cartOf(await browser.set(large, 3)))).toEqual([
      [small, 1],
      [large, 3],
    ])
    expect(piecesOf(cartOf(await browser.remove(small)))).toEqual([[large, 3]])
    expect(piecesOf(cartOf(await browser.set(small, 2)))).toEqual([
      [small, 2],
      [large, 3],
    ])
  })

  test('CRT-01 price, stock, quantity and currency in the request body are ignored', async () => {
    const product = await priced(7, 5)
    const browser = new Browser()
    const body = {
      product,
      quantity: 4,
      price: 0,
      unitPrice: { amount: 1 },
      stock: 900,
      user: 1,
      id: 1,
      currency: 'XXX',
    }
    const cart = cartOf(await browser.request('POST', '/api/cart/items', body))
    expect(cart.items).toMatchObject([{ quantity: 1, unitPrice: { amount: 700, currency: 'USD' } }])
  })

  test('CRT-02 adding a product beyond its stock is a 409 that says so in the caller’s locale', async () => {
    const product = await priced(7, 0)
    const refused = await new Browser().request('POST', '/api/cart/items?locale=es', { product })
    expectRefusal(refused, 409)
    expect(refused.json.message).toBe('Este producto está agotado.')
    const one = await priced(7, 1)
    const browser = new Browser()
    await browser.add(one)
    const more = await browser.add(one)
    expectRefusal(more, 409)
    expect(more.json.message).toBe('Only 1 left.')
    expect(piecesOf(await browser.cart())).toEqual([[one, 1]])
  })

  test('CRT-02 variants share the stock of their product (D-17)', async () => {
    const product = await priced(1, 3, bottles)
    const [small, large] = await variantsOf(product)
    const browser = new Browser()
    await Promise.all(Array.from({ length: 20 }, (_, index) => browser.add(product, index % 2 ? small : large)))
    const { count } = await browser.cart()
    expect(count).toBeLessThanOrEqual(3)
  })

  test('a product that is unpublished, unpriced or of a closed or hidden vendor cannot be added', async () => {
    const draft = await makeOne('products', { _status: 'draft' })
    expectRefusal(await new Browser().add(draft), 404)
    const free = await makeOne('products', { baseInventory: { stock: 5 } })
    expectRefusal(await new Browser().add(free), 409)
    const vendor = await makeOne('vendors', { status: 'closed' })
    const hidden = await makeOne('vendors', { _status: 'draft' })
    for (const one of [vendor, hidden]) expectRefusal(await new Browser().add(await priced(7, 5, { vendor: one })), 409)
    expectRefusal(await new Browser().add(99_999_999), 404)
  })
})

describe('R-05 parallel calls', () => {
  test('R-05 five hundred parallel additions are all counted', { timeout: 120_000 }, async () => {
    const product = await priced(1, 600)
    const browser = new Browser()
    await browser.add(product)
    const responses = await Promise.all(Array.from({ length: 500 }, () => browser.add(product)))
    expect(responses.filter(({ status }) => status !== 200)).toEqual([])
    expect(piecesOf(await browser.cart())).toEqual([[product, 501]])
  })

  test(
    'R-05 of a hundred parallel additions exactly as many succeed as there is stock',
    { timeout: 120_000 },
    async () => {
      const product = await priced(1, 40)
      const browser = new Browser()
      await browser.add(product)
      const responses = await Promise.all(Array.from({ length: 100 }, () => browser.add(product)))
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(39)
      expect(responses.filter(({ status }) => status === 409)).toHaveLength(61)
      expect(piecesOf(await browser.cart())).toEqual([[product, 40]])
    },
  )
})

describe('CRT-04 changing a line item', () => {
  test('CRT-04 a quantity can be set up to the stock; a higher or malformed one is rejected', async () => {
    const product = await priced(3, 4)
    const browser = new Browser()
    await browser.add(product)
    expect(cartOf(await browser.set(product, 4)).items).toMatchObject([{ quantity: 4, linePrice: { amount: 1200 } }])
    expectRefusal(await browser.set(product, 5), 409)
    for (const quantity of [0, -1, 1.5, '', 'x', null, [], {}, 1e9, true]) {
      expectRefusal(await browser.set(product, quantity), 400)
    }
    expect(piecesOf(await browser.cart())).toEqual([[product, 4]])
  })

  test('CRT-04 a removed line item is restored in its place with its quantity, or with the stock that is left', async () => {
    const [one, other] = [await priced(3, 4), await priced(5, 4)]
    const browser = new Browser()
    await browser.add(one)
    await browser.add(other)
    await browser.set(one, 3)
    expect(piecesOf(cartOf(await browser.remove(one)))).toEqual([[other, 1]])
    expect(piecesOf(cartOf(await browser.set(one, 3)))).toEqual([
      [one, 3],
      [other, 1],
    ])
    await browser.remove(one)
    await change('products', one, { baseInventory: { unitPrice: 3, currency: 'USD', stock: 2 } })
    const fewer = cartOf(await browser.set(one, 3))
    expect(fewer.items[0]).toMatchObject({ quantity: 2, notices: [{ kind: 'onlyLeft', left: 2 }] })
  })

  test('removing or changing an unknown line item is a 404', async () => {
    const browser = new Browser()
    expectRefusal(await browser.remove(5), 404)
    await browser.add(await priced(3, 4))
    for (const id of ['99999999', 'nothing', '%00', 'a'.repeat(200), "1'--"]) {
      expectRefusal(await browser.remove(id), 404)
      expectRefusal(await browser.set(id, 2), 404)
    }
  })
})

describe('CRT-04 notices follow the current state of the product', () => {
  test('CRT-04 a changed price is a notice until the product is added again', async () => {
    const product = await priced(3, 4)
    const browser = new Browser()
    await browser.add(product)
    await change('products', product, { baseInventory: { unitPrice: 4, currency: 'USD' } })
    const cart = await browser.cart()
    expect(cart.items).toMatchObject([
      {
        unitPrice: { amount: 400 },
        notices: [{ kind: 'priceChanged', from: { amount: 300 }, to: { amount: 400 } }],
      },
    ])
    expect(noticesOf(cartOf(await browser.set(product, 2)))).toEqual(['priceChanged'])
    expect(noticesOf(cartOf(await browser.add(product)))).toEqual([])
  })

  test('CRT-04 PRS-01 a form without scripts dismisses the notice of a new price only if it names that price', async () => {
    const product = await priced(3, 4)
    const browser = new Browser()
    await browser.add(product)
    await change('products', product, { baseInventory: { unitPrice: 4, currency: 'USD' } })
    const fields = { line: String(product), price: '300 USD' }
    await browser.send('cart-seen', fields)
    expect(noticesOf(await browser.cart())).toEqual(['priceChanged'])
    const read = await browser.send('cart-seen', { ...fields, price: '400 USD' })
    expect([read.status, read.headers.get('location')]).toEqual([303, '/cart'])
    expect(await browser.cart()).toMatchObject({ items: [{ quantity: 1, unitPrice: { amount: 400 }, notices: [] }] })
  })

  test('CRT-04 a smaller stock lowers the quantity, none removes the subtotal, and a larger one restores both', async () => {
    const product = await priced(3, 4)
    const browser = new Browser()
    await browser.add(product)
    await browser.set(product, 4)
    await change('products', product, { baseInventory: { unitPrice: 3, currency: 'USD', stock: 2 } })
    const fewer = await browser.cart()
    expect(fewer.items).toMatchObject([
      { quantity: 2, linePrice: { amount: 600 }, notices: [{ kind: 'onlyLeft', left: 2 }] },
    ])
    await change('products', product, { baseInventory: { unitPrice: 3, currency: 'USD', stock: 0 } })
    const none = await browser.cart()
    expect(noticesOf(none)).toEqual(['outOfStock'])
    expect(none.subtotals).toEqual([])
    await change('products', product, { baseInventory: { unitPrice: 3, currency: 'USD', stock: 9 } })
    expect(await browser.cart()).toMatchObject({ items: [{ quantity: 4, notices: [] }], totals: [{ amount: 1200 }] })
  })

  test('CRT-03 CRT-04 D-17 a removed variant stays in the cart with a notice, uses no stock, and cannot be added', async () => {
    const vendor = await makeOne('vendors')
    const product = await priced(1, 5, { ...bottles, vendor })
    const [small, large] = await variantsOf(product)
    const browser = new Browser()
    for (const variant of [small, small, large]) await browser.add(product, variant)
    const left = at((await call(`/api/products/${product}`)).json, 'variants.variants.1')
    const baseInventory = { unitPrice: 1, currency: 'USD', stock: 2 }
    await change('products', product, { variants: { ...bottles.variants, variants: [left] }, baseInventory })
    expect(await browser.cart()).toMatchObject({
      items: [
        // The variant is gone but not the product, so the line item stays with the vendor, who still sells the others.
        { id: small, quantity: 2, vendor, notices: [{ kind: 'optionGone' }] },
        { id: large, quantity: 1, vendor, notices: [] },
      ],
      totals: [{ amount: 2500 }],
    })
    expect(piecesOf(cartOf(await browser.add(product, large)))).toEqual([
      [small, 2],
      [large, 2],
    ])
    expect((await browser.add(product, large)).json.message).toBe('Only 2 left.')
    await change('products', product, { variants: { keys: [], variants: [] } })
    const refused = await browser.request('POST', '/api/cart/items?locale=pt', { product, variant: large })
    expectRefusal(refused, 400)
    expect(refused.json.message).toContain('Essa opção não é mais oferecida.')
    const sent = await browser.send('cart-add', { product: String(product), variant: large })
    expect(sent.headers.get('location')).toBe('/cart?tried=cart-add#form-cart-add-refused')
    expect((await browser.request('GET', '/cart?tried=cart-add')).text).toContain('That option is no longer offered.')
    const { items, totals } = await browser.cart()
    expect([items.map(({ id }) => id), totals]).toEqual([[small, large], []])
    // The titles still name the removed options.
    expect(items.map(({ title }) => title.split(', ').at(-1))).toEqual(['Small', 'Large'])
  })

  test('CRT-03 CRT-04 a variant whose options changed gets a new id and keeps its sale labels in each locale', async () => {
    const inEnglish = { active: true, salePrice: 8, saleLabel: 'Harvest' }
    const [first, second] = bottles.variants.variants
    const sold = [{ ...first, sales: [inEnglish] }, second]
    const product = await priced(1, 5, { ...bottles, variants: { ...bottles.variants, variants: sold } })
    const [small, large] = await variantsOf(product)
    const path = `/api/products/${product}`
    const rows = async (locale: string): Promise<Record<string, unknown>[]> =>
      at((await call(`${path}?locale=${locale}`)).json, 'variants.variants') as Record<string, unknown>[]
    const inSpanish = await rows('es')
    const sales = [{ ...(at(inSpanish, '0.sales.0') as object), saleLabel: 'Cosecha' }]
    const told = [{ ...inSpanish[0], sales }, inSpanish[1]]
    const variants = { ...bottles.variants, variants: told }
    await call(`${path}?locale=es`, { method: 'PATCH', body: { variants }, token: await asAdmin() })
    const browser = new Browser()
    await browser.add(product, small)
    const [keys] = bottles.variants.keys
    const changed = {
      keys: [{ ...keys, options: [...(keys?.options ?? []), { identifier: 'xl', label: 'XLarge' }] }],
      variants: [{ ...(await rows('en'))[0], options: [{ key: 'size', option: 'xl' }] }, (await rows('en'))[1]],
    }
    await change('products', product, { variants: changed })
    expect(await browser.cart()).toMatchObject({
      items: [{ id: small, notices: [{ kind: 'optionGone' }] }],
      totals: [],
    })
    expectRefusal(await browser.add(product, small), 400)
    const [anew, same] = await variantsOf(product)
    expect([anew === small, same]).toEqual([false, large])
    expect(at(await rows('es'), '0.sales.0.saleLabel')).toBe('Cosecha')
    expect(at(await rows('en'), '0.sales.0.saleLabel')).toBe('Harvest')
    // A save that does not change the options keeps the ids of the variants.
    await change('products', product, { title: 'Another title' })
    expect(await variantsOf(product)).toEqual([anew, large])
  })

  test('CRT-04 an addition that names another price than the current one gets the notice of a changed price', async () => {
    const product = await priced(9, 9)
    const browser = new Browser()
    const add = (seen: object) => browser.request('POST', '/api/cart/items', { product, seen })
    expectRefusal(await add({ amount: 600, currency: 'dollars' }), 400)
    expectRefusal(await add({ amount: -1, currency: 'USD' }), 400)
    expect(cartOf(await add({ amount: 900, currency: 'USD' })).items).toMatchObject([{ notices: [] }])
    const [line] = cartOf(await add({ amount: 600, currency: 'USD' })).items
    expect(line).toMatchObject({ quantity: 2, linePrice: { amount: 1800 }, notices: [{ kind: 'priceChanged' }] })
    const without = new Browser()
    await without.send('cart-add', { product: String(product), seen: '600 USD' })
    expect(noticesOf(await without.cart())).toEqual(['priceChanged'])
  })

  test('CRT-01 PRS-02 without scripts a double click adds one piece, even of the last one in stock', async () => {
    const [first, last] = [await priced(3, 4), await priced(3, 1)]
    const browser = new Browser()
    await browser.add(first)
    for (const product of [first, last]) {
      const click = () => browser.send('cart-add', { product: String(product) })
      for (const { headers } of await Promise.all([click(), click()])) expect(headers.get('location')).toBe('/cart')
    }
    expect(piecesOf(await browser.cart())).toEqual([
      [first, 1],
      [last, 1],
    ])
  })

  test('CRT-04 an unpublished product and one of a closed or hidden vendor have notices and no subtotal', async () => {
    const vendor = await makeOne('vendors')
    const [one, other] = [await priced(3, 4), await priced(3, 4, { vendor })]
    const browser = new Browser()
    await browser.add(one)
    await browser.add(other)
    await change('products', one, { _status: 'draft' })
    await change('vendors', vendor, { status: 'closed' })
    const cart = await browser.cart()
    expect(noticesOf(cart)).toEqual(['unavailable', 'vendorClosed'])
    expect(cart.subtotals).toEqual([])
    expectRefusal(await browser.set(one, 2), 409)
    expect(cartOf(await browser.remove(one)).items).toHaveLength(1)
    await change('vendors', vendor, { status: 'open', _status: 'draft' })
    expect(noticesOf(await browser.cart())).toEqual(['vendorClosed'])
    const token = await asAdmin()
    expectRefusal(await call(`/api/vendors/${vendor}`, { method: 'DELETE', token }), 409)
    await change('vendors', vendor, { _status: 'published' })
    expect(noticesOf(await browser.cart())).toEqual([])
  })

  test('CRT-01 a line item whose product got options has a notice and no price; a product without a price is rejected', async () => {
    const product = await priced(3, 4)
    const browser = new Browser()
    const { url } = cartOf(await browser.add(product)).items[0] ?? {}
    await change('products', product, bottles)
    const [line] = (await browser.cart()).items
    expect(line).toMatchObject({ url, unitPrice: null, notices: [{ kind: 'optionGone' }] })
    await change('products', product, { enableVariants: false, baseInventory: { stock: 3, unitPrice: null } })
    const refused = await new Browser().add(product)
    expectRefusal(refused, 409)
    expect(refused.json.message).toBe(en.refusals.noPrice)
  })

  test('D-30 SHP-01 a line item that cannot be bought any more can be reduced, but not raised or restored', async () => {
    const vendor = await makeOne('vendors')
    const [closed, banned] = [await priced(3, 90, { vendor }), await priced(3, 90, { goods: ['psilocybin-spores'] })]
    const browser = new Browser()
    for (const product of [closed, banned]) {
      await browser.add(product)
      await browser.set(product, 3)
    }
    await browser.remove(closed)
    expect(piecesOf(cartOf(await browser.set(closed, 3)))).toContainEqual([closed, 3])
    await change('vendors', vendor, { status: 'closed' })
    browser.cookies.set('place', 'US-CA')
    for (const product of [closed, banned]) {
      expectRefusal(await browser.set(product, 4), 409)
      expect((await browser.set(product, 2)).status).toBe(200)
      await browser.remove(product)
      // Undo would be rejected, so it is not offered.
      expect((await browser.request('GET', `/cart?removed=${product}`)).text).not.toContain('data-undo')
      for (const quantity of [1, 50]) expectRefusal(await browser.set(product, quantity), 409)
    }
    expect((await browser.cart()).items).toEqual([])
  })

  test('CRT-04 D-30 a product banned at the visitor’s place is in no total and not added; an away vendor has a note', async () => {
    const spores = await priced(3, 4, { goods: ['psilocybin-spores'] })
    const browser = new Browser()
    await browser.add(spores)
    browser.cookies.set('place', 'US-CA')
    const { items, totals } = await browser.cart()
    expect(items).toMatchObject([{ notices: [{ kind: 'notSent' }], linePrice: { amount: 0 } }])
    expect(totals).toEqual([])
    expectRefusal(await browser.add(spores), 409)
    expectRefusal(await browser.set(spores, 2), 409)
    browser.cookies.set('place', 'US-OR')
    expect(noticesOf(cartOf(await browser.add(spores)))).toEqual([])
    const vendor = await makeOne('vendors', { status: 'away' })
    const away = new Browser()
    await away.add(await priced(3, 4, { vendor }))
    expect(at((await away.get()).json, 'cart.vendors.0.note')).toMatch(/away/)
  })

  test('CRT-04 a product priced at 0 has a subtotal and a total of 0', async () => {
    const browser = new Browser()
    const { subtotals, totals } = cartOf(await browser.add(await priced(0, 4)))
    expect([subtotals, totals]).toMatchObject([[{ amount: 0 }], [{ amount: 0, currency: 'USD' }]])
  })

  test('CRT-04 D-31 a subtotal names the amount missing for free shipping until it is reached, and the product page says the same', async () => {
    const vendor = await makeOne('vendors', { terms: { freeShippingFrom: 10, currency: 'USD' } })
    const browser = new Browser()
    const product = await priced(4, 9, { vendor })
    const cart = cartOf(await browser.add(product))
    const missing = (shown: unknown) => at(shown, 'subtotals.0.freeShipping.missing.amount') ?? null
    expect(missing(cart)).toBe(600)
    const { text } = await call(String(cart.items[0]?.url))
    expect(text).toContain(`${en.product.shippingPrice}</dt><dd class="tabular">free from $10.00 on</dd>`)
    expect(text).not.toContain('"shippingRate"')
    expect(missing(cartOf(await browser.set(product, 3)))).toBeNull()
  })

  test('CRT-04 D-05 D-31 product page and cart say “free” where neither product nor vendor states a shipping price', async () => {
    const cart = cartOf(await new Browser().add(await priced(4, 9)))
    expect(at(cart, 'subtotals.0.freeShipping')).toEqual({ missing: null })
    const { text } = await call(String(cart.items[0]?.url))
    expect(text).toContain(`${en.product.shippingPrice}</dt><dd class="tabular">${en.product.freeShipping}</dd>`)
  })

  test('CRT-04 subtotals are by vendor and currency, totals by currency', async () => {
    const [here, there] = [await makeOne('vendors'), await makeOne('vendors')]
    const browser = new Browser()
    await browser.add(await priced(3, 4, { vendor: here }))
    await browser.add(
      await makeOne('products', { vendor: there, baseInventory: { unitPrice: 2.35, currency: 'EUR', stock: 3 } }),
    )
    await browser.add(await priced(1.1, 4, { vendor: here }))
    const { subtotals, totals } = await browser.cart()
    expect(subtotals).toMatchObject([
      { vendor: here, currency: 'USD', amount: 410 },
      { vendor: there, currency: 'EUR', amount: 235 },
    ])
    expect(totals).toMatchObject([
      { currency: 'USD', amount: 410 },
      { currency: 'EUR', amount: 235 },
    ])
  })
})

describe('CRT-03 cart cookies and owners', () => {
  test('CRT-03 reading a cart renews its cookie; reading without a cart sets none', async () => {
    const browser = new Browser()
    expect((await browser.get()).headers.getSetCookie()).toEqual([])
    await browser.add(await priced(3, 9))
    const [kept] = (await browser.get()).headers.getSetCookie()
    expect(kept).toMatch(/cart=.*; HttpOnly; Max-Age=7776000$/)
  })

  test('CRT-03 T-1Q a forged cart cookie, or none, gives an empty cart and cannot change the real one', async () => {
    const product = await priced(3, 9)
    const browser = new Browser()
    await browser.add(product)
    const cookie = [...browser.cookies].find(([name]) => /cart$/.test(name)) ?? ['cart', '']
    const [token = '', signature = ''] = cookie[1].split('.')
    const forged = [`${token}.${'A'.repeat(43)}`, token, `${'A'.repeat(32)}.${signature}`, '', '%00', 'x'.repeat(4000)]
    for (const value of forged) {
      const thief = new Browser()
      thief.cookies.set(cookie[0], value)
      expect((await thief.cart()).items).toEqual([])
      expectRefusal(await thief.set(product, 2), 404)
      expectRefusal(await thief.remove(product), 404)
    }
    expect((await new Browser().cart()).items).toEqual([])
    expect(piecesOf(await browser.cart())).toEqual([[product, 1]])
  })

  test('CRT-03 T-1Q concurrent first additions under one cart-name cookie share a cart; forged names give an empty one', async () => {
    const [one, two] = [await priced(3, 9), await priced(4, 9)]
    const name = Array.from({ length: 6 }, () => Math.trunc(Math.random() * 2 ** 32)).join('.')
    const [here, there, late] = [new Browser(), new Browser(), new Browser()]
    for (const tab of [here, there, late]) tab.cookies.set('cart-name', name)
    // A read before the first addition creates no cart and keeps the name cookie.
    expect((await late.get()).headers.getSetCookie()).toEqual([])
    await Promise.all([here.add(one), there.send('cart-add', { product: String(two) })])
    const both = [
      [one, 1],
      [two, 1],
    ].toSorted(([a = 0], [b = 0]) => a - b)
    for (const tab of [here, there, late]) {
      expect(piecesOf(await tab.cart()).toSorted(([a], [b]) => Number(a) - Number(b))).toEqual(both)
      expect([...tab.cookies.keys()].toSorted()).toEqual(['cart', 'cart-count'])
    }
    expect(here.cookies.get('cart')).toBe(there.cookies.get('cart'))
    for (const forged of ['', '1', `${name}.1`, name.replace(/^\d+/, '1')]) {
      const thief = new Browser()
      thief.cookies.set('cart-name', forged)
      expect((await thief.cart()).items).toEqual([])
    }
    // A cart cookie takes precedence over a name, and a member's cart over both.
    here.cookies.set('cart-name', '1.2.3.4.5.6')
    expect(piecesOf(await here.cart())).toHaveLength(2)
    const shopper = await member(unique('shopper'))
    const signedIn = new Browser(shopper.token)
    signedIn.cookies.set('cart-name', name)
    expect(piecesOf(await signedIn.cart())).toHaveLength(2)
    expect([...signedIn.cookies.keys()]).toEqual(['cart-count'])
  })

  test(
    'CRT-03 line items that a full cart cannot take at sign-in are listed, and move in as room is made',
    { timeout: 120_000 },
    async () => {
      const options = Array.from({ length: 10 }, (_, at) => ({ identifier: `o${at}`, label: `Option ${at}` }))
      const keys = ['one', 'two'].map((identifier) => ({ identifier, label: identifier, options }))
      const variants = options.flatMap(({ identifier: first }) =>
        options.map(({ identifier: second }) => ({
          options: [
            { key: 'one', option: first },
            { key: 'two', option: second },
          ],
          pricing: { price: 10 },
        })),
      )
      type Line = readonly [product: number, variant?: string]
      const hundred = async (): Promise<Line[]> => {
        const product = await priced(1, 900, { enableVariants: true, variants: { keys, variants } })
        const { json } = await call(`/api/products/${product}`)
        return (at(json, 'variants.variants') as { id: string }[]).map(({ id }) => [product, id])
      }
      const [one, two] = [await hundred(), await hundred()]
      const late = [await priced(3, 9), await priced(4, 9)]
      const shopper = await member(unique('shopper'))
      const login = { email: shopper.email, password: 'a-long-enough-password' }
      const fill = async (browser: Browser, lines: readonly Line[]): Promise<void> => {
        for (const [product, variant] of lines) expect((await browser.add(product, variant)).status).toBe(200)
      }
      const browser = new Browser()
      for (const lines of [one, two]) {
        await fill(browser, lines)
        await browser.send('login', login)
        expect((await browser.get()).json).toMatchObject({ cart: { left: [] } })
        await browser.send('logout', {})
      }
      await fill(browser, [...two.slice(0, 1), ...late.map((product): Line => [product])])
      await browser.send('login', login)
      const { items, left } = at((await browser.get()).json, 'cart') as { items: unknown[]; left: string[] }
      expect([items.length, left.length]).toEqual([200, 2])
      for (const [path, text] of [
        ['/cart', en],
        ['/es/cart', es],
        ['/pt/cart', pt],
      ] as const) {
        const page = (await browser.request('GET', path)).text
        expect(page).toContain(text.cart.left)
        expect(page).toContain(left[1])
      }
      await browser.remove(one[0]?.[1] ?? '')
      const cart = at((await browser.get()).json, 'cart') as { items: { id: number | string }[]; left: string[] }
      expect(cart.items.map(({ id }) => id)).toContain(late[0])
      expect(cart.left).toEqual(left.slice(1))
      await browser.remove(one[1]?.[1] ?? '')
      expect((await browser.get()).json).toMatchObject({ cart: { left: [] } })
      expect(browser.cookies.has('cart')).toBe(false)
    },
  )

  test('CRT-03 signing in merges both carts by the larger quantity, and signing out leaves an empty cart', async () => {
    const [one, two, three] = [await priced(3, 9), await priced(4, 9), await priced(5, 2)]
    const shopper = await member(unique('shopper'))
    const atHome = new Browser(shopper.token)
    await atHome.add(one)
    await atHome.add(two)
    await atHome.set(two, 4)
    await atHome.add(three)
    const away = new Browser()
    await away.add(two)
    await away.set(two, 2)
    await away.add(three)
    await away.set(three, 2)
    away.token = shopper.token
    const merged = [
      [one, 1],
      [two, 4],
      [three, 2],
    ]
    expect(piecesOf(await away.cart())).toEqual(merged)
    expect(piecesOf(await away.cart())).toEqual(merged)
    expect(piecesOf(await atHome.cart())).toEqual(merged)
    expect([...away.cookies.keys()].filter((name) => /cart$/.test(name))).toEqual([])
    away.token = null
    expect((await away.cart()).items).toEqual([])
  })

  test('CRT-03 NAV-13 signing in sets the cart-count cookie; signing out and deleting the account remove it', async () => {
    const [one, two] = [await priced(3, 9), await priced(4, 9)]
    const shopper = await member(unique('shopper'))
    const login = { email: shopper.email, password: 'a-long-enough-password' }
    const atHome = new Browser(shopper.token)
    await atHome.add(one)
    await atHome.set(one, 3)
    const away = new Browser()
    await away.add(two)
    expect(await away.send('login', login)).toMatchObject({ status: 303 })
    expect(away.cookies.get('cart-count')).toBe('4')
    expect([...away.cookies.keys()].filter((name) => /cart$/.test(name))).toEqual([])
    expect(await away.send('logout', {})).toMatchObject({ status: 303 })
    expect(away.cookies.get('payload-token')).toBeUndefined()
    expect(away.cookies.get('cart-count')).toBeUndefined()
    await away.send('login', login)
    expect(await away.send('delete-account', { password: login.password })).toMatchObject({ status: 303 })
    expect(away.cookies.get('cart-count')).toBeUndefined()
  })

  test('CRT-02 signing in with an empty cart sets the cart-count cookie to 0', async () => {
    const shopper = await member(unique('shopper'))
    const browser = new Browser()
    await browser.send('login', { email: shopper.email, password: 'a-long-enough-password' })
    expect(browser.cookies.get('cart-count')).toBe('0')
  })

  test('R-05 fifty parallel merges of one cart add each line item once', { timeout: 120_000 }, async () => {
    const products = [await priced(3, 9), await priced(4, 9)]
    const shopper = await member(unique('shopper'))
    const guest = new Browser()
    for (const product of products) await guest.add(product)
    const cookies = [...guest.cookies]
    const tabs = Array.from({ length: 50 }, () => {
      const tab = new Browser(shopper.token)
      for (const [name, value] of cookies) tab.cookies.set(name, value)
      return tab
    })
    const carts = await Promise.all(tabs.map((tab) => tab.cart()))
    for (const cart of carts) expect(piecesOf(cart)).toEqual(products.map((product) => [product, 1]))
    expect((await guest.cart()).items).toEqual([])
  })

  test('T-1Q a cross-site request cannot change the cart', async () => {
    const product = await priced(3, 9)
    const browser = new Browser()
    const foreign = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
    expectRefusal(await browser.request('POST', '/api/cart/items', { product }, foreign), 403)
    await browser.add(product)
    expectRefusal(await browser.request('PATCH', `/api/cart/items/${product}`, { quantity: 3 }, foreign), 403)
    expectRefusal(await browser.request('DELETE', `/api/cart/items/${product}`, undefined, foreign), 403)
    expect(piecesOf(await browser.cart())).toEqual([[product, 1]])
  })

  test('T-1Q malformed bodies are rejected with 400, wrong methods with 405', async () => {
    const bodies = [
      {},
      { product: null },
      { product: -1 },
      { product: 1.5 },
      { product: '1 OR 1=1' },
      { product: { $gt: 0 } },
      { product: [1] },
      { product: 1e300 },
      { product: '9'.repeat(15) + '1' },
      { product: true },
      { product: await priced(3, 9), variant: { id: 1 } },
      { product: await priced(3, 9), variant: 'x'.repeat(500) },
    ]
    for (const body of bodies) expectRefusal(await new Browser().request('POST', '/api/cart/items', body), 400)
    expectRefusal(await call('/api/cart/items', { raw: '{"product":', method: 'POST' }), 400)
    expectRefusal(await call('/api/cart', { body: {} }), 405)
    expectRefusal(await call('/api/cart/items'), 405)
  })
})
