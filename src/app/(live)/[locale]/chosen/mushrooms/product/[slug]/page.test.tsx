import { expect, test, vi } from 'vitest'
import ChosenVariant from './page'

const setListQuery = vi.hoisted(() => vi.fn())
vi.mock('@/features/community/server', () => ({ setListQuery }))
vi.mock('@/app/(site)/[locale]/mushrooms/product/[slug]/product-document', () => ({
  ProductDocument: () => null,
  productMetadata: () => Promise.resolve({}),
}))

test('NAV-07 the lists of a product get the variant’s parameters, so that their links keep them', async () => {
  const query = { variant: 'v1', size: '100g', 'reviews-stars': '4' }
  await ChosenVariant({
    params: Promise.resolve({ locale: 'en', slug: 'a' }),
    searchParams: Promise.resolve(query),
  })
  expect(setListQuery).toHaveBeenCalledWith(query)
})
