import { describe, expect, test } from 'vitest'
import { cardCollections } from '@/core/collections'
import { filterParameters, productRoot, productSections } from '@/core/section-keys'
import { collections } from '@/read-model/collections'
import { writeChoice } from './selection'

describe('FLT-01 the reserved keys equal the keys in use', () => {
  const groups = cardCollections.flatMap((collection) =>
    collections[collection].groups.map((group) => ({ collection, group })),
  )

  test('only the categories of products become sections', () => {
    const branches = groups.flatMap(({ collection, group: { options } }) =>
      options.kind === 'branches' ? [[collection, options.root]] : [],
    )
    expect(branches).toEqual([['products', productRoot]])
  })

  test('productSections equals the other sections of products', () => {
    const others = collections.products.groups.filter(({ options }) => options.kind !== 'branches')
    expect(others.map(({ key }) => key)).toEqual(productSections)
  })

  test('filterParameters begin with the parameters beside the sections', () => {
    const choice = { filters: {}, place: { lat: 38.7, lng: -9.1 }, sort: 'title', page: 2 } as const
    const written = writeChoice(choice, { sections: {}, sorts: [] })
    expect([...new URLSearchParams(written).keys()]).toEqual(filterParameters.slice(0, 4))
  })
})
