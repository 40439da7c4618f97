import { beforeEach, expect, test, vi } from 'vitest'
import { chip } from '@/cards/card-view'
import { plainCard } from '@/cards/card-view.fixtures'
import type { Post } from '@/payload-types'
import { blocksAsMarkdown } from './blocks'

const read = vi.hoisted((): { cards: unknown[]; species: unknown } => ({ cards: [], species: undefined }))

vi.mock('@/cms/public-find', () => ({ publicFindEvery: () => Promise.resolve([]) }))
vi.mock('@/read-model/lists', () => ({
  chosenCards: () => Promise.resolve(read.cards),
  newestCards: () => Promise.resolve(read.cards),
}))
vi.mock('@/features/catalogue/server', async (original) => ({
  ...(await original<object>()),
  findSpeciesWithAllFields: () => Promise.resolve(read.species),
  lookAlikesOf: () => Promise.resolve({ pages: new Map(), grades: new Map(), naming: [] }),
}))

beforeEach(() => {
  read.cards = []
  read.species = undefined
})

type Blocks = NonNullable<Post['layout']>

const paragraph = (text: string) => ({
  root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text }] }] },
})

const written = (...blocks: unknown[]): Promise<string> => blocksAsMarkdown(blocks as Blocks, 'en')

test('BLK-11 SAF-04 a species section lists look-alikes with their grades, the worst first', async () => {
  const lookAlikeSpecies = [
    { species: 'Omphalotus', commonName: 'Jack', edibility: 'toxic', differences: 'Sharp gills.' },
    { species: 'Cortinarius', commonName: 'Webcap', edibility: 'deadly', differences: 'Deadly: it has a web.' },
  ]
  const specie = { scientificName: 'Cantharellus', edibility: 'choice', lookAlikeSpecies }
  read.species = { id: 1, title: 'Chanterelle', slug: 'chanterelle', specie }
  const named = { id: 1, title: 'Chanterelle', slug: 'chanterelle', specie: { scientificName: 'Cantharellus' } }
  const text = await written({ blockType: 'speciesSection', species: named, section: 'lookAlikes' })
  expect(text).toMatch(/^## \[Chanterelle\]\(http\S+\/mushrooms\/chanterelle\): Look-alikes\n\n/)
  expect(text).toContain(
    '- **Webcap (*Cortinarius*)**, Deadly: it has a web.\n- **Jack (*Omphalotus*)**, Toxic: Sharp gills.',
  )
})

test('BLK-08 a list has its cards with link, name and grade; an empty list has no heading', async () => {
  const lists = [
    { blockType: 'cardList', title: 'Cook it', relationTo: 'recipes', source: 'newest', archiveLink: true },
    { blockType: 'related', title: 'Grow it', relationTo: 'growingguides', docs: [] },
    { blockType: 'speciesList', title: 'New', source: 'newest' },
  ]
  expect(await written(...lists)).toBe('')
  read.cards = [
    {
      ...plainCard(1, 'mushrooms'),
      over: { text: 'Amanita', scientific: true },
      chips: [chip('Deadly', 'deadly', 'skull')],
    },
  ]
  expect(await written(lists[2])).toMatch(/^## New\n\n- \[Card 1\]\(http\S+\/card-1\) \(\*Amanita\*, Deadly\)$/)
})

test('BLK-08 a list of vendors has those with a town first; cards of harmful content have their grade', async () => {
  read.cards = [plainCard(1, 'vendors'), { ...plainCard(2, 'vendors'), over: { text: 'Jaca', scientific: false } }]
  const list = { blockType: 'cardList', relationTo: 'vendors', source: 'newest', limit: 1 }
  expect(await written(list)).toMatch(/^- \[Card 2\]/)
  read.cards = [{ ...plainCard(3, 'growingguides'), chips: [chip('Deadly', 'deadly', 'skull')] }]
  expect(await written({ ...list, relationTo: 'growingguides' })).toMatch(/^- \[Card 3\]\(\S+\) \(Deadly\)$/)
  // The chip with the state of a project stands before the one with the grade.
  read.cards = [{ ...plainCard(4, 'projects'), chips: [chip('Running', 'lichen'), chip('Deadly', 'deadly', 'skull')] }]
  expect(await written({ ...list, relationTo: 'projects' })).toMatch(/^- \[Card 4\]\(\S+\) \(Deadly\)$/)
})

test('BLK-09 a recipe block is written in a fixed order, whatever the order of its fields', async () => {
  const block = {
    sections: [{ steps: [{ stepText: paragraph('Melt.') }, { stepText: paragraph('Fold.') }], sectionName: 'Do' }],
    ingredients: [{ ingredient: '{300 g} zebracap' }, { ingredient: '1/2 [onion|onions]' }],
    servings: 2,
    yield: '2 [omelette|omelettes]',
    totalTime: 'PT1H30M',
    name: 'Zebra',
    blockType: 'recipe',
  }
  expect((await written(block)).replaceAll('\u00a0', ' ')).toBe(
    [
      '## Zebra',
      '1h 30m · 2 omelettes · Serves: 2',
      '### Ingredients',
      '- 300 g (11 oz) zebracap\n- ½ onion',
      '### Method',
      '#### Do',
      '1. Melt.\n2. Fold.',
    ].join('\n\n'),
  )
})

test('BLK-01 BLK-03 links keep their label and absolute URL; interactive blocks are left out', async () => {
  const target = { relationTo: 'posts', value: { id: 3, slug: 'prints', title: 'Spore prints' } }
  const text = await written(
    {
      blockType: 'buttonArray',
      title: 'Ways',
      buttons: [
        { label: 'Cook', url: '/recipes' },
        { label: 'Nowhere', url: '' },
      ],
    },
    { blockType: 'callToAction', links: [{ type: 'reference', label: 'Read on', reference: target }] },
    { blockType: 'embed', title: 'A print', code: 'https://youtu.be/aqz-KE-bpKQ' },
    { blockType: 'banner', title: 'Frost', bnText: 'Still there', bnLink: 'https://a.example/' },
    { blockType: 'form', title: 'Write to us', form: { id: 1, title: 'Contact' } },
    { blockType: 'filterSection', title: 'By use', relationTo: 'mushrooms', section: 'main_type' },
    { blockType: 'photoCarousel', title: 'Morels', items: [] },
    { blockType: 'gone', title: 'Gone' },
  )
  expect(text.replace(/http:\/\/[^/)]+/g, '')).toBe(
    [
      '## Ways',
      '- [Cook](/recipes)',
      '- [Read on](/posts/prints)',
      '[A print](https://www.youtube.com/watch?v=aqz-KE-bpKQ)',
      '**Frost**',
      '[Still there](https://a.example/)',
    ].join('\n\n'),
  )
})
