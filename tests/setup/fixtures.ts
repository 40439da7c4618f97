import sharp from 'sharp'
import { asAdmin, at, call, type ClientResponse } from './client'
import { paragraph } from './paragraph'

export { paragraph }

let count = 0

/** A unique string, valid as a slug. */
export const unique = (word: string): string => `${word}-${process.pid}-${Date.now().toString(36)}-${(count += 1)}`

const made: { collection: string; id: number }[] = []

/** Registers a created row for `cleanUp`, and returns its id. */
export function remember(collection: string, response: ClientResponse): number {
  const id = at(response.json, 'doc.id')
  if (typeof id !== 'number')
    throw new Error(`Making a row of ${collection} returned ${response.status}: ${response.text}`)
  made.push({ collection, id })
  return id
}

/** Makes a document as the admin and returns its id. */
export async function make(collection: string, data: Record<string, unknown>, query = ''): Promise<number> {
  return remember(collection, await call(`/api/${collection}${query}`, { body: data, token: await asAdmin() }))
}

/** Changes a document as the admin. */
export async function change(collection: string, id: number, data: Record<string, unknown>): Promise<void> {
  const response = await call(`/api/${collection}/${id}`, { method: 'PATCH', body: data, token: await asAdmin() })
  if (response.status !== 200)
    throw new Error(`Changing ${collection}/${id} returned ${response.status}: ${response.text}`)
}

/** Number of documents deleted by one call. */
const deletedAtOnce = 50

/** Deletes registered rows, newest first; consecutive rows of a collection are deleted by one call. */
export async function cleanUp(): Promise<void> {
  const token = await asAdmin()
  const newest = made.splice(0).reverse()
  for (let first = newest[0]; first; first = newest[0]) {
    const { collection } = first
    const other = newest.findIndex((one) => one.collection !== collection)
    const ids = newest.splice(0, Math.min(other < 0 ? newest.length : other, deletedAtOnce)).map(({ id }) => id)
    const where = new URLSearchParams({ 'where[id][in]': ids.join(',') })
    await call(`/api/${collection}?${where.toString()}`, { method: 'DELETE', token })
  }
}

/** A small picture of one colour. */
export const picture = async (format: 'png' | 'jpeg' = 'png'): Promise<Uint8Array<ArrayBuffer>> => {
  const image = sharp({ create: { width: 24, height: 16, channels: 3, background: '#8a6d3b' } })
  return Uint8Array.from(await image.toFormat(format).toBuffer())
}

/** A form with one file, as the admin sends it. */
export function fileForm(bytes: Uint8Array<ArrayBuffer> | string, name: string, type: string, data: unknown): FormData {
  const form = new FormData()
  form.set('file', new Blob([bytes], { type }), name)
  form.set('_payload', JSON.stringify(data))
  return form
}

const published = { _status: 'published' } as const

/** Bodies with the required fields of each collection. `name` makes a document unique. */
export const bodies = {
  mushrooms: (name: string) => ({
    ...published,
    title: name,
    slug: name,
    specie: { scientificName: `Testus ${name}`, edibility: 'edible' },
  }),
  categories: (name: string) => ({ title: name, slug: name }),
  products: (name: string) => ({ ...published, title: name, slug: name, baseInventory: { unitPrice: 5, stock: 3 } }),
  vendors: (name: string) => ({ ...published, displayName: name, slug: name, vendorType: 'grower' }),
  pages: (name: string) => ({ ...published, title: name, slug: name }),
  posts: (name: string) => ({ ...published, title: name, slug: name }),
  growingguides: (name: string) => ({ ...published, title: name, slug: name }),
  projects: (name: string) => ({ ...published, title: name, slug: name }),
  recipes: (name: string) => ({ ...published, title: name, slug: name }),
  references: (name: string) => ({ ...published, title: name, link: `https://example.org/${name}` }),
  searchterms: (name: string) => ({ title: name, means: 'poisoning', terms: name }),
  poisoncenters: (name: string) => ({ country: 'AQ', name, phone: '1' }),
  redirects: (name: string) => ({ from: `/${name}`, to: { type: 'custom', url: '/posts' } }),
  forms: (name: string) => ({
    title: name,
    fields: [
      { blockType: 'text', name: 'first', label: 'First', required: true },
      { blockType: 'select', name: 'pick', label: 'Pick', options: [{ label: 'A', value: 'a' }] },
    ],
    confirmationType: 'message',
    confirmationMessage: paragraph('Thank you'),
    emails: [{ emailTo: 'owner@private.test', emailFrom: 'site@private.test', subject: 'New' }],
  }),
} as const satisfies Record<string, (name: string) => Record<string, unknown>>

export type Making = keyof typeof bodies

/** Makes a published document of a collection with a name of its own. */
export const makeOne = async (collection: Making, over: Record<string, unknown> = {}): Promise<number> =>
  make(collection, { ...bodies[collection](unique(`t-${collection}`)), ...over })
