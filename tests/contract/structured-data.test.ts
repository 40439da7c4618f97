import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { at, call } from '../setup/client'
import { cleanUp, makeOne, unique } from '../setup/fixtures'

type Thing = Record<string, unknown>

/** The structured data of a page, as a search engine reads it. */
async function thingsOf(path: string): Promise<Thing[]> {
  const { status, text } = await call(path)
  expect([path, status]).toEqual([path, 200])
  return [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, json]) => {
    const found = at(JSON.parse(String(json)), '@graph')
    return Array.isArray(found) ? (found as Thing[]) : []
  })
}

const pages = [
  ['/', 'WebSite', 'Organization'],
  ['/mushrooms', 'CollectionPage', 'BreadcrumbList'],
  ['/mushrooms/calendar', 'CollectionPage', 'BreadcrumbList'],
  ['/mushrooms/species', 'CollectionPage', 'BreadcrumbList'],
  ['/mushrooms/products/page/2', 'CollectionPage', 'BreadcrumbList'],
  ['/mushrooms/species/type/medicinal', 'CollectionPage', 'BreadcrumbList'],
  ['/mushrooms/species/chemistry/medicinal/beta-glucans', 'CollectionPage', 'BreadcrumbList'],
  ['/categories', 'CollectionPage', 'BreadcrumbList'],
  ['/categories/products/growing', 'CollectionPage', 'BreadcrumbList'],
  ['/mushrooms/boletus-edulis', 'Article', 'BreadcrumbList'],
  ['/mushrooms/amanita-muscaria', 'Article', 'BreadcrumbList'],
  ['/mushrooms/product/lions-mane-grow-kit', 'Product', 'BreadcrumbList'],
  ['/mushrooms/vendor/hudson-valley-fungi', 'LocalBusiness', 'BreadcrumbList'],
  ['/mushrooms/growing-guide/shiitake-on-oak-logs', 'Article', 'BreadcrumbList'],
  ['/posts/reading-a-spore-print', 'Article', 'BreadcrumbList'],
  ['/recipes/porcini-risotto', 'Recipe', 'BreadcrumbList'],
  ['/projects/chanterelle-watch', 'Article', 'BreadcrumbList'],
  ['/about', 'WebPage', 'BreadcrumbList'],
] as const

/** The name of a query is a convention of search engines, and no property of the vocabulary. */
const withoutConvention = (things: Thing[]): string =>
  JSON.stringify(things, (key, value: unknown) => (key === 'query-input' ? undefined : value))

/** What the vocabulary, as schema-dts makes it from schema.org's own definitions, objects to. */
function objections(read: readonly (readonly [path: string, things: Thing[]])[]): string[] {
  const file = `${process.cwd()}/tests/contract/read-structured-data.ts`
  const source = [
    "import type { Graph } from 'schema-dts'",
    ...read.map(
      ([path, things], index) =>
        `/* ${path} */ export const page${index}: Graph = { '@context': 'https://schema.org', '@graph': ${withoutConvention(things)} }`,
    ),
  ].join('\n')
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  }
  const host = ts.createCompilerHost(options)
  const own = host.getSourceFile.bind(host)
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2022) : own(name, ...rest)
  const program = ts.createProgram([file], options, host)
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}

describe('SEO-01 structured data', () => {
  test.each(pages)('%s says what it is', async (path, ...types) => {
    expect((await thingsOf(path)).map((thing) => thing['@type'])).toEqual(types)
  })

  test('is made of types and properties of schema.org, in every language', async () => {
    const paths = pages.flatMap(([path]) => [path, `/es${path === '/' ? '' : path}`])
    const read = await Promise.all(paths.map(async (path) => [path, await thingsOf(path)] as const))
    expect(objections(read)).toEqual([])
    expect(objections([['/none', [{ '@type': 'Product', nonsense: 1 }]]])).toHaveLength(1)
  })

  test('a toxic species says so first', async () => {
    const [article] = await thingsOf('/mushrooms/amanita-muscaria')
    expect(at(article, 'description')).toMatch(/^Toxic\. /)
    expect(at(article, 'about.@type')).toBe('Taxon')
    expect(at(article, 'about.description')).toMatch(/^Toxic\. /)
    expect(at(article, 'about.parentTaxon.name')).toBe('Amanita')
    expect(at(article, 'offers.price')).toBe(0)
  })
})

describe('T-1M whatever a title holds', () => {
  const title = `</script><script>alert(1)</script> ${unique('hostile')}`
  const slug = unique('hostile')
  beforeAll(async () => {
    await makeOne('products', { title, slug })
  })
  afterAll(cleanUp)

  test('it stays a title', async () => {
    const [product] = await thingsOf(`/mushrooms/product/${slug}`)
    expect(product).toMatchObject({
      '@type': 'Product',
      name: title,
      offers: { availability: 'https://schema.org/InStock' },
    })
    expect(product).not.toHaveProperty('aggregateRating')
    expect((await call(`/mushrooms/product/${slug}`)).text).not.toContain('<script>alert(1)')
  })
})
