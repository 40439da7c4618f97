import { afterAll, describe, expect, test } from 'vitest'
import en from '@messages/en.json'
import es from '@messages/es.json'
import pt from '@messages/pt.json'
import { asAdmin, call, type ClientResponse } from '../setup/client'
import { expectRefusal, leaks } from '../setup/envelope'
import { callers, collections, invented, languages, makeNamed, type Language } from '../setup/catalogue'
import { change, cleanUp } from '../setup/fixtures'

const messages = { en, es, pt } as const

afterAll(cleanUp)

type Item = { title: string; detail: string | null; href: string; picture: string | null }
type Group = { kind: string; items: Item[] }

const send = (q: string, locale?: Language): Promise<ClientResponse> =>
  call(`/api/search?${new URLSearchParams({ q, ...(locale ? { locale } : {}) }).toString()}`)

async function groups(q: string, locale?: Language): Promise<Group[]> {
  const response = await send(q, locale)
  expect(response.status, response.text.slice(0, 300)).toBe(200)
  expect(response.json.query).toBe(q)
  return response.json.groups as Group[]
}

const hrefs = (found: readonly Group[], kind?: string): string[] =>
  found.filter((group) => !kind || group.kind === kind).flatMap(({ items }) => items.map(({ href }) => href))
const firstOf = async (q: string, kind: string, locale?: Language): Promise<string | undefined> =>
  hrefs(await groups(q, locale), kind)[0]

const page = (search: string, prefix = ''): Promise<ClientResponse> => call(`${prefix}/search${search}`)

const lionsMane = '/mushrooms/hericium-erinaceus'
const oyster = '/mushrooms/pleurotus-ostreatus'
const shiitake = '/mushrooms/lentinula-edodes'
const psilocybin = '/mushrooms/species/chemistry/psychoactive/psilocybin'

describe('I18-01 GET /api/search finds', () => {
  test.each([
    ['a compound by its Spanish name', 'psilocibina', 'compounds', psilocybin],
    ['a compound by its English name', 'psilocybin', 'compounds', psilocybin],
    ['a species by its Spanish name', 'hongo ostra', 'mushrooms', oyster],
    ['a species with a letter missing', 'shitake', 'mushrooms', shiitake],
    ['a species with a wrong letter', 'lions main', 'mushrooms', lionsMane],
    ['a species with its apostrophe', 'lion’s mane', 'mushrooms', lionsMane],
    ['a species with another apostrophe', "Lion's Mane", 'mushrooms', lionsMane],
    ['a species in capitals', 'SHIITAKE', 'mushrooms', shiitake],
    ['a species by its scientific name', 'lentinula edodes', 'mushrooms', shiitake],
    ['a species by the beginning of a word', 'lentin', 'mushrooms', shiitake],
    ['words in the other order', 'mane lions', 'mushrooms', lionsMane],
    ['a species with spaces around', '   shiitake  ', 'mushrooms', shiitake],
    ['a species with an accent too many', 'shiitáke', 'mushrooms', shiitake],
    ['a compound with an accent too many', 'psilocibína', 'compounds', psilocybin],
    ['letters with their accents apart', 'psilocibi\u0301na', 'compounds', psilocybin],
  ])('%s: %s', async (_what, q, kind, href) => {
    expect(await firstOf(q, kind)).toBe(href)
    // A name of any locale is found in all of them.
    for (const locale of ['es', 'pt'] as const) expect(await firstOf(q, kind, locale)).toBe(`/${locale}${href}`)
  })

  test.each([
    ['psilocibina', 'compounds'],
    [' Psilocybin ', 'compounds'],
    ['psilocyb', 'mushrooms'],
  ])('I18-01 a compound before the species that contain it only by its whole name: %s', async (q, kind) => {
    expect((await groups(q))[0]?.kind).toBe(kind)
  })

  test.each([
    ['bolsas de cultivo', 'products'],
    ['melena de leon', 'mushrooms'],
    ['melena del león', 'mushrooms'],
  ])('for %s what it names, and nothing that shares only small words with it', async (q, kind) => {
    const found = await groups(q)
    expect(hrefs(found, kind).length).toBeGreaterThan(0)
    expect(hrefs(found, 'compounds')).toEqual([])
    expect(hrefs(found)).not.toContain('/mushrooms/tuber-magnatum')
    if (kind === 'mushrooms') expect(hrefs(found, kind)).toEqual([lionsMane])
  })

  test('the same groups with other accents and case', async () => {
    for (const [one, other] of [
      ['champiñón', 'champinon'],
      ['PSILOCIBINA', 'psilocibina'],
      ['Shiitake', 'sHIITAKE'],
    ] as const)
      expect(await groups(one)).toEqual(await groups(other))
  })

  test('a species by every beginning of its name from three letters on', async () => {
    for (const q of ['shi', 'shii', 'shiit', 'shiita', 'shiitak', 'shiitake'])
      expect(hrefs(await groups(q), 'mushrooms')).toContain(shiitake)
  })

  test('a document of each collection by its title, in capitals, and by its beginning', async () => {
    for (const collection of collections) {
      const word = invented()
      await makeNamed(collection, word)
      for (const q of [word, word.toUpperCase(), word.slice(0, 12)]) {
        const found = await groups(q)
        expect(found.map(({ kind }) => kind)).toEqual([collection])
        expect(found[0]?.items.map(({ title }) => title)).toEqual([word])
      }
    }
  })
})

