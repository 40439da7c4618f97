import { afterAll, describe, expect, test } from 'vitest'
import en from '@messages/en.json'
import es from '@messages/es.json'
import pt from '@messages/pt.json'
import { fill } from '../../src/core/fill'
import { asAdmin, at, call, siteUrl } from '../setup/client'
import { change, cleanUp, fileForm, makeOne, paragraph, picture, remember, unique } from '../setup/fixtures'

afterAll(cleanUp)

const languages = [
  ['', en, '$20.00'],
  ['/es', es, '20,00'],
  ['/pt', pt, '20,00'],
] as const

/** The HTML of a page without scripts and React's comment markers. */
const wordsOf = async (path: string): Promise<string> =>
  (await call(path)).text.replaceAll(/<script.*?<\/script>/gs, '').replaceAll(/<!-- -->/g, '')

describe('SHP-02 a lowered price', () => {
  test('is shown with the lowest of the thirty days before, and the end of the sale, in every locale', async () => {
    const slug = unique('t-lowered')
    const id = await makeOne('products', { slug, baseInventory: { unitPrice: 20, currency: 'USD', stock: 3 } })
    const told = (words: typeof en, price: string) => fill(words.product.lowest, { price }).split(price)[0] ?? ''
    for (const [prefix, words, price] of languages)
      expect(await wordsOf(`${prefix}/mushrooms/product/${slug}`)).not.toContain(told(words, price))
    const dateRange = { from: '2020-01-01T00:00:00.000Z', to: '2126-03-05T00:00:00.000Z' }
    await change('products', id, { sales: [{ active: true, scheduledSale: true, dateRange, salePrice: 15 }] })
    for (const [prefix, words, price] of languages) {
      const page = await wordsOf(`${prefix}/mushrooms/product/${slug}`)
      const at = page.indexOf(told(words, price))
      expect(at, page.slice(page.indexOf('id="price"'), page.indexOf('id="price"') + 2000)).toBeGreaterThan(0)
      expect(page.slice(at, at + 120)).toContain(price)
      expect(page).toContain('2126')
    }
    // The price before variants were enabled counts as an earlier price of theirs too.
    const options = [{ identifier: 'a', label: 'A' }]
    const pack = { options: [{ key: 'pack', option: 'a' }], pricing: { price: 90 } }
    await change('products', id, {
      enableVariants: true,
      sales: [],
      variants: {
        keys: [{ identifier: 'pack', label: 'Pack', options }],
        variants: [{ ...pack, sales: [{ active: true, salePrice: 80 }] }],
      },
    })
    const page = await wordsOf(`/mushrooms/product/${slug}`)
    expect(page).toContain(fill(en.product.lowest, { price: '$20.00' }))
  })
})

describe('PRD-03 a page that was already rendered', () => {
  test(
    'shows a sale once it begins and no longer than it lasts, and its start dates feed and sitemap',
    { timeout: 150_000 },
    async () => {
      const slug = unique('t-turning')
      const id = await makeOne('products', { slug, baseInventory: { unitPrice: 20, currency: 'USD', stock: 3 } })
      const showsSale = async (): Promise<boolean> => (await wordsOf(`/mushrooms/product/${slug}`)).includes('$15.00')
      const path = `/mushrooms/product/${slug}`
      const told = async () => {
        const items = at((await call('/mushrooms/products/feed.json')).json, 'items') as Record<string, string>[]
        const { text: map } = await call('/sitemaps/products-1.xml')
        return [
          items.find(({ url }) => url === siteUrl + path)?.date_modified,
          map.split(`<loc>${siteUrl}${path}</loc><lastmod>`)[1]?.split('<')[0],
        ]
      }
      /** Renders the page before the sale begins or ends; a slow machine, which comes too late, gets twice the time. */
      const showsSaleBefore = async (bound: 'from' | 'to', lead = 4000): Promise<boolean> => {
        const turn = Date.now() + lead
        const dateRange = { from: null, to: null, [bound]: new Date(turn).toISOString() }
        await change('products', id, { sales: [{ active: true, scheduledSale: true, salePrice: 15, dateRange }] })
        const seen = await showsSale()
        return Date.now() < turn ? seen : showsSaleBefore(bound, 2 * lead)
      }
      expect(await showsSaleBefore('from')).toBe(false)
      await expect.poll(showsSale, { timeout: 60_000, interval: 250 }).toBe(true)
      const begun = String(at((await call(`/api/products/${id}?depth=0`)).json, 'sales.0.dateRange.from'))
      await expect.poll(told).toEqual([begun, begun])
      expect(await showsSaleBefore('to')).toBe(true)
      await expect.poll(showsSale, { timeout: 60_000, interval: 250 }).toBe(false)
    },
  )

  test('shows a sale whose end is a date without a time until the end of that day', async () => {
    const slug = unique('t-last-day')
    const today = new Date().toISOString().slice(0, 10)
    const id = await makeOne('products', {
      slug,
      baseInventory: { unitPrice: 20, currency: 'USD', stock: 3 },
      sales: [{ active: true, scheduledSale: true, salePrice: 15, dateRange: { from: '2020-01-01', to: today } }],
    })
    const stored = await call(`/api/products/${id}?depth=0`)
    expect(at(stored.json, 'sales.0.dateRange.to')).toBe(`${today}T23:59:59.999Z`)
    const page = await wordsOf(`/mushrooms/product/${slug}`)
    expect(page).toContain('$15.00')
    expect(page).not.toContain('00:00 UTC')
  })

  test('R-04 shows the stock that is left after pieces were taken by the call', async () => {
    const slug = unique('t-left')
    const id = await makeOne('products', { slug, baseInventory: { unitPrice: 20, currency: 'USD', stock: 3 } })
    const page = () => wordsOf(`/mushrooms/product/${slug}`)
    expect(await page()).toContain('3 in stock')
    await call(`/api/products/${id}/take`, { body: { pieces: 2 }, token: await asAdmin() })
    expect(await page()).toContain('1 in stock')
    await call(`/api/products/${id}/take`, { body: { pieces: 1 }, token: await asAdmin() })
    expect(await page()).toContain(en.product.soldOut)
  })
})

