import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { adminLogin, test as base } from './fixtures'

type Body = Record<string, unknown>
type Doc = { id: number; slug: string; title: string }

let count = 0
const unique = (): string => `e2e-${process.pid}-${Date.now().toString(36)}-${(count += 1)}`

/** What a test of the shop makes and changes as an admin; all of it is deleted by `clear`. */
export class Shop {
  readonly #made: string[] = []
  #token: string | null = null

  constructor(readonly request: APIRequestContext) {}

  async #headers(): Promise<{ Authorization: string }> {
    this.#token ??= await this.signIn(adminLogin)
    return { Authorization: `Bearer ${this.#token}` }
  }

  async signIn(login: { email: string; password: string }): Promise<string> {
    const response = await this.request.post('/api/users/login', { data: login })
    expect(response.status(), await response.text()).toBe(200)
    return ((await response.json()) as { token: string }).token
  }

  async make(collection: string, data: Body): Promise<Doc> {
    const response = await this.request.post(`/api/${collection}`, { data, headers: await this.#headers() })
    expect(response.status(), await response.text()).toBe(201)
    const { doc } = (await response.json()) as { doc: Doc }
    this.#made.push(`/api/${collection}/${doc.id}`)
    return doc
  }

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

  async member(): Promise<{ email: string; password: string }> {
    const login = { email: `${unique()}@members.test`, password: 'a-long-enough-password' }
    await this.make('users', { ...login, name: 'Shopper', roles: ['member'] })
    return login
  }

  async change(collection: string, id: number, data: Body): Promise<void> {
    const response = await this.request.patch(`/api/${collection}/${id}`, { data, headers: await this.#headers() })
    expect(response.status(), await response.text()).toBe(200)
  }

  async clear(): Promise<void> {
    const headers = await this.#headers()
    for (const path of this.#made.splice(0).reverse()) await this.request.delete(path, { headers })
  }
}

export const productPath = ({ slug }: { slug: string }): string => `/mushrooms/product/${slug}`

/** Puts a product into the cart of the page's browser, as the call does. */
export async function put(page: Page, { id }: { id: number }): Promise<void> {
  const response = await page.request.post('/api/cart/items', { data: { product: id } })
  expect(response.status(), await response.text()).toBe(200)
}

/** A test with a shop of its own, which is cleared when it ends. */
export const test = base.extend<{ shop: Shop }>({
  shop: async ({ playwright, baseURL }, use) => {
    // Calls of its own: the page's browser keeps its cart to itself.
    const request = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL })
    const shop = new Shop(request)
    await use(shop)
    await shop.clear()
    await request.dispose()
  },
})