describe('SAF-03 an accident told in a sentence', () => {
  test.each([
    'my daughter ate a red mushroom',
    'we were in the park today and our two year old ate a mushroom',
    'hola mi hijo estaba jugando en el jardín de casa y se comió una seta',
    'boa tarde minha filha de dois anos estava no quintal e comeu um cogumelo',
    'me envenené',
    'meu filho está intoxicado',
    'psilocybin overdose',
    '112',
  ])('%s: help is the first group in each language', async (q) => {
    for (const locale of languages) {
      const [first] = await groups(q, locale)
      expect(first?.kind).toBe('help')
      expect(first?.items[0]?.title).toBe(messages[locale].danger.title)
    }
  })

  test.each(['how to cook mushrooms', 'recetas con setas', 'receita com cogumelos'])(
    '%s gets no group of help',
    async (q) => {
      expect((await groups(q)).map(({ kind }) => kind)).not.toContain('help')
    },
  )
})

describe('GET /api/search: suggestions', () => {
  test.each(['mushroom', 'ostra', 'psilo', 'a', 'shiitake', 'lions main'])(
    'T-1C for %s are grouped by kind, four of each at most, no kind twice or empty',
    async (q) => {
      const found = await groups(q)
      const kinds = found.map(({ kind }) => kind)
      expect(found.length).toBeGreaterThan(0)
      expect(new Set(kinds).size).toBe(kinds.length)
      for (const kind of kinds) expect([...collections, 'compounds', 'pages']).toContain(kind)
      for (const { items } of found) {
        expect(items.length).toBeGreaterThan(0)
        expect(items.length).toBeLessThanOrEqual(4)
        expect(new Set(items.map(({ href }) => href)).size).toBe(items.length)
        for (const item of items) {
          const { danger, tone, ...others } = item as typeof item & { danger?: string; tone?: string }
          expect(Object.keys(others).sort()).toEqual(['detail', 'href', 'picture', 'title'])
          // Only harmful species have a danger (SAF-02).
          if ('danger' in item) expect(danger).toMatch(/\S/)
          expect([undefined, 'suspect', 'amanita', 'deadly']).toContain(tone)
        }
      }
    },
  )

  test('NAV-15 link to pages that exist, in the visitor’s locale', { timeout: 120_000 }, async () => {
    for (const [locale, prefix] of [
      ['en', ''],
      ['es', '/es'],
      ['pt', '/pt'],
    ] as const) {
      const found = [...(await groups('psilocibina', locale)), ...(await groups('ostra', locale))]
      const addresses = [...new Set(hrefs(found))]
      expect(addresses.length).toBeGreaterThan(8)
      for (const href of addresses) {
        expect(href.startsWith(`${prefix}/`)).toBe(true)
        if (locale === 'en') expect(href).not.toMatch(/^\/(?:en|es|pt)\//)
        expect((await call(href)).status, href).toBe(200)
      }
    }
  })

  test('I18-01 name a compound in the visitor’s locale', async () => {
    const named = async (locale: Language) =>
      (await groups('psilocybin', locale)).find(({ kind }) => kind === 'compounds')?.items[0]
    const [english, spanish, portuguese] = await Promise.all(languages.map(named))
    expect(english?.title).toBe('Psilocybin')
    expect(spanish?.title).toBe('Psilocibina')
    expect(portuguese?.title).toMatch(/^Psilocibina$/)
    expect(new Set([english?.detail, spanish?.detail, portuguese?.detail]).size).toBe(3)
  })

  test('MED-01 have a picture that is served', async () => {
    const [item] = (await groups('shiitake')).flatMap(({ items }) => items)
    expect(item?.picture).toMatch(/^\/api\/media\/file\//)
    expect((await call(item?.picture ?? '/none')).status).toBe(200)
  })
})

describe.each(collections)('ACL-01 drafts of %s in the search', (collection) => {
  test('are not found, by an admin either; a published document is found at once, until it is unpublished', async () => {
    const [word, next] = [invented(), invented()]
    const id = await makeNamed(collection, word, { slug: word, _status: 'draft' })
    /** Whether the call, the call as an admin, and the page find the document. */
    const seen = async (q: string): Promise<boolean[]> => {
      const signedIn = await call(`/api/search?q=${q}`, { token: await asAdmin() })
      const { text } = await page(`?q=${q}`)
      const found = [hrefs(await groups(q)), hrefs(signedIn.json.groups as Group[])]
      return [...found.map((all) => all.length > 0), new RegExp(`href="[^"?]*/${word}"`).test(text)]
    }
    expect(await seen(word)).toEqual([false, false, false])
    const field = collection === 'vendors' ? 'displayName' : 'title'
    await change(collection, id, { _status: 'published' })
    expect(await seen(word)).toEqual([true, true, true])
    await change(collection, id, { [field]: next, _status: 'published' })
    expect(await seen(word)).toEqual([false, false, false])
    expect(await seen(next)).toEqual([true, true, true])
    await change(collection, id, { _status: 'draft' })
    expect(await seen(next)).toEqual([false, false, false])
  })
})

test('ARC-08 a vendor without a type, or of the type other, is not found', async () => {
  const word = invented()
  await makeNamed('vendors', `${word} plain`, { vendorType: null })
  await makeNamed('vendors', `${word} other`, { vendorType: 'other' })
  expect(await groups(word)).toEqual([])
})

describe('ERR-01 GET /api/search', () => {
  test.each(['', ' ', '...', '’', '%', '!?¡¿', '\u0000', '🌲'])('%j gives no groups', async (q) => {
    expect(await groups(q)).toEqual([])
  })

  test('without a text gives no groups', async () => {
    const response = await call('/api/search')
    expect(response.status).toBe(200)
    expect(response.json).toEqual({ query: '', groups: [] })
  })

  test.each(languages)('a text of more than two hundred characters is refused in %s', async (locale) => {
    expect((await send('x'.repeat(200), locale)).status).toBe(200)
    const response = await send('x'.repeat(201), locale)
    expectRefusal(response, 400)
    expect(response.json.message).toBe(messages[locale].filterErrors.badRequest)
  })

  test.each(['search?q=a', 'entries/own?of=mushrooms:1'])('T-1C two locales are rejected: /api/%s', async (asked) => {
    expect((await call(`/api/${asked}&locale=en`)).status).toBe(200)
    expectRefusal(await call(`/api/${asked}&locale=en&locale=es`), 400)
  })

  test.each(callers)(
    'I18-01 without a locale has its messages in the language of %s',
    async (_whose, headers, locale) => {
      const { filterErrors, refusals } = messages[locale]
      for (const [search, message] of [
        [`q=${'x'.repeat(201)}`, filterErrors.badRequest],
        [`q=${'x'.repeat(201)}&locale=xx`, filterErrors.badRequest],
        ['q=a&q=b', refusals.repeated],
      ] as const) {
        const response = await call(`/api/search?${search}`, { headers })
        expectRefusal(response, 400)
        expect(response.json.message).toBe(message)
      }
    },
  )

  test.each([
    'q=a&q=b',
    'q=a&locale=es&locale=pt',
    `q=${'%20'.repeat(201)}`,
    `q=${'x'.repeat(5000)}`,
    `q=${'x'.repeat(9000)}`,
  ])('%s is refused', async (search) => expectRefusal(await call(`/api/search?${search}`), 400))

  test.each([
    'q=%E0%A4%A',
    'q=%ED%A0%80',
    'q[]=a',
    'q[like]=%25',
    'q=__proto__',
    'q=constructor',
    'q=hasOwnProperty',
    'q=shiitake&locale=xx',
    'q=shiitake&locale[]=es',
    `q=${encodeURIComponent('a '.repeat(50))}`,
    `q=${encodeURIComponent("' OR 1=1 --")}`,
    `q=${encodeURIComponent('<script>alert(1)</script>')}`,
    'q=shiitake&limit=9999&kind=users',
  ])('%s is a 200 that leaks no internals', async (search) => {
    const response = await call(`/api/search?${search}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('application/json')
    expect(response.text).not.toMatch(leaks)
    for (const { items } of (response.json.groups ?? []) as Group[]) expect(items.length).toBeLessThanOrEqual(4)
  })

  test('is kept by no cache', async () => {
    expect((await send('shiitake')).headers.get('cache-control')).toContain('no-store')
  })
})

const productsOn = ({ text }: ClientResponse, prefix = ''): string[] => [
  ...new Set(
    [...text.matchAll(new RegExp(`href="${prefix}(/mushrooms/product/[^"]+)"`, 'g'))].map(([, path]) => path ?? ''),
  ),
]

/** The number of results that the page states, in its locale. */
function countOn({ text }: ClientResponse, locale: Language, query: string): number {
  const [, phrase = ''] = /other \{# ([^}]*)\{query\}/.exec(messages[locale].search.results) ?? []
  const [, single = ''] = /one \{# ([^}]*)\{query\}/.exec(messages[locale].search.results) ?? []
  const found = new RegExp(`(\\d+) (?:${phrase}|${single})${query}`).exec(text)
  return found ? Number(found[1]) : 0
}

describe('NAV-15 the search page', () => {
  test.each([
    ['en', '', 'en-US'],
    ['es', '/es', 'es'],
    ['pt', '/pt', 'pt-BR'],
  ] as const)('I18-01 in %s has its language, heading and results', async (locale, prefix, lang) => {
    const response = await page('?q=shiitake', prefix)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(response.text).toContain(`<html lang="${lang}"`)
    expect(response.text).toMatch(new RegExp(`<h1[^>]*>${messages[locale].search.title}<`))
    expect(countOn(response, locale, 'shiitake')).toBeGreaterThan(5)
    expect(response.text).toContain(`href="${prefix}${shiitake}"`)
    expect(productsOn(response, prefix).length).toBeGreaterThan(0)
    expect(response.text).toContain('value="shiitake"')
  })

  test.each(languages)('SEO-02 is noindex for a query (%s)', async (locale) => {
    const response = await page('?q=shiitake', locale === 'en' ? '' : `/${locale}`)
    expect(response.text).toMatch(/<meta name="robots" content="noindex/)
  })

  test('NAV-15 /en/search redirects to the bare path with its query', async () => {
    const response = await page('?q=shiitake', '/en')
    expect(response.status).toBe(308)
    expect(response.headers.get('location')).toMatch(/\/search\?q=shiitake$/)
  })

  test('without a query shows the search box and no results', async () => {
    for (const search of ['', '?q=', '?q=%20%20']) {
      const response = await page(search)
      expect(response.status).toBe(200)
      expect(response.text).toContain('name="q"')
      expect(productsOn(response)).toEqual([])
    }
  })

  test('says when nothing was found, with a hint and a link to the key', async () => {
    const word = invented()
    for (const locale of languages) {
      const response = await page(`?q=${word}`, locale === 'en' ? '' : `/${locale}`)
      const [, nothing = ''] = /=0 \{([^}]*)\{query\}/.exec(messages[locale].search.results) ?? []
      expect(response.status).toBe(200)
      expect(response.text).toContain(`${nothing}${word}`)
      expect(response.text).toContain(messages[locale].search.emptyHint)
      // The page also offers to identify the find by its features.
      expect(response.text).toContain(`>${messages[locale].identify.open}</a>`)
    }
  })

  test.each([
    ['', 'fly agaric', 'products'],
    ['/es', 'matamoscas', 'recipes'],
    ['/pt', 'amanita muscari', 'posts'],
  ])('SAF-02 narrowed to one kind too, shows a harmful species first: %s %s in %s', async (prefix, q, kind) => {
    const { text } = await page(`?${new URLSearchParams({ q, kind }).toString()}`, prefix)
    const [first] =
      /href="[^"]*\/(?:mushrooms|posts|recipes|projects)\/[^"]+"/.exec(text.slice(text.indexOf('<main'))) ?? []
    expect(first).toBe(`href="${prefix}/mushrooms/amanita-muscaria"`)
  })

  test('narrowed to one kind lists all of it, twenty a page', async () => {
    const word = invented()
    const total = 23
    for (let one = 1; one <= total; one += 1) await makeNamed('products', `${word} ${one}`)
    const post = `/posts/${word}`
    await makeNamed('posts', word, { slug: word })
    expect((await page(`?q=${word}`)).text).toContain(`href="${post}"`)
    const first = await page(`?q=${word}&kind=products`)
    expect(countOn(first, 'en', word)).toBe(total)
    expect(first.text).toContain('page=2')
    const all = new Set(productsOn(first))
    expect(all.size).toBe(20)
    for (let number = 2; number <= Math.ceil(total / 20); number += 1)
      for (const href of productsOn(await page(`?q=${word}&kind=products&page=${number}`))) all.add(href)
    expect(all.size).toBe(total)
    // Other kinds of documents are left out.
    expect(first.text).not.toContain(`href="${post}"`)
  })

  test.each([
    'page=0',
    'page=-1',
    'page=99999999999999999999',
    'page=1e9',
    'page=abc',
    'page=1.5',
    'page=',
    'page=2&page=3',
    'page[]=2',
    'page=Infinity',
    'kind=users',
    'kind=__proto__',
    'kind=compounds',
    'kind=',
    'kind=products&kind=posts',
    'kind[]=products',
    'kind=products&page=10000',
    'kind=posts&page=-5',
    'kind=vendors&page=7',
    'locale=xx',
    'q=second',
  ])('with a parameter out of bounds is still a page: %s', async (search) => {
    const response = await page(`?q=mushroom&${search}`)
    expect(response.status).toBe(200)
    expect(response.text).toContain('<html lang="en-US"')
    expect(response.text).toContain('for “mushroom”')
    expect(response.text).not.toMatch(/SQLITE_|\n {4}at /)
  })

  test.each([
    ['much too long', `q=${'x'.repeat(5000)}`],
    ['a broken escape', 'q=%E0%A4%A'],
    ['half a character', 'q=%ED%A0%80'],
    ['a text that is none', 'q=%00'],
    ['an injection', `q=${encodeURIComponent("' OR 1=1 --")}`],
    ['a name every object has', 'q=constructor'],
    ['many words', `q=${encodeURIComponent('a '.repeat(200))}`],
  ])('for %s is still a page', async (_what, search) => {
    for (const prefix of ['', '/es', '/pt']) {
      const response = await page(`?${search}`, prefix)
      expect(response.status).toBe(200)
      expect(response.text).not.toMatch(/SQLITE_|\n {4}at /)
    }
  })

  test('T-1E escapes the query', async () => {
    const response = await page(`?q=${encodeURIComponent('"><script>alert(1)</script><img src=x onerror=alert(1)>')}`)
    expect(response.status).toBe(200)
    expect(response.text).not.toContain('<script>alert(1)')
    expect(response.text).not.toContain('<img src=x')
  })
})
