import { XMLParser } from 'fast-xml-parser'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { setImmediate } from 'node:timers/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { languageTags, locales, type Locale } from '@/core/locales'
import { splitLocale } from '@/core/paths'
import { leftOutPaths } from '@starter/loader/test-catalogue'
import { at, call, siteUrl } from '../setup/client'

type Page = {
  readonly path: string
  readonly status: number
  readonly html: string
  /** `href` of its alternates by `hreflang`. */
  readonly alternates: ReadonlyMap<string, string>
}

const parser = new XMLParser({ isArray: (name) => ['sitemap', 'url'].includes(name) })

const locsIn = async (path: string, list: string): Promise<string[]> => {
  const found = at(parser.parse((await call(path)).text), list)
  return Array.isArray(found) ? found.map(({ loc }: { loc: string }) => new URL(loc).pathname) : []
}

const decoded = (text: string): string => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"')

const attribute = (tag: string, name: string): string | undefined => {
  const found = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1]
  return found === undefined ? undefined : decoded(found)
}

/** Removes scripts, which hold the page a second time as data. */
const withoutScripts = (html: string): string => html.replace(/<script\b.*?<\/script>/gis, '')

const tagsIn = (html: string, name: string): string[] => html.match(new RegExp(`<${name}\\b[^>]*>`, 'gi')) ?? []

async function read(path: string): Promise<Page> {
  const { status, text } = await call(path)
  const alternates = tagsIn(text, 'link').flatMap((tag): [string, string][] => {
    const [language, href] = [attribute(tag, 'hreflang'), attribute(tag, 'href')]
    return language && href ? [[language, new URL(href, siteUrl).pathname]] : []
  })
  return { path, status, html: text, alternates: new Map(alternates) }
}

/** Runs `work` for a few items at a time, since the site renders each page for the first time. */
async function each<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const left = [...items.entries()]
  const done: R[] = []
  const worker = async (): Promise<void> => {
    for (let next = left.shift(); next; next = left.shift()) done[next[0]] = await work(next[1])
  }
  await Promise.all(Array.from({ length: 6 }, worker))
  return done
}

const pages = new Map<string, Page>()
const all = (): Page[] => [...pages.values()]
const pagesIn = (locale: Locale): Page[] => all().filter(({ path }) => splitLocale(path).locale === locale)

let listed: string[] = []

beforeAll(async () => {
  const files = await locsIn('/sitemap.xml', 'sitemapindex.sitemap')
  listed = (await each(files, (file) => locsIn(file, 'urlset.url'))).flat()
})

// Ends a crawl that hangs: each page is rendered for the first time, which a slow machine needs minutes for.
beforeAll(async () => {
  for (const page of await each(listed, read)) pages.set(page.path, page)
}, 900_000)

/** The problems that a check finds, each with the path of its page. */
const problems = (check: (page: Page) => readonly string[]): string[] =>
  all().flatMap((page) => check(page).map((problem) => `${page.path}: ${problem}`))

/** Empties scripts, which are as long as the page and contain no markup. */
const withEmptyScripts = (html: string): string => html.replace(/(<script\b[^>]*>).*?(<\/script>)/gis, '$1$2')

const rules = new StaticConfigLoader({
  extends: ['html-validate:standard'],
  rules: {
    'require-sri': 'off',
    'no-inline-style': 'off',
    'valid-id': ['error', { relaxed: true }],
  },
})
// The config is resolved once; resolving it for each page takes a fifth of the time.
const known = rules.getConfigFor('page.html')
rules.getConfigFor = () => known

/** Checks that the markup is valid HTML; formatting is up to Next and is not checked. */
const validator = new HtmlValidate(rules)

/** Whether a path belongs to a document of the whole catalogue that the test catalogue leaves out. */
const leftOut = (path: string): boolean => leftOutPaths.has(path.replace(/^\/(es|pt)(?=\/)/, ''))

