import { request as requests, type APIRequestContext } from '@playwright/test'
import { StepError } from '../lib/steps.mjs'

/** Documents created for the clicks, and their cleanup. */
export type Stage = {
  readonly address: string
  readonly species: string
  readonly post: string
  readonly product: string
  readonly variants: string
  /** A page with an expander and a carousel. */
  readonly blocks: string
  readonly likes: (request: APIRequestContext) => Promise<number>
  readonly pieces: (request: APIRequestContext) => Promise<number>
  readonly comments: (request: APIRequestContext) => Promise<number>
  readonly prepare: (request: APIRequestContext, control: { name: string; isSignedIn?: true }) => Promise<void>
  readonly tidy: (request: APIRequestContext, control: { isSignedIn?: true }) => Promise<void>
  readonly clear: () => Promise<void>
}

type Listed = { docs: { id: number; slug: string; like?: number }[]; totalDocs: number }

const paragraph = (text: string) => {
  const block = { direction: null, format: '', indent: 0, version: 1 }
  const node = { type: 'text', text, format: 0, detail: 0, mode: 'normal', style: '', version: 1 }
  return { root: { ...block, type: 'root', children: [{ ...block, type: 'paragraph', children: [node] }] } }
}

const pricing = (price: number) => ({ pricing: { price } })
const sized = {
  enableVariants: true,
  variants: {
    keys: [
      {
        identifier: 'size',
        label: 'Size',
        options: ['50g', '100g'].map((identifier) => ({ identifier, label: identifier })),
      },
    ],
    variants: [
      { options: [{ key: 'size', option: '50g' }], ...pricing(7) },
      { options: [{ key: 'size', option: '100g' }], ...pricing(12) },
    ],
  },
}

export async function makeStage(address: string, login: { email: string; password: string }): Promise<Stage> {
  const checked = async (response: Awaited<ReturnType<APIRequestContext['get']>>): Promise<unknown> => {
    if (!response.ok()) throw new StepError(`${response.url()} returned ${response.status()}: ${await response.text()}`)
    return response.json()
  }
  const visitor = await requests.newContext({ baseURL: address })
  const { token } = (await checked(await visitor.post('/api/users/login', { data: login }))) as { token: string }
  await visitor.dispose()
  const extraHTTPHeaders = { Authorization: `Bearer ${token}` }
  const admin = await requests.newContext({ baseURL: address, extraHTTPHeaders })
  const made: string[] = []
  const make = async (collection: string, data: object): Promise<{ id: number; slug: string }> => {
    const { doc } = (await checked(await admin.post(`/api/${collection}`, { data }))) as {
      doc: { id: number; slug: string }
    }
    made.push(`/api/${collection}/${doc.id}`)
    return doc
  }
  const list = async (request: APIRequestContext, path: string): Promise<Listed> =>
    (await checked(await request.get(path))) as Listed
  const run = Date.now().toString(36)
  const baseInventory = { unitPrice: 12.5, currency: 'USD', stock: 50 }
  const goods = { _status: 'published', baseInventory }
  const product = await make('products', { title: `Jar ${run}`, slug: `jar-${run}`, ...goods })
  const variants = await make('products', { title: `Shelf ${run}`, slug: `shelf-${run}`, ...goods, ...sized })
  const pictures = (await list(admin, '/api/media?limit=3&depth=0')).docs.map(({ id }) => id)
  const page = await make('pages', {
    title: 'Every block',
    slug: `blocks-${run}`,
    _status: 'published',
    layout: [
      { blockType: 'photoCarousel', title: 'Plates', items: pictures.map((image) => ({ image, title: 'A plate' })) },
      { blockType: 'expander', richText: paragraph('A long word. '.repeat(200)) },
    ],
  })
  const member = { email: `presses-${run}@members.test`, password: 'a-long-enough-password' }
  const { id: user } = await make('users', { ...member, name: 'Early Presser', roles: ['member'] })
  const [post] = (await list(admin, '/api/posts?limit=1&depth=0')).docs
  const ofMember = `where[user][equals]=${user}&depth=0`
  const empty = async (collection: string): Promise<void> => {
    for (const { id } of (await list(admin, `/api/${collection}?${ofMember}`)).docs)
      await admin.delete(`/api/${collection}/${id}`)
  }
  return {
    address,
    species: '/mushrooms/boletus-edulis',
    post: `/posts/${post?.slug ?? ''}`,
    product: `/mushrooms/product/${product.slug}`,
    variants: `/mushrooms/product/${variants.slug}`,
    blocks: `/${page.slug}`,
    likes: async () => (await list(admin, `/api/likes?${ofMember}`)).totalDocs,
    comments: async () => (await list(admin, `/api/comments?${ofMember}`)).totalDocs,
    pieces: async (request) => {
      const { cart } = (await checked(await request.get('/api/cart'))) as { cart: { count: number } }
      return cart.count
    },
    prepare: async (request, { name, isSignedIn }) => {
      if (isSignedIn) await checked(await request.post('/api/users/login', { data: member }))
      if (name === 'quantity in the cart')
        await checked(await request.post('/api/cart/items', { data: { product: product.id } }))
    },
    tidy: async (_request, { isSignedIn }) => {
      if (!isSignedIn) return
      await empty('likes')
      await empty('comments')
    },
    clear: async () => {
      for (const path of made.reverse()) await admin.delete(path)
      await admin.dispose()
    },
  }
}
