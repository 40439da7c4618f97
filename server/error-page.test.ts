import { expect, test } from 'vitest'
import failed from '../messages/failed-lists.json' with { type: 'json' }
import texts from '../messages/standalone.json' with { type: 'json' }
import { errorPage } from './error-page'

const heading = (url: string): string | undefined => /<h1>(.*?)<\/h1>/.exec(errorPage(url))?.[1]

test.each([
  ['/mushrooms/products?species=3', failed.en.products],
  ['/es/mushrooms/species/page/2', failed.es.mushrooms],
  ['/pt/posts', failed.pt.posts],
  ['/mushrooms/boletus-edulis', texts.en.error.title],
  ['/pt', texts.pt.error.title],
])('ARC-09 the error page of %s has the heading %s', (url, said) => {
  expect(heading(url)).toBe(said)
})

test.each([
  ['/mushrooms/amanita-phalloides', '/poison', texts.en.error.poison],
  ['/es/mushrooms/amanita-phalloides', '/es/poison', texts.es.error.poison],
  ['/pt', '/pt/poison', texts.pt.error.poison],
])('SAF-05 the error page of %s still links to %s', (url, href, words) => {
  expect(errorPage(url)).toContain(`<a href="${href}">${words}</a>`)
})
