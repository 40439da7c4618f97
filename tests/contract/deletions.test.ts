import { afterAll, describe, expect, test } from 'vitest'
import { cardCollections, type CardCollection } from '@/core/collections'
import { asAdmin, at, call } from '../setup/client'
import { cleanUp, fileForm, make, makeOne, picture, remember, unique } from '../setup/fixtures'
import { member } from '../setup/members'

afterAll(cleanUp)

const deleted = async (path: string): Promise<number> =>
  (await call(path, { method: 'DELETE', token: await asAdmin() })).status

/** The links of the site's header, with one to the document while `work` is done. */
async function inHeader(reference: unknown, work: () => Promise<void>): Promise<void> {
  const token = await asAdmin()
  const put = (links: unknown) => call('/api/globals/header', { method: 'POST', body: { links }, token })
  const links = at((await call('/api/globals/header?depth=0', { token })).json, 'links') as unknown[]
  const added = await put([...links.slice(0, 5), { type: 'reference', reference, label: 'Soon gone' }])
  expect(added.status, added.text).toBe(200)
  try {
    await work()
  } finally {
    expect((await put(links)).status).toBe(200)
  }
}

const comment = ['comments', { comment: 'Soon gone' }] as const
const review = ['reviews', { rating: 4, headline: 'Soon gone', review: 'Soon gone' }] as const

/** What a member may say of a document of each collection, in documents of its own. */
const saidOf = (kind: CardCollection) =>
  kind === 'vendors' ? [review] : kind === 'recipes' || kind === 'products' ? [review, comment] : [comment]

describe('R-07 what others name can be deleted', () => {
  test.each(cardCollections)(
    'of %s: liked, commented, linked in the header, at the end of a redirect',
    async (kind) => {
      const token = await asAdmin()
      const value = await makeOne(kind)
      const reference = { relationTo: kind, value }
      const { token: as } = await member('who said something')
      remember('likes', await call('/api/likes', { body: { item: reference }, token: as }))
      for (const [said, body] of saidOf(kind)) {
        remember(said, await call(`/api/${said}`, { body: { doc: reference, ...body }, token: as }))
      }
      const redirect = await make('redirects', {
        from: `/${unique('to-be-gone')}`,
        to: { type: 'reference', reference },
      })
      await inHeader(reference, async () => {
        expect(await deleted(`/api/${kind}/${value}`)).toBe(200)
      })
      expect((await call(`/api/${kind}/${value}`, { token })).status).toBe(404)
      const left = await call(`/api/redirects/${redirect}?depth=0`, { token })
      expect([left.status, at(left.json, 'to.reference') ?? null]).toEqual([200, null])
    },
  )

  test('a picture of an option, which the option loses', async () => {
    const token = await asAdmin()
    const file = fileForm(await picture(), `${unique('option')}.png`, 'image/png', { alt: 'An option' })
    const image = remember('media', await call('/api/media', { form: file, token }))
    const options = [
      { identifier: 'small', label: 'Small' },
      { identifier: 'large', label: 'Large' },
    ]
    const product = await makeOne('products', {
      enableVariants: true,
      variants: {
        keys: [{ identifier: 'size', label: 'Size', options }],
        variants: options.map(({ identifier }) => ({
          options: [{ key: 'size', option: identifier }],
          pricing: { price: 10 },
          image,
        })),
      },
    })
    expect(await deleted(`/api/media/${image}`)).toBe(200)
    const { json } = await call(`/api/products/${product}?depth=0`, { token })
    expect(at(json, 'variants.variants.0.image') ?? null).toBeNull()
  })
})
