import { beforeEach, describe, expect, test, vi } from 'vitest'
import { plainCard } from '@/cards/card-view.fixtures'
import { blockSlugs } from '@/core/blocks'
import { locales, type Locale } from '@/core/locales'
import type { Category, Mushroom, Reference } from '@/payload-types'
import type { BlockData } from './block-props'
import { citedIn } from './cited'
import { pictureOf } from './values.fixtures'
import { rendered } from './rendered.fixtures'
import { blockFixtures } from './fixtures'
import { RenderBlocks } from './render-blocks'

/** What the mocked reads return: the species of the rendered block, and the harmful species. */
const read = vi.hoisted((): { species: unknown; harmful: unknown[] } => ({ species: undefined, harmful: [] }))

vi.mock('@/read-model/lists', () => ({
  newestCards: () => Promise.resolve([plainCard(1), plainCard(2)]),
  chosenCards: (_: string, ids: number[]) => Promise.resolve(ids.map((id) => plainCard(id))),
  deadlyInSeason: () => Promise.resolve([]),
  speciesInSeason: () => Promise.resolve([]),
  harmfulAmong: () => Promise.resolve(read.harmful),
}))
vi.mock('@/finder/server', () => ({
  vendorCities: () => Promise.resolve([]),
  sectionLinks: () =>
    Promise.resolve({
      title: 'Use',
      options: [{ href: '/mushrooms/species?main_type=culinary', label: 'Culinary', icon: 'utensils', count: 4 }],
    }),
}))
vi.mock('@/features/community/server', () => ({
  aboutOf: () => Promise.resolve({ collection: 'products', title: 'Grow kit', path: '/grow-kit', rated: true }),
}))
vi.mock('@/features/community/ui', () => ({
  EmbeddedEntryList: ({ about, kind }: { about: { title: string }; kind: string }) => (
    <section className="shell py-8">
      <h2>{`What members say, as ${kind}: ${about.title}`}</h2>
    </section>
  ),
}))
vi.mock('@/features/catalogue/server', () => ({
  findPlate: () => Promise.resolve(null),
  findSpeciesWithAllFields: () => Promise.resolve(read.species),
  highestAmounts: () => Promise.resolve(new Map()),
  scientificNames: () => Promise.resolve(new Set(['Morchella esculenta'])),
  lookAlikesOf: () => Promise.resolve({ pages: new Map(), grades: new Map(), naming: [] }),
  listCategories: () =>
    Promise.resolve([
      { id: 1, title: 'Products', path: 'products' },
      { id: 2, title: 'Growing', path: 'products/growing' },
      { id: 3, title: 'Genetics', path: 'products/growing/genetics' },
      { id: 4, title: 'Topics', path: 'topics' },
    ] as Category[]),
}))
vi.mock('@/features/content/server', () => ({
  siteFrame: () =>
    Promise.resolve({
      settings: {
        dailyValues: {},
        display: { showDraftReferences: false },
        lists: { references: 10, referencesStep: 10 },
        pace: { carouselAutoplay: 5000, carouselTransition: 500, expanderThreshold: 1000, expanderHeight: 50 },
      },
    }),
}))
vi.mock('@/cms/public-find', () => ({
  publicGlobal: () =>
    Promise.resolve({ pace: { formLoadingDelay: 1000, expanderThreshold: 1000, vendorExpanderHeight: 25 } }),
}))
vi.mock('@/platform/references/drafts', () => ({
  draftReferences: () => Promise.resolve([]),
  showsDrafts: () => Promise.resolve(false),
}))

const hostile = '"><img src=x onerror=alert(1)><script>alert(1)</script>'

type Tree = Readonly<Record<string, unknown>>

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Values to replace one with: missing, empty, huge and hostile ones. */
function instead(value: unknown): unknown[] {
  if (typeof value === 'string')
    return [null, undefined, '', 'a'.repeat(20_000), hostile, 'javascript:alert(1)', '\u0000\u202e%']
  if (typeof value === 'number') return [null, 0, -1, 1e15]
  if (Array.isArray(value)) return [null, [], Array.from({ length: 120 }, () => value[0] as unknown)]
  if (isTree(value) && 'root' in value)
    return [null, {}, { root: null }, { root: { children: {} } }, { root: { children: [null, 7, { type: 'x' }] } }]
  return [null]
}

/** Keys whose values are kept: the database restricts them to a list, or they name the type of an object. */
const kept = new Set(['blockType', 'relationTo', 'type', 'section', 'source', 'variant', 'position', 'root', 'status'])

