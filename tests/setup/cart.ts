import { expect } from 'vitest'
import { at, call, siteUrl, type ClientResponse, type Json } from './client'

export type Item = {
  id: string | number
  product: number
  variant: string | null
  quantity: number
  url: string
  title: string
  unitPrice: { amount: number; currency: string } | null
  linePrice: { amount: number; currency: string } | null
  notices: { kind: string; message: string }[]
}

export type Cart = {
  items: Item[]
  subtotals: { vendor: number | null; currency: string; amount: number }[]
  totals: { currency: string; amount: number }[]
  count: number
}

/** A browser with cookies of its own, and a member's token where one is signed in. */
export class Browser {
  readonly cookies = new Map<string, string>()

  constructor(public token: string | null = null) {}

  async request(method: string, path: string, body?: unknown, headers: Json = {}): Promise<ClientResponse> {
    const response = await call(path, {
      method,
      token: this.token,
      ...(body === undefined ? {} : { body }),
      headers: { ...this.#cookie(), ...(headers as Record<string, string>) },
    })
    return this.#keep(response)
  }

  /** Sends a form of a page, as a browser without scripts does. */
  async send(name: string, fields: Readonly<Record<string, string>>): Promise<ClientResponse> {
    const form = new FormData()
    for (const [key, value] of Object.entries({ locale: 'en', ...fields })) form.set(key, value)
    const headers = { origin: siteUrl, ...this.#cookie() }
    return this.#keep(await call(`/api/page-forms/${name}`, { form, headers }))
  }

  #cookie(): Record<string, string> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return cookie ? { cookie } : {}
  }

  #keep(response: ClientResponse): ClientResponse {
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '' || /max-age=0\b/i.test(line)) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return response
  }

  get = (query = ''): Promise<ClientResponse> => this.request('GET', `/api/cart${query}`)
  add = (product: unknown, variant?: unknown): Promise<ClientResponse> =>
    this.request('POST', '/api/cart/items', variant === undefined ? { product } : { product, variant })
  set = (id: string | number, quantity: unknown): Promise<ClientResponse> =>
    this.request('PATCH', `/api/cart/items/${id}`, { quantity })
  remove = (id: string | number): Promise<ClientResponse> => this.request('DELETE', `/api/cart/items/${id}`)
  cart = async (): Promise<Cart> => cartOf(await this.get())
}

export function cartOf(response: ClientResponse): Cart {
  expect(response.status, response.text.slice(0, 300)).toBe(200)
  return at(response.json, 'cart') as Cart
}

/** Product and quantity of each line. */
export const piecesOf = ({ items }: Cart): (readonly [string | number, number])[] =>
  items.map(({ id, quantity }) => [id, quantity] as const)

export const noticesOf = ({ items }: Cart): string[] => items.flatMap(({ notices }) => notices.map(({ kind }) => kind))
