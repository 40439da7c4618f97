import { freePort, startSite } from '../../scripts/lib/services'
import { adminLogin, at, call } from './client'
import { docsOf } from './envelope'
import { makeOne } from './fixtures'
import { member, type Member } from './members'

/** Who writes, and about what. */
export type Writers = { form: number; products: readonly number[]; writer: Member }

export const makeWriters = async (): Promise<Writers> => ({
  form: await makeOne('forms', { emails: [] }),
  products: docsOf(await call('/api/products?limit=60&depth=0')).map(({ id }) => Number(id)),
  writer: await member('writer'),
})

/** What is written side by side: rows of one table, of several, and rows that are counted. */
const lanes = ['form-submissions', 'form-submissions', 'comments', 'likes'] as const
type Lane = (typeof lanes)[number]

/** A row by its collection and id, as in `likes 7`. */
export type Row = string

function bodyOf({ form, products }: Writers, lane: Lane, words: string, index: number): Record<string, unknown> {
  const product = { relationTo: 'products', value: products[index % products.length] }
  if (lane === 'comments') return { doc: product, comment: words }
  return lane === 'likes' ? { item: product } : { form, submissionData: [{ field: 'first', value: words }] }
}

type Sent = { site: string; token?: string; lane: Lane; words: string; index?: number }

/** Writes a row; returns it where it is acknowledged, and otherwise the status, which is 0 where none came. */
export async function send(writers: Writers, { site, token, lane, words, index = 0 }: Sent): Promise<Row | number> {
  const response = await fetch(`${site}/api/${lane}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(bodyOf(writers, lane, words, index)),
  }).catch(() => null)
  if (!response?.ok) return response?.status ?? 0
  // The response may be cut by a kill after its head went out: then nothing was acknowledged.
  return response.json().then(
    (json) => `${lane} ${String(at(json, 'doc.id'))}`,
    () => 0,
  )
}

/** A session at any process on the database. */
export const tokenAt = async (site: string, login = adminLogin): Promise<string> => {
  const response = await fetch(`${site}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(login),
  })
  return String(at(await response.json(), 'token'))
}

type Writing = { acknowledged: Row[]; refused: number[]; stop: () => Promise<Row[]> }

/** Writes one row after the other in every lane until told to stop; keeps what was acknowledged. */
export async function writing(writers: Writers, site: string, by: string): Promise<Writing> {
  let isOver = false
  const acknowledged: Row[] = []
  const refused: number[] = []
  const token = await tokenAt(site, { email: writers.writer.email, password: 'a-long-enough-password' })
  const write = async (lane: Lane, number: number): Promise<void> => {
    for (let index = 0; !isOver; index += 1) {
      const row = await send(writers, { site, token, lane, words: `${by} ${number} ${index}`, index })
      if (typeof row === 'string') acknowledged.push(row)
      else {
        refused.push(row)
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    }
  }
  const all = Promise.all(lanes.map(write))
  return {
    acknowledged,
    refused,
    stop: async () => {
      isOver = true
      await all
      return acknowledged
    },
  }
}

/** The rows that a site has, and which of them are not whole. */
export async function storedAt(site: string): Promise<{ rows: Row[]; halves: Row[] }> {
  const token = await tokenAt(site)
  const whole = { 'form-submissions': 'submissionData.0.value', comments: 'doc.value', likes: 'item.value' }
  const rows: Row[] = []
  const halves: Row[] = []
  for (const lane of new Set(lanes)) {
    const address = `${site}/api/${lane}?limit=100000&depth=0`
    const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
    const docs = (at(await response.json(), 'docs') ?? []) as { id: number }[]
    for (const doc of docs) {
      rows.push(`${lane} ${doc.id}`)
      if (at(doc, whole[lane]) === undefined) halves.push(`${lane} ${doc.id}`)
    }
  }
  return { rows, halves }
}

/** The built site on another database, at a port of its own. */
export const siteOn = async (env: NodeJS.ProcessEnv): ReturnType<typeof startSite> => {
  const port = await freePort()
  return startSite({ ...env, PORT: String(port), SITE_URL: `http://localhost:${String(port)}` })
}