/** Copies of a tree, each with one value replaced. */
function mutated(tree: unknown): unknown[] {
  if (Array.isArray(tree))
    return tree.flatMap((item, at) =>
      mutated(item).map((other) => tree.map((one: unknown, index) => (index === at ? other : one))),
    )
  if (!isTree(tree)) return []
  return Object.entries(tree).flatMap(([key, value]) =>
    kept.has(key) ? [] : [...instead(value), ...mutated(value)].map((other) => ({ ...tree, [key]: other })),
  )
}

const render = (block: unknown, locale: Locale): Promise<string> => {
  read.species = isTree(block) ? block.species : undefined
  return rendered(<RenderBlocks blocks={[block as BlockData[keyof BlockData]]} locale={locale} />)
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
})

describe.each(blockSlugs)('BLK-01 the block %s', (slug) => {
  const fixture = blockFixtures[slug]

  test.each(locales)('is rendered from its fixture (%s)', async (locale) => {
    const html = await render(fixture, locale)
    expect(html.length).toBeGreaterThan(60)
    expect(html).not.toMatch(/undefined|\[object |NaN/)
  })

  test('is rendered safely with missing, empty, huge or hostile values', async () => {
    const variants = [{ blockType: slug }, ...mutated(fixture).slice(0, 400)]
    for (const [at, variant] of variants.entries()) {
      const html = await render(variant, locales[at % locales.length] ?? 'en')
      expect(html).not.toMatch(/<img src=x|<script|href="javascript:/)
    }
  })
})

describe('what a block does with its values', () => {
  const parts = (html: string, part: RegExp): number => html.match(part)?.length ?? 0

  test('BLK-02 a carousel has a slide for each picture, and a button that stops it', async () => {
    const html = await render(blockFixtures.photoCarousel, 'en')
    expect(parts(html, /aria-roledescription="picture"/g)).toBe(3)
    expect(html).toContain('aria-label="Stop the pictures"')
    const items = [{ id: 'a', image: pictureOf('young.webp'), title: 'A young Morchella esculenta' }]
    expect(await render({ ...blockFixtures.photoCarousel, items }, 'en')).toContain(
      'A young <span class="scientific">Morchella esculenta</span></figcaption>',
    )
  })

  test('BLK-03 buttons have three variants, and categories have menus as popovers', async () => {
    const look = async (variant: 'boundary' | 'icon' | 'noboundary') =>
      render({ ...blockFixtures.buttonArray, variant }, 'es')
    expect(parts(await look('icon'), /<use href="\/icons.svg#/g)).toBe(3)
    expect(parts(await look('boundary'), /button-secondary/g)).toBe(3)
    expect(parts(await look('noboundary'), /button-default/g)).toBe(3)
    const bar = await render(blockFixtures.categoryBar, 'es')
    expect(parts(bar, /popover="auto"/g)).toBe(1)
    expect(bar).toContain('href="/es/categories/products/growing/genetics"')
  })

  test('BLK-04 a video loads only after its details are opened, at 16:9; without a valid code there is none', async () => {
    const html = await render(blockFixtures.embed, 'en')
    expect(html).not.toMatch(/<details[^>]* open/)
    expect(html).toMatch(/<iframe[^>]*aspect-video/)
    // Without scripts browsers load an iframe that has a src at once, even inside closed details.
    expect(html).not.toMatch(/<iframe[^>]* src=/)
    expect(html).toMatch(/<noscript>.*target="video-one".*<\/noscript>/)
    for (const code of [null, '', '<script>alert(1)</script>'])
      expect(await render({ ...blockFixtures.embed, code }, 'en')).not.toContain('<iframe')
  })

  test('BLK-05 a banner is 56 units high, with a button only where it has a link', async () => {
    expect(await render(blockFixtures.banner, 'pt')).toMatch(/min-h-56.*href="\/pt\/mushrooms\/calendar"/)
    expect(await render({ ...blockFixtures.banner, bnLink: null }, 'pt')).not.toContain('<a ')
  })

  test('BLK-06 a text above the threshold is folded at half the height of the screen', async () => {
    expect(await render(blockFixtures.expander, 'en')).toContain('--expander-height:50vh')
    expect(await render({ ...blockFixtures.expander, threshold: 5000 }, 'en')).not.toContain('<details')
  })

  test('BLK-08 related species and products need cards, posts and guides do not', async () => {
    const empty = { ...blockFixtures.related, docs: ['a', 'b'] }
    for (const relationTo of ['mushrooms', 'products'])
      expect(await render({ ...empty, relationTo }, 'en')).not.toContain('<h2')
    for (const relationTo of ['posts', 'growingguides'])
      expect(await render({ ...empty, relationTo }, 'en')).toContain('Read on')
    expect((await render(blockFixtures.related, 'en')).match(/<article/g)).toHaveLength(3)
  })

  /** A paragraph that cites a reference, followed by a picture. */
  const citing = (id: number) => ({
    root: {
      type: 'root',
      children: [
        {
          type: 'paragraph',
          children: [
            { type: 'text', text: 'As found' },
            { type: 'link', fields: { doc: { relationTo: 'references', value: { id } } }, children: [] },
          ],
        },
        { type: 'block', fields: { ...blockFixtures.media, blockType: 'media' } },
      ],
    },
  })

  test.each([
    { ...blockFixtures.richText, content: citing(1) },
    { ...blockFixtures.opening, richText: citing(1) },
    { ...blockFixtures.feature, richText: citing(1) },
    { ...blockFixtures.callToAction, richText: citing(1) },
    { ...blockFixtures.expander, richText: citing(1) },
    { ...blockFixtures.contentColumns, columns: [{ richText: citing(1) }] },
    { ...blockFixtures.recipe, description: citing(1) },
    { ...blockFixtures.recipe, sections: [{ steps: [{ stepText: citing(1) }] }] },
  ])('RTX-01 BLK-10 $blockType numbers its citations, and renders blocks in its text', async (block) => {
    const layout = [block, blockFixtures.references] as BlockData[keyof BlockData][]
    const html = await rendered(<RenderBlocks blocks={layout} locale="en" citations={citedIn({ layout })} />)
    expect(html).toMatch(/id="cite-1" href="#reference-1"[^>]*>\[\d+\]/)
    expect(html).toContain('href="#cite-1"')
    expect(html).toMatch(/class="inner-block"><figure/)
  })

  test('BLK-10 two lists of references share one numbering, and every element id is unique', async () => {
    const [older, newer, newest] = [1980, 2000, 2020].map((year, at) => ({
      ...(blockFixtures.references.references[at] as Reference),
      year,
    }))
    const layout = [
      { ...blockFixtures.richText, content: citing(newer?.id ?? 0) },
      { ...blockFixtures.references, references: [older, newer] },
      { ...blockFixtures.references, references: [newest, newer] },
    ] as BlockData[keyof BlockData][]
    const html = await rendered(<RenderBlocks blocks={layout} locale="en" citations={citedIn({ layout })} />)
    const numbers = [...html.matchAll(/<li id="(reference-[^"]+)" value="(\d+)"/g)].map(([, id, value]) => [id, value])
    expect(numbers).toEqual([
      [`reference-${newer?.id}`, '1'],
      [`reference-${older?.id}`, '2'],
      [`reference-${newest?.id}`, '3'],
      [`reference-${newer?.id}-in-list-2`, '1'],
    ])
    expect(html).toContain(`href="#reference-${newer?.id}"`)
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
    expect(ids).toEqual([...new Set(ids)])
  })

  test('I18-01 the title of a reference has lang="", since its language is unknown', async () => {
    const html = await render(blockFixtures.references, 'es')
    expect(html).toMatch(/<span id="title-of-reference-1" lang="">/)
  })

  test('BLK-10 a list without a shown reference has no heading', async () => {
    const [reference] = blockFixtures.references.references as Reference[]
    const references = [4, { ...reference, summary: null } as Reference]
    expect(await render({ ...blockFixtures.references, references }, 'en')).not.toContain('<h2')
  })

  test('BLK-10 23 references are shown as ten, ten more, and the last three in nested details', async () => {
    const html = await render(blockFixtures.references, 'en')
    expect(html.indexOf('part 23')).toBeLessThan(html.indexOf('part 22'))
    expect(parts(html.split('<details')[0] ?? '', /id="reference-/g)).toBe(10)
    expect(parts(html, /<details/g)).toBe(2)
    expect(html).toContain('Show 10 more')
    expect(html).toContain('Show 3 more')
  })
})

test('BLK-11 SAF-04 a section of a harmful species shows the warning first', async () => {
  read.harmful = [{ id: 1, card: { ...plainCard(1, 'mushrooms'), title: 'Zebracap' }, grade: 'deadly' }]
  const html = await render(blockFixtures.speciesSection, 'es')
  read.harmful = []
  expect(html).toMatch(/<h2.*role="note".*Zebracap.*Mortal/s)
})

test('BLK-11 an overview has headings only for known facts, and is empty without any', async () => {
  const overview = (specie: object): Promise<string> =>
    render(
      {
        ...blockFixtures.speciesSection,
        species: { id: 1, title: 'Zebracap', slug: 'zebracap', specie: { edibility: 'choice', ...specie } } as Mushroom,
        section: 'overview',
      },
      'en',
    )
  expect(await overview({})).not.toContain('<h2')
  const html = await overview({ habitat: 'Under beeches' })
  expect(html).toContain('Under beeches')
  expect([...html.matchAll(/<h3[^>]*>([^<]*)/g)].map(([, heading]) => heading)).toEqual(['Field marks'])
})
