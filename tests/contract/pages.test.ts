import { beforeAll, describe, expect, test } from 'vitest'
import { call } from '../setup/client'
import { pageText } from '../setup/pages'
import { statusOf } from '../setup/raw-request'

const languages = [
  { prefix: '', lang: 'en-US', missing: 'Nothing grows here', showing: 'Showing 1 - 20 of {total} Products' },
  { prefix: '/es', lang: 'es', missing: 'Aquí no crece nada', showing: 'Mostrando 1 - 20 de {total} productos' },
  { prefix: '/pt', lang: 'pt-BR', missing: 'Aqui não cresce nada', showing: 'Exibindo 1 - 20 de {total} produtos' },
] as const

const routes = [
  ['NAV-01', '/'],
  ['NAV-02', '/mushrooms'],
  ['NAV-02', '/mushrooms/calendar'],
  ['NAV-03', '/mushrooms/species'],
  ['NAV-05', '/mushrooms/vendors'],
  ['NAV-05', '/mushrooms/growing-guides'],
  ['NAV-05', '/posts'],
  ['NAV-05', '/projects'],
  ['NAV-06', '/mushrooms/boletus-edulis'],
  ['NAV-07', '/mushrooms/product/lions-mane-grow-kit'],
  ['NAV-08', '/mushrooms/vendor/hudson-valley-fungi'],
  ['NAV-08', '/mushrooms/vendor/spore-and-page'],
  ['NAV-08', '/mushrooms/vendor/mercado-de-segunda'],
  ['NAV-09', '/mushrooms/growing-guide/shiitake-on-oak-logs'],
  ['NAV-10', '/posts/reading-a-spore-print'],
  ['NAV-10', '/projects/chanterelle-watch'],
  ['NAV-10', '/identification-safety'],
  ['NAV-11', '/mushrooms/species/chemistry/medicinal/beta-glucans'],
  ['NAV-12', '/mushrooms/species/type/medicinal'],
  ['NAV-12', '/mushrooms/species/type/culinary'],
  ['NAV-12', '/mushrooms/species/type/psychoactive'],
  ['NAV-12', '/mushrooms/species/type/psychoactive/dosage-calculator'],
  ['NAV-14', '/categories'],
  ['NAV-14', '/categories/products/growing'],
] as const

let products = 0
beforeAll(async () => {
  products = Number((await call('/api/products?limit=1&depth=0')).json.totalDocs)
  expect(products).toBeGreaterThan(20)
})

describe.each(languages)('pages in $lang', ({ prefix, lang, missing, showing }) => {
  test.each(routes)('%s NAV-15 %s is rendered in its locale', async (_, path) => {
    const { status, text } = await call(path === '/' ? prefix || '/' : `${prefix}${path}`)
    expect(status).toBe(200)
    expect(text).toContain(`<html lang="${lang}"`)
  })

  test('ARC-02 ARC-03 the products archive states its range, 20 a page, and the total', async () => {
    const { text } = await call(`${prefix}/mushrooms/products`)
    expect(pageText(text)).toContain(showing.replace('{total}', String(products)))
  })

  test('ARC-05 ARC-06 pagination has no previous on the first page, no next on the last, and a 404 beyond', async () => {
    const pages = Math.ceil(products / 20)
    const [first, last] = await Promise.all([
      call(`${prefix}/mushrooms/products`),
      call(`${prefix}/mushrooms/products/page/${pages}`),
    ])
    expect(first.text).toContain(`href="${prefix}/mushrooms/products/page/2" rel="next"`)
    expect(first.text).not.toContain('rel="prev"')
    expect(last.text).toContain('rel="prev"')
    expect(last.text).not.toContain('rel="next"')
    for (const page of [pages + 1, '0', '-1', '02', '2.5', 'abc', '1000000000']) {
      expect((await call(`${prefix}/mushrooms/products/page/${page}`)).status).toBe(404)
    }
    const one = await call(`${prefix}/mushrooms/products/page/1`)
    expect([one.status, one.headers.get('location')]).toEqual([308, `${prefix}/mushrooms/products`])
  })

  test('BLK-11 pages of the starting catalogue link to a filter of species and to the form of an impression', async () => {
    const post = await call(`${prefix}/posts/reading-a-spore-print`)
    expect(post.text).toContain(`href="${prefix}/mushrooms/species?mark_spore_print=`)
    const about = await call(`${prefix}/about`)
    expect(about.text).toContain(`href="${prefix}/mushrooms/pleurotus-ostreatus"`)
    expect(about.text).toContain(`href="${prefix}/write/impressions?of=mushrooms%3A`)
  })

  test.each(['/styleguide', '/styleguide/light', '/styleguide/dark'])('%s is a 404 on the built site', async (path) => {
    expect((await call(`${prefix}${path}`)).status).toBe(404)
  })

  test.each([
    '/nothing-here',
    '/mushrooms/nothing-here',
    '/a/b/c/d',
    '/mushrooms/product/none',
    '/posts/nothing-here',
    '/posts/%F0%9F%8D%84',
    '/categories/nothing-here',
    '/%F0%9F%8D%84',
  ])('NAV-17 %s is a 404 with a page of the site, kept by no cache', async (path) => {
    const { status, headers, text } = await call(`${prefix}${path}`)
    expect(status).toBe(404)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(text).toContain(`<html lang="${lang}"`)
    expect(text).toMatch(new RegExp(`<h1[^>]*>${missing}</h1>`))
    expect(text).toContain('/mushrooms/species')
    // The page has a search form for names, which works without scripts (SAF-02).
    expect(text).toMatch(new RegExp(`<main[^]*<form[^>]*action="${prefix}/search"[^]*</main>`))
  })

  test('ARC-08 vendors without a type, or of the type other, are in no archive', async () => {
    const { text } = await call(`${prefix}/mushrooms/vendors`)
    expect(text).toContain('/mushrooms/vendor/hudson-valley-fungi')
    for (const unnamed of ['mercado-de-segunda', 'taller-sin-nombre']) {
      expect((await call(`${prefix}/mushrooms/vendor/${unnamed}`)).status).toBe(200)
      expect(text).not.toContain(unnamed)
    }
  })
})