describe('PRD-05 PRD-06 the page of a product as it is served', () => {
  test('D-17 shows no price and no cart button for a variant without a price', async () => {
    const slug = unique('t-unpriced')
    const keys = [{ identifier: 'size', label: 'Size', options: [{ identifier: 's' }, { identifier: 'm' }] }]
    const variants = [
      { options: [{ key: 'size', option: 's' }], pricing: { price: 20 } },
      { options: [{ key: 'size', option: 'm' }] },
    ]
    await makeOne('products', { slug, baseInventory: { stock: 5 }, enableVariants: true, variants: { keys, variants } })
    const [priced, unpriced] = await Promise.all(
      ['s', 'm'].map((size) => wordsOf(`/mushrooms/product/${slug}?size=${size}`)),
    )
    expect(priced).toContain('$20.00')
    expect(unpriced).toContain(en.product.noPrice)
    expect(unpriced).not.toContain('$20.00')
    expect(unpriced).not.toContain(en.cart.add)
  })

  test('has all pictures with links to them, its tabs, and its quality designations with icons', async () => {
    const slug = unique('t-gallery')
    const token = await asAdmin()
    const images: number[] = []
    for (const name of ['one', 'two']) {
      const form = fileForm(await picture(), `${unique(name)}.png`, 'image/png', { alt: `Picture ${name}` })
      images.push(remember('media', await call('/api/media', { form, token })))
    }
    await makeOne('products', {
      slug,
      gallery: images.map((image, index) => ({ image, title: `View ${index}` })),
      description: paragraph('What it is.'),
      details: [{ title: 'How to keep it', content: paragraph('Cool and dry.') }],
      productQualityDesignations: [{ designation: 'organic', certifier: 'CAEM' }],
    })
    const page = await wordsOf(`/mushrooms/product/${slug}`)
    for (const n of [1, 2]) {
      expect(page).toContain(`id="picture-${n}"`)
      expect(page).toContain(`href="#picture-${n}"`)
    }
    expect(page).toContain('View 1</figcaption>')
    expect(page).toMatch(/<details[^>]*id="description"[^>]*open[^>]*>|<details[^>]*open[^>]*id="description"/)
    expect(page).toContain('How to keep it')
    expect(page).toContain('Cool and dry.')
    expect(page).toMatch(/<svg[^>]*>.{0,400}<\/svg>[^<]*(<[^>]*>)*Organic/s)
    expect(page).toContain('CAEM')
  })
})

test('RTX-01 BLK-10 the rich text of products, vendors, species and forms has a video and a citation', async () => {
  const link = `https://example.org/${unique('source')}`
  const reference = await makeOne('references', { link, summary: 'What was found', _status: 'published' })
  const base = { direction: null, format: '', indent: 0, version: 1 }
  const cited = {
    ...base,
    ...{ type: 'link', version: 3, id: unique('link'), children: paragraph('as shown').root.children[0]?.children },
    fields: { linkType: 'internal', newTab: false, doc: { relationTo: 'references', value: reference } },
  }
  const video = {
    ...{ type: 'block', version: 2, format: '' },
    fields: { id: unique('block'), blockType: 'embed', title: 'A walk', code: 'https://vimeo.com/76979871' },
  }
  const text = { root: { ...base, type: 'root', children: [{ ...base, type: 'paragraph', children: [cited] }, video] } }
  const slug = unique('t-texts')
  const vendor = await makeOne('vendors', { slug, description: text })
  await makeOne('products', { slug, vendor, description: text, details: [{ title: 'More', content: text }] })
  await makeOne('mushrooms', { slug, specie: { scientificName: `Testus ${slug}`, edibility: 'edible', desc: text } })
  const form = await makeOne('forms', { confirmationMessage: text })
  for (const [path, times] of [
    [`/mushrooms/product/${slug}`, 3],
    [`/es/mushrooms/vendor/${slug}`, 1],
    [`/pt/mushrooms/${slug}`, 1],
    [`/forms/${form}`, 1],
  ] as const) {
    const page = await wordsOf(path)
    expect(page.split('href="https://vimeo.com/76979871"').length - 1, path).toBe(times)
    expect(page.split(`href="${link}"`).length - 1, path).toBe(times)
  }
})
