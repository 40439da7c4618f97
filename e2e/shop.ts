import { expect, type Page } from '@playwright/test'
import { test as base } from './fixtures'
import { Office, requestsOf, unique, type Doc } from './office'

type Body = Record<string, unknown>

/** An `Office` that also creates vendors and products. */
export class Shop extends Office {
  /** A published product with a name of its own. */
  product(over: Body = {}): Promise<Doc> {
    const slug = unique()
    const baseInventory = { unitPrice: 12.5, currency: 'USD', stock: 5 }
    return this.make('products', { title: `Jar ${slug}`, slug, baseInventory, _status: 'published', ...over })
  }

  vendor(over: Body = {}): Promise<Doc> {
    const slug = unique()
    return this.make('vendors', {
      displayName: `Maker ${slug}`,
      slug,
      vendorType: 'grower',
      _status: 'published',
      ...over,
    })
  }
}

export const productPath = ({ slug }: { slug: string }): string => `/mushrooms/product/${slug}`

/** Adds a product to the cart of the page's browser context by the cart's API. */
export async function put(page: Page, { id }: { id: number }): Promise<void> {
  const response = await page.request.post('/api/cart/items', { data: { product: id } })
  expect(response.status(), await response.text()).toBe(200)
}

/** A test with a `shop` fixture, whose documents are deleted afterwards. */
export const test = base.extend<{ shop: Shop }>({
  shop: async ({ playwright, baseURL }, use) => {
    const shop = new Shop(await requestsOf(playwright, baseURL))
    await use(shop)
    await shop.close()
  },
})