describe('SEO-02 every page of the sitemap, in three locales', () => {
  test('returns 200', () => {
    expect(pages.size).toBeGreaterThan(100)
    expect(problems(({ status }) => (status === 200 ? [] : [`returns ${status}`]))).toEqual([])
  })

  test('has one h1, a title and a description', () => {
    expect(
      problems(({ html }) => {
        const body = withoutScripts(html)
        const headings = tagsIn(body, 'h1').length
        return [
          ...(headings === 1 ? [] : [`${headings} h1`]),
          ...(/<title>[^<]+<\/title>/.test(body) ? [] : ['no title']),
          ...(/<meta name="description" content="[^"]+"/.test(body) ? [] : ['no description']),
        ]
      }),
    ).toEqual([])
  })

  test('has headings that skip no level, and itself as canonical URL', () => {
    expect(
      problems(({ path, html }) => {
        const main = /<main\b.*<\/main>/s.exec(withoutScripts(html))?.[0] ?? ''
        const levels = tagsIn(main, 'h[1-6]').map((tag) => Number(tag[2]))
        const canonical = tagsIn(html, 'link').find((tag) => attribute(tag, 'rel') === 'canonical') ?? ''
        const own = attribute(canonical, 'href')
        return [
          ...(levels[0] === 1 ? [] : ['no heading of the first order first']),
          ...(levels.some((level, index) => level > (levels[index - 1] ?? 0) + 1) ? [`headings ${levels.join()}`] : []),
          ...(own && new URL(own).pathname === path ? [] : [`names ${own ?? 'no address'}`]),
        ]
      }),
    ).toEqual([])
  })

  test('has a description that no other page of its locale has', () => {
    const seen = new Map<string, string>()
    expect(
      problems(({ path, html }) => {
        const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? ''
        const key = `${/<html lang="([^"]+)"/.exec(html)?.[1] ?? ''} ${description}`
        const other = seen.get(key)
        seen.set(key, path)
        return other === undefined ? [] : [`is described as ${other} is`]
      }),
    ).toEqual([])
  })

  test('has an alt attribute on every image', () => {
    expect(
      problems(({ html }) =>
        tagsIn(withoutScripts(html), 'img').flatMap((tag) => (/\salt(=|\s|>)/.test(tag) ? [] : [tag])),
      ),
    ).toEqual([])
  })

  test('has an alternate in every locale, which links back', () => {
    expect(
      problems(({ path, alternates }) => {
        const lacking = [...Object.values(languageTags), 'x-default'].filter((language) => !alternates.has(language))
        const oneSided = [...alternates.values()].filter(
          (other) => ![...(pages.get(other)?.alternates.values() ?? [])].includes(path),
        )
        return [
          ...lacking.map((language) => `no ${language}`),
          ...oneSided.map((other) => `${other} does not link back`),
        ]
      }),
    ).toEqual([])
  })

  test('SEO-01 has JSON-LD of things with a type and absolute URLs', () => {
    expect(
      problems(({ html }) => {
        const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
        if (scripts.length === 0) return ['none']
        return scripts.flatMap(([, json = '']) => {
          const data = JSON.parse(json) as unknown
          const things = at(data, '@graph')
          if (at(data, '@context') !== 'https://schema.org' || !Array.isArray(things)) return ['no graph']
          return things.flatMap((thing) => [
            ...(typeof at(thing, '@type') === 'string' ? [] : ['a thing without a type']),
            ...[at(thing, 'url'), at(thing, '@id')]
              .filter((url) => typeof url === 'string' && !URL.canParse(url))
              .map((url) => `address ${String(url)}`),
          ])
        })
      }),
    ).toEqual([])
  })

  test.each(locales)('is valid HTML (%s)', async (locale) => {
    const found = await each(pagesIn(locale), async ({ path, html }) => {
      const { results } = await validator.validateString(withEmptyScripts(html))
      // Yields to the event loop, so that connections which the server has closed are noticed before the next request.
      await setImmediate()
      return results
        .flatMap(({ messages }) => messages)
        .map(({ ruleId, message, selector }) => `${path}: ${ruleId} ${message} (${selector ?? ''})`)
    })
    expect(found.flat()).toEqual([])
  })

  test.each(locales)('has no dead link or fragment (%s)', async (locale) => {
    const links = new Map<string, string>()
    const fragments: string[] = []
    for (const { path, html } of pagesIn(locale)) {
      const body = withoutScripts(html)
      const ids = new Set(tagsIn(body, '[a-z][a-z0-9]*').flatMap((tag) => attribute(tag, 'id') ?? []))
      for (const tag of tagsIn(body, 'a')) {
        const href = attribute(tag, 'href')
        if (href === undefined) continue
        const url = new URL(href, siteUrl + path)
        if (url.origin !== new URL(siteUrl).origin) continue
        if (url.pathname === path && url.search === '') {
          const id = decodeURIComponent(url.hash.slice(1))
          if (id !== '' && !ids.has(id)) fragments.push(`${path}: #${id}`)
        } else if (!pages.has(url.pathname) && !leftOut(url.pathname) && !/^\/(admin|api)(\/|$)/.test(url.pathname)) {
          links.set(url.pathname + url.search, path)
        }
      }
    }
    expect(fragments).toEqual([])
    const dead = await each([...links], async ([to, from]) => {
      const { status } = await call(to)
      return status < 400 ? [] : [`${from}: ${to} returns ${status}`]
    })
    expect(dead.flat()).toEqual([])
  })
})