test('only the admin sends Critical-CH, which makes a browser request a page twice', async () => {
  expect((await call('/')).headers.get('critical-ch')).toBeNull()
  expect((await call('/es/mushrooms/species')).headers.get('critical-ch')).toBeNull()
  expect((await call('/admin/login')).headers.get('critical-ch')).toBe('Sec-CH-Prefers-Color-Scheme')
})

describe('a page served from memory', () => {
  const path = '/es/mushrooms/boletus-edulis'

  test.each(['br', 'gzip', 'identity'])(
    'has the same text and security headers with the encoding %s',
    async (encoding) => {
      const first = await call(path)
      const again = await call(path, { headers: { 'accept-encoding': encoding } })
      expect(again.text).toBe(first.text)
      expect(again.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding)
      expect(again.headers.get('content-security-policy')).toContain("default-src 'self'")
      expect(again.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
      expect(again.headers.get('vary')).toMatch(/rsc.*Accept-Encoding/)
    },
  )

  test('is a 304 without a body where its ETag is sent', async () => {
    const etag = (await call(path)).headers.get('etag') ?? ''
    const again = await call(path, { headers: { 'if-none-match': etag } })
    expect([again.status, again.text]).toEqual([304, ''])
  })

  test('is not sent to a request with the header rsc', async () => {
    expect((await call(path)).text).toContain('<html')
    expect((await call(path, { headers: { rsc: '1' } })).text).not.toContain('<html')
    expect((await call(path)).text).toContain('<html')
  })
})

describe('static files of the build', () => {
  const script = async (): Promise<string> => /\/_next\/static\/[^"]+\.js/.exec((await call('/')).text)?.[0] ?? ''

  test.each(['br', 'gzip'])(
    'are sent compressed with %s, as immutable, with their type and nosniff',
    async (encoding) => {
      const { status, headers, text } = await call(await script(), { headers: { 'accept-encoding': encoding } })
      expect(status).toBe(200)
      expect(headers.get('content-encoding')).toBe(encoding)
      expect(headers.get('content-type')).toMatch(/^text\/javascript/)
      expect(headers.get('cache-control')).toMatch(/max-age=31536000.*immutable/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(text).toBe((await call(await script(), { headers: { 'accept-encoding': 'identity' } })).text)
    },
  )

  test.each([
    '/',
    '/mushrooms/boletus-edulis',
    '/mushrooms/product/lions-mane-grow-kit',
    '/posts/reading-a-spore-print',
  ])('%s loads less than 138 KB of compressed scripts', async (path) => {
    const { text } = await call(path)
    const modern = text.replace(/<script[^>]*nomodule[^>]*>/gi, '')
    const scripts = new Set(modern.match(/\/_next\/static\/[^"\\]+\.js/g))
    let bytes = 0
    for (const name of scripts) {
      const response = await call(name, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
      bytes += Number(response.headers.get('content-length'))
    }
    expect(bytes).toBeGreaterThan(0)
    expect(bytes).toBeLessThan(138 * 1024)
  })

  test.each([
    ['/_next/static/nothing.js', '404'],
    ['/_next/static/%2e%2e/BUILD_ID', '400'],
    ['/_next/static/../BUILD_ID', '400'],
    ['/_next/BUILD_ID', '404'],
    ['/_next/static/..%2f..%2fpackage.json', '404'],
  ])('are all that is served of the build: %s is a %s', async (path, status) => {
    expect(await statusOf(`GET ${path}`)).toBe(status)
  })
})

test('NAV-15 /en redirects to the bare path with its query', async () => {
  for (const [from, to] of [
    ['/en', '/'],
    ['/en/mushrooms/species?from=old', '/mushrooms/species?from=old'],
  ] as const) {
    const { status, headers } = await call(from)
    expect(status).toBe(308)
    const { pathname, search } = new URL(headers.get('location') ?? '', 'http://site')
    expect(pathname + search).toBe(to)
  }
})

/** The path to which a permanent redirect leads. */
async function movedTo(path: string): Promise<string> {
  const { status, headers } = await call(path)
  expect(status).toBe(308)
  return new URL(headers.get('location') ?? '', 'http://site').pathname
}

const chemistry = '/mushrooms/species/chemistry'

describe.each(languages)('NAV-11 compounds in $lang', ({ prefix }) => {
  test.each([
    ['psychoactive/psilocibina', 'psychoactive/psilocybin'],
    ['psychoactive/Psilocibina', 'psychoactive/psilocybin'],
    ['psychoactive/PSILOCYBIN', 'psychoactive/psilocybin'],
    ['medicinal/4-po-dmt', 'psychoactive/psilocybin'],
    ['medicinal/psilocybin', 'psychoactive/psilocybin'],
    ['psychoactive/ibotenic%20acid', 'psychoactive/ibotenic-acid'],
    ['psychoactive/acido-ibotenico', 'psychoactive/ibotenic-acid'],
    ['psychoactive/ácido-ibotênico', 'psychoactive/ibotenic-acid'],
    ['psychoactive/beta-glucans', 'medicinal/beta-glucans'],
  ])('%s redirects permanently to the canonical address of the compound', async (name, canonical) => {
    expect(await movedTo(`${prefix}${chemistry}/${name}`)).toBe(`${prefix}${chemistry}/${canonical}`)
  })

  test.each(['psychoactive/phlogiston', 'edible/psilocybin', 'psychoactive/psilo'])(
    'NAV-17 %s is a 404',
    async (name) => {
      expect((await call(`${prefix}${chemistry}/${name}`)).status).toBe(404)
    },
  )
})

test.each([
  ['', 'Indole alkaloid (tryptamine phosphate)', '4-po-dmt', 'mg/g dry'],
  ['/es', 'Alcaloide indólico (fosfato de triptamina)', 'psilocybina', 'mg/g seco'],
  ['/pt', 'Alcaloide indólico (fosfato de triptamina)', 'psilocybina', 'mg/g seco'],
])(
  'NAV-11 %s the page of psilocybin has its class, a synonym, its unit, and species by amount',
  async (prefix, kind, synonym, unit) => {
    const { text } = await call(`${prefix}${chemistry}/psychoactive/psilocybin`)
    for (const said of [kind, synonym, unit]) expect(pageText(text)).toContain(said)
    const places = ['psilocybe-azurescens', 'psilocybe-cubensis'].map((slug) =>
      text.indexOf(`href="${prefix}/mushrooms/${slug}"`),
    )
    expect(places[0]).toBeGreaterThan(0)
    expect(places[1]).toBeGreaterThan(Number(places[0]))
  },
)

describe.each(languages)('BLK-12 breadcrumbs in $lang', ({ prefix }) => {
  test.each(['chemistry/psychoactive/psilocybin', 'type/culinary', 'type/psychoactive/dosage-calculator'])(
    'of %s lead through the species archive',
    async (path) => {
      const { text } = await call(`${prefix}/mushrooms/species/${path}`)
      const [trail = ''] = /<ol(?:(?!<\/ol>).)*aria-current="page"/s.exec(text) ?? []
      expect([...trail.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
        prefix || '/',
        `${prefix}/mushrooms`,
        `${prefix}/mushrooms/species`,
      ])
    },
  )
})

describe.each(languages)('NAV-01 home in $lang', ({ prefix }) => {
  test('has a search form, a species in season, links to archives, and cards of products, guides, posts and vendors', async () => {
    const { text } = await call(prefix || '/')
    const main = /<main.*<\/main>/s.exec(text)?.[0] ?? ''
    expect(main).toMatch(new RegExp(`<form role="search"[^>]* action="${prefix}/search"`))
    expect(main).toMatch(new RegExp(`<figcaption.*?href="${prefix}/mushrooms/[a-z-]+"`, 's'))
    for (const folder of ['species', 'growing-guides', 'products', 'vendors'])
      expect(main).toContain(`href="${prefix}/mushrooms/${folder}"`)
    const shown = (folder: string): number =>
      new Set([...main.matchAll(new RegExp(`href="${prefix}${folder}/[a-z0-9-]+"`, 'g'))].map(([link]) => link)).size
    expect(shown('/mushrooms/product')).toBe(4)
    expect(shown('/mushrooms/growing-guide')).toBe(3)
    expect(shown('/posts')).toBe(1)
    expect(shown('/mushrooms/vendor')).toBe(6)
  })

  test('loads its first picture eagerly and no other', async () => {
    const { text } = await call(prefix || '/')
    const pictures = [...(/<main.*<\/main>/s.exec(text)?.[0].matchAll(/<img[^>]*>/g) ?? [])].map(([picture]) => picture)
    expect(pictures.length).toBeGreaterThan(15)
    expect(pictures.map((picture) => picture.includes('loading="eager"')).indexOf(true)).toBe(0)
    expect(pictures.filter((picture) => picture.includes('loading="eager"'))).toHaveLength(1)
  })
})

describe.each(languages)('strings of a page in $lang', ({ prefix, lang }) => {
  test('I18-01 D-21 sources are marked as English where the page is in another locale', async () => {
    const mark = lang === 'en-US' ? /Source: <span>[^<]/ : /(?:Fuente|Fonte): <span lang="en-US">[^<]/
    for (const path of ['/mushrooms/hericium-erinaceus', `${chemistry}/psychoactive/psilocybin`]) {
      expect((await call(`${prefix}${path}`)).text).toMatch(mark)
    }
  })

  test('SPC-01 a species shows its common names in all three languages, that of the page first', async () => {
    const { text } = await call(`${prefix}/mushrooms/pleurotus-ostreatus`)
    const named = [...text.matchAll(/<dd lang="([^"]+)">/g)].map(([, code]) => code)
    expect(named.toSorted()).toEqual(['en-US', 'es', 'pt-BR'])
    expect(named[0]).toBe(lang)
  })

  test('NAV-02 the catalogue links to top categories and to categories below them', async () => {
    const { text } = await call(`${prefix}/mushrooms`)
    for (const path of ['products', 'products/growing', 'type', 'type/culinary', 'helps-with']) {
      expect(text).toContain(`href="${prefix}/categories/${path}"`)
    }
  })
})

const ofCulinary: Readonly<Record<string, string>> = {
  'en-US': 'Culinary species',
  es: 'Especies culinarias',
  'pt-BR': 'Espécies culinárias',
}

describe.each(languages)('NAV-12 species of a type in $lang', ({ prefix, lang, missing }) => {
  test('are those of the type, below its name as the heading', async () => {
    const { status, text } = await call(`${prefix}/mushrooms/species/type/culinary`)
    expect(status).toBe(200)
    expect(pageText(/<h1[^>]*>(.*?)<\/h1>/s.exec(text)?.[1] ?? '')).toBe(ofCulinary[lang])
    expect(text).toContain(`href="${prefix}/mushrooms/boletus-edulis"`)
    expect(text).not.toContain(`href="${prefix}/mushrooms/amanita-muscaria"`)
  })

  test.each(['none-such', 'Culinaria', 'culinary%20', 'constructor', 'flavor', '1'])(
    'NAV-17 an unknown type, %s, is a 404 with a page of the site',
    async (type) => {
      const { status, text } = await call(`${prefix}/mushrooms/species/type/${type}`)
      expect(status).toBe(404)
      expect(text).toMatch(new RegExp(`<h1[^>]*>${missing}</h1>`))
    },
  )
})

describe.each(languages)('NAV-14 categories in $lang', ({ prefix }) => {
  test('a page has its breadcrumbs and links to the categories below it', async () => {
    const { text } = await call(`${prefix}/categories/products/growing`)
    for (const path of ['', '/products', '/products/growing/genetics']) {
      expect(text).toContain(`href="${prefix}/categories${path}"`)
    }
    expect(text).toContain('aria-current="page"')
  })

  test.each([
    ['products/mushroom/edibles', '/mushrooms/product/'],
    ['type/culinary', '/mushrooms/'],
    ['guides/indoor', '/mushrooms/growing-guide/'],
    ['topics/identification', '/posts/'],
    ['topics/science', '/projects/'],
  ])(
    'an item of %s links to the address of its first category plus its slug, which redirects to its page',
    async (path, page) => {
      const { text } = await call(`${prefix}/categories/${path}`)
      const links = [...text.matchAll(/<h3[^>]*><a href="([^"]+)"/g)].map(([, href = '']) => href)
      expect(links.filter((href) => !href.startsWith(`${prefix}/categories/`))).toEqual([])
      const targets = await Promise.all(links.map(movedTo))
      const slugOf = (address: string): string => address.slice(address.lastIndexOf('/') + 1)
      expect(targets.map(slugOf)).toEqual(links.map(slugOf))
      expect(targets.map((target) => target.slice(0, target.lastIndexOf('/') + 1))).toContain(`${prefix}${page}`)
    },
  )

  test('a category lists species by whichever of their fields holds it', async () => {
    for (const path of ['type/culinary', 'flavor', 'texture', 'fragrance', 'effects', 'helps-with']) {
      expect((await call(`${prefix}/categories/${path}`)).text).toContain('id="mushrooms"')
    }
  })

  test('an item’s address below its first category redirects to its page, and below another is a 404', async () => {
    const slug = 'lions-mane-grow-kit'
    expect(await movedTo(`${prefix}/categories/products/growing/equipment/grow-kits/${slug}`)).toBe(
      `${prefix}/mushrooms/product/${slug}`,
    )
    expect(await movedTo(`${prefix}/categories/topics/identification/reading-a-spore-print`)).toBe(
      `${prefix}/posts/reading-a-spore-print`,
    )
    expect((await call(`${prefix}/categories/products/growing/${slug}`)).status).toBe(404)
  })

  test('an empty category is a page with links to its parent and to the catalogue', async () => {
    const { status, text } = await call(`${prefix}/categories/consumption-forms/tea`)
    expect(status).toBe(200)
    expect(text).toContain(`href="${prefix}/categories/consumption-forms"`)
    expect(text).toContain(`href="${prefix}/mushrooms"`)
  })

  test.each(['nothing', 'products/nothing', 'growing', 'products/growing/a/b', 'products/%F0%9F%8D%84'])(
    'NAV-17 %s is a 404',
    async (path) => {
      expect((await call(`${prefix}/categories/${path}`)).status).toBe(404)
    },
  )
})

test('G7 pages and admin send a strict content security policy, calls are not cached, and all send nosniff', async () => {
  const [site, admin, api] = await Promise.all([call('/'), call('/admin/login'), call('/api/mushrooms?limit=1')])
  for (const { headers } of [site, admin]) {
    const policy = headers.get('content-security-policy') ?? ''
    for (const part of ["object-src 'none'", "base-uri 'none'", "script-src-attr 'none'", "frame-ancestors 'self'"]) {
      expect(policy).toContain(part)
    }
    expect(policy).not.toContain('unsafe-eval')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  }
  expect(api.headers.get('cache-control')).toBe('private, no-store')
  expect(api.headers.get('x-content-type-options')).toBe('nosniff')
})

test('health responds that the site is alive and ready, in booleans only', async () => {
  expect((await call('/api/health/live')).json).toEqual({ status: 'ok' })
  const ready = await call('/api/health/ready')
  expect(ready.status).toBe(200)
  expect(ready.json).toEqual({ status: 'ok', checks: { db: true, migrations: true, disk: true, seed: true } })
})

test('MED-01 a picture is served under its name, as immutable, and an unknown name is a 404', async () => {
  const { status, headers } = await call('/api/media/file/plate-boletus-edulis.webp')
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('image/webp')
  expect(headers.get('cache-control')).toContain('immutable')
  expect((await call('/api/media/file/nothing.webp')).status).toBe(404)
})
