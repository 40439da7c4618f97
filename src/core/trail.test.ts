import { expect, test } from 'vitest'
import { trailTo } from './trail'

test.each([
  ['/', []],
  ['/about', ['/about']],
  ['/es', []],
  ['/es/posts/a-post', ['/posts', '/posts/a-post']],
  ['/pt/mushrooms/boletus-edulis', ['/mushrooms', '/mushrooms/species', '/mushrooms/boletus-edulis']],
  ['/mushrooms/species', ['/mushrooms', '/mushrooms/species']],
  ['/mushrooms/specie/x', ['/mushrooms', '/mushrooms/species', '/mushrooms/specie/x']],
  ['/mushrooms/product/x', ['/mushrooms', '/mushrooms/products', '/mushrooms/product/x']],
  ['/mushrooms/vendor/x', ['/mushrooms', '/mushrooms/vendors', '/mushrooms/vendor/x']],
  ['/mushrooms/growing-guide/x', ['/mushrooms', '/mushrooms/growing-guides', '/mushrooms/growing-guide/x']],
  ['/mushrooms/products/page/3', ['/mushrooms', '/mushrooms/products']],
  ['/mushrooms/species/all', ['/mushrooms', '/mushrooms/species/all']],
  [
    '/mushrooms/species/chemistry/psychoactive/psilocybin',
    ['/mushrooms', '/mushrooms/species', '/mushrooms/species/chemistry/psychoactive/psilocybin'],
  ],
  ['/mushrooms/species/type/culinary', ['/mushrooms', '/mushrooms/species', '/mushrooms/species/type/culinary']],
  ['/recipes/x?scale=2#top', ['/recipes', '/recipes/x']],
  ['/mushrooms/calendar', ['/mushrooms', '/mushrooms/calendar']],
] as const)('BLK-12 the breadcrumb trail to %s', (path, trail) => {
  expect(trailTo(path)).toEqual(trail)
})
