import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { archivePaths, calendarPath, categoryPath, documentPath, identifyPath, poisonPath } from '@/core/paths'
import { categoryPaths, linksIn, repeated, unknown } from '../catalogue/catalogue.fixtures'
import { guides } from '../catalogue/guides/index'
import { pages } from '../catalogue/pages/index'
import { species } from '../catalogue/species/index'
import { withoutLinksTo } from './links'
import { profileOf, type Profile } from './profiles'
import type { SeedItem, Seeder } from './upsert'

/** A seeder in which every document exists, and which fails when one is written. */
const seeder: Seeder = {
  upsert: (item) => Promise.reject(new Error(`"${item.key}" was to be listed only.`)),
  idOf: () => 1,
  find: () => 1,
  idsOf: (_collection, keys) => keys.map(() => 1),
  pictureOf: () => 1,
}

const itemsOf = ({ steps, leavesOut }: Profile): SeedItem[] =>
  steps.flatMap((step) => step.items({ seeder, leavesOut, richText: (markdown) => markdown }))

const kinds = (profile: Profile): string[] => [
  ...new Set(itemsOf(profile).map((item) => item.global ?? item.collection)),
]

const keysIn = (profile: Profile, collection: string): string[] =>
  itemsOf(profile)
    .filter((item) => !item.global && item.collection === collection)
    .map(({ key }) => key)

const profiles = {
  knowledge: profileOf('knowledge', false),
  'demo without its samples': profileOf('demo', true),
  demo: profileOf('demo', false),
}

const guideItself = [
  'categories',
  'references',
  'mushrooms',
  'growingguides',
  'pages',
  'site-settings',
  'header',
  'footer',
  'forms',
  'poisoncenters',
  'searchterms',
]

describe('the documents that each value of SEED loads', () => {
  // Compounds are not documents: their pages are made from the code and the species.
  test('knowledge: species, compounds, categories, references, guides and pages, and nothing else', () => {
    expect(kinds(profiles.knowledge).sort()).toEqual([...guideItself].sort())
    expect(keysIn(profiles.knowledge, 'mushrooms')).toHaveLength(species.length)
    expect(keysIn(profiles.knowledge, 'growingguides')).toHaveLength(guides.length)
    expect(keysIn(profiles.knowledge, 'pages').sort()).toEqual([...pages.map(({ slug }) => slug), 'home'].sort())
  })

  test('demo: posts, recipes and projects as well, and the samples', () => {
    const samples = ['users', 'vendors', 'products', 'reviews', 'impressions', 'comments', 'helpfuls']
    expect(kinds(profiles.demo).sort()).toEqual([...guideItself, 'posts', 'projects', 'recipes', ...samples].sort())
  })

  test('demo after its samples were removed: posts, recipes and projects are still updated', () => {
    expect(kinds(profiles['demo without its samples']).sort()).toEqual(
      [...guideItself, 'posts', 'projects', 'recipes'].sort(),
    )
    expect(keysIn(profiles['demo without its samples'], 'posts')).toEqual(keysIn(profiles.demo, 'posts'))
  })

  test('knowledge is the same, whether or not samples were removed', () => {
    expect(profileOf('knowledge', true)).toBe(profiles.knowledge)
  })
})

describe.each(Object.entries(profiles))('%s', (_name, profile) => {
  const items = itemsOf(profile)
  const pictures = profile.pictures.map(({ key }) => key)

  test('RTX-01 links in texts and menus lead to loaded documents, archives, categories or fixed pages', () => {
    const collections = [
      'mushrooms',
      'products',
      'vendors',
      'growingguides',
      'posts',
      'projects',
      'recipes',
      'pages',
    ] as const
    const loaded = collections.flatMap((name) => keysIn(profile, name).map((key) => documentPath(name, key)))
    const groups = [...categoryPaths].map(categoryPath)
    const known = new Set<string>([
      ...loaded,
      ...groups,
      ...Object.values(archivePaths),
      calendarPath,
      poisonPath,
      identifyPath(),
      '/mushrooms',
    ])
    const links = items.flatMap(({ fingerprint }) => {
      const data = JSON.stringify(fingerprint)
      const inMenus = [...data.matchAll(/"url":"([^"]*)"/g)].map((match) => match[1] ?? '')
      return [...linksIn(data), ...inMenus].filter((link) => link.startsWith('/'))
    })
    expect(links.length).toBeGreaterThan(50)
    expect([...new Set(unknown(links, known))]).toEqual([])
  })

  test('every picture of a document is drawn once, and every drawn picture is of a loaded document', () => {
    expect(repeated(pictures)).toEqual([])
    expect(
      unknown(
        items.flatMap((item) => [...(item.pictures ?? [])]),
        new Set(pictures),
      ),
    ).toEqual([])
    const shown = new Set(items.flatMap((item) => [...(item.pictures ?? [])]))
    expect(unknown(pictures, shown)).toEqual([])
  })
})

test('withoutLinksTo replaces a link to a missing document by its text, and keeps others', () => {
  const markdown = 'See [prints](/posts/prints) of [ceps](/mushrooms/boletus-edulis).'
  expect(withoutLinksTo(new Set(['/posts/prints']), { en: markdown, es: '[a](/posts/prints)', pt: '' })).toEqual({
    en: 'See prints of [ceps](/mushrooms/boletus-edulis).',
    es: 'a',
    pt: '',
  })
})

describe('D-23 no photograph is in the starting catalogue', () => {
  test('no document has a file of its own', () => {
    expect(itemsOf(profiles.demo).filter(({ file }) => file)).toEqual([])
  })

  test('every picture is an SVG of the illustrator without images or external addresses', () => {
    const kindOf = ({ key }: { key: string }): string => key.slice(0, key.indexOf('/'))
    const { pictures } = profiles.demo
    // Drawing all pictures takes half a minute, so the test takes the first of each kind and every twelfth.
    const drawn = pictures.filter(
      (picture, index) =>
        index % 12 === 0 || pictures.findIndex((other) => kindOf(other) === kindOf(picture)) === index,
    )
    const foreign = drawn.filter(({ svg }) => {
      const drawing = svg()
      return !drawing.startsWith('<svg ') || /<image|<foreignObject|data:|https?:(?!\/\/www\.w3\.org\/)/.test(drawing)
    })
    expect(foreign.map(({ key }) => key)).toEqual([])
  }, 60_000)

  test('the folder of the starting catalogue has no image file', () => {
    const files = readdirSync(path.resolve('starter'), { recursive: true, encoding: 'utf8' })
    expect(files.length).toBeGreaterThan(100)
    expect(files.filter((file) => /\.(jpe?g|png|webp|avif|gif|heic|tiff?)$/i.test(file))).toEqual([])
  })
})
