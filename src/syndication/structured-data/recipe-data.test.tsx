import { describe, expect, test, vi } from 'vitest'
import { noteFallbacks } from '@/cms/fallbacks'
import type { Recipe } from '@/payload-types'
import { recipeAsMarkdown } from '../markdown/recipe'
import { ArticleData, PageData } from './article-data'
import { RecipeData } from './recipe-data'
import { thingsIn } from './things.fixtures'

vi.mock('@/cms/public-find', () => ({ publicGlobal: () => Promise.resolve({ siteName: 'Sporeprint' }) }))
vi.mock('@/read-model/changed-at', () => ({
  changedAt: (of: string, [id = 0]: readonly number[]) =>
    Promise.resolve(new Map(of === 'growingguides' ? [[id, Date.UTC(2026, 4, 1)]] : [])),
}))
vi.mock('@/read-model/lists', () => ({
  harmfulAmong: (ids: readonly number[]) =>
    Promise.resolve(ids.includes(9) ? [{ id: 9, grade: 'deadly', card: { title: 'Angel wings' } }] : []),
}))

const recipe = {
  id: 1,
  title: 'Omelette',
  slug: 'omelette',
  createdAt: '2026-01-01',
  updatedAt: '2026-01-02',
  layout: [
    {
      blockType: 'recipe',
      totalTime: 'PT1H30M',
      yield: '2 [omelette|omelettes]',
      ingredients: [{ ingredient: '{1} large [egg|eggs], 50 g each' }],
      sections: [],
    },
  ],
} as unknown as Recipe

test('SEO-01 a recipe without a recipe block is an Article', async () => {
  const things = await thingsIn(<RecipeData doc={{ ...recipe, layout: [] }} locale="pt" />)
  expect(things.map((thing) => thing['@type'])).toEqual(['Article', 'BreadcrumbList'])
})

test('SAF-04 the description of a guide to a harmful species begins with the warning', async () => {
  const guide = { ...recipe, lead: 'An easy one.', layout: [], species: [9] }
  const [thing] = await thingsIn(<ArticleData of="growingguides" doc={guide} locale="en" />)
  expect(thing?.description).toBe('Angel wings: Deadly poisonous. Never eat it. An easy one.')
  expect(thing?.dateModified).toBe('2026-05-01T00:00:00.000Z')
  const [about] = await thingsIn(<ArticleData of="posts" doc={guide} locale="en" />)
  expect(about).toMatchObject({ description: 'An easy one.', dateModified: '2026-01-02' })
})

test('BLK-09 SEO-01 yield and ingredients are written without the editor’s markup', async () => {
  const [data] = await thingsIn(<RecipeData doc={recipe} locale="en" />)
  expect(data).toMatchObject({ recipeYield: '2 omelettes', recipeIngredient: ['1 large egg, 50 g each'] })
  const markdown = await recipeAsMarkdown(recipe, 'en')
  expect(markdown).toContain('1h 30m · 2 omelettes')
  expect(markdown).toContain('- 1 large egg, 50 g each')
})

test('D-21 SEO-01 a recipe block is in the locale of its name, else of its page’s title', async () => {
  const spanish = (name: string | null) => {
    const block = { blockType: 'recipe', name, ingredients: [], sections: [] }
    const doc = { ...recipe, title: 'Sopas', layout: [block] } as unknown as Recipe
    noteFallbacks(doc, [
      { locale: 'en', doc: { layout: [{}] } },
      { locale: 'es', doc: { title: 'Sopas', layout: [{ name }] } },
    ])
    return thingsIn(<ArticleData of="posts" doc={doc} locale="en" />)
  }
  for (const name of ['Sopa', null])
    expect((await spanish(name)).at(-1)).toMatchObject({ '@type': 'Recipe', inLanguage: 'es' })
})

test('D-21 SEO-01 a recipe page is in the locale of its title', async () => {
  const written = { ...recipe, title: 'Sopa' }
  noteFallbacks(written, [
    { locale: 'en', doc: { ...written, title: null } },
    { locale: 'es', doc: written },
  ])
  const [borrowed] = await thingsIn(<RecipeData doc={written} locale="en" />)
  expect(borrowed).toMatchObject({ '@type': 'Recipe', name: 'Sopa', inLanguage: 'es' })
  const [own] = await thingsIn(<RecipeData doc={{ ...recipe }} locale="en" />)
  expect(own).toMatchObject({ '@type': 'Recipe', inLanguage: 'en-US' })
})

const paragraph = (text: string) => ({
  root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text }] }] },
})

test('SEO-01 a recipe without a lead is described by its block, on its own page and within another', async () => {
  const [block] = recipe.layout ?? []
  const described = { ...recipe, layout: [{ ...block, description: paragraph('Soft inside.') }] } as unknown as Recipe
  const [own] = await thingsIn(<RecipeData doc={described} locale="en" />)
  expect(own?.description).toBe('Soft inside.')
  const [led] = await thingsIn(<RecipeData doc={{ ...described, lead: 'With herbs.' }} locale="en" />)
  expect(led?.description).toBe('With herbs.')
  const within = await thingsIn(<ArticleData of="posts" doc={described} locale="en" />)
  expect(within.at(-1)).toMatchObject({ '@type': 'Recipe', description: 'Soft inside.' })
})

const photo = {
  id: 5,
  url: '/api/media/file/whisk.webp',
  filename: 'whisk.webp',
  width: 800,
  height: 600,
  alt: 'A whisk',
}

describe('BLK-09 SEO-01 the data of a recipe', () => {
  const block = {
    blockType: 'recipe',
    id: 'b1',
    servings: 2,
    ingredients: [
      { ingredient: '250 g eggs', grams: 250, per100: { calories: 143, protein: 12.6, sodium: 142 } },
      { ingredient: '30 g butter', grams: 30, per100: { calories: 717, protein: 0.9, sodium: 643 } },
    ],
    sections: [
      { sectionName: 'Filling', steps: [{ stepText: paragraph('Whisk.'), stepImage: photo }, { stepText: null }] },
      { sectionName: 'Nothing yet', steps: [{ stepText: null }] },
    ],
  }
  const withBlock = (over: object = {}) => ({ ...recipe, layout: [{ ...block, ...over }] }) as unknown as Recipe

  test('has the nutrition per serving', async () => {
    const [data] = await thingsIn(<RecipeData doc={withBlock()} locale="en" />)
    expect(data?.nutrition).toEqual({
      '@type': 'NutritionInformation',
      servingSize: '140 g',
      calories: '286.3 kcal',
      proteinContent: '15.9 g',
      sodiumContent: '274 mg',
    })
  })

  test('has the editor’s own nutrition panel, without its empty values', async () => {
    const own = withBlock({ nutrition: { calories: 210, cholesterol: 40, servingSize: 180 } })
    const [data] = await thingsIn(<RecipeData doc={own} locale="en" />)
    expect(data?.nutrition).toEqual({
      '@type': 'NutritionInformation',
      servingSize: '180 g',
      calories: '210 kcal',
      cholesterolContent: '40 mg',
    })
  })

  test('has no nutrition without ingredients', async () => {
    const [data] = await thingsIn(<RecipeData doc={withBlock({ ingredients: [] })} locale="en" />)
    expect(data).not.toHaveProperty('nutrition')
  })

  test('has no ingredients or instructions where none are written', async () => {
    const [data] = await thingsIn(<RecipeData doc={withBlock({ ingredients: [], sections: [] })} locale="en" />)
    expect(data).not.toHaveProperty('recipeIngredient')
    expect(data).not.toHaveProperty('recipeInstructions')
  })

  test('has the picture of a step, and no section without steps', async () => {
    const [data] = await thingsIn(<RecipeData doc={withBlock()} locale="en" />)
    expect(data?.recipeInstructions).toEqual([
      {
        '@type': 'HowToSection',
        name: 'Filling',
        itemListElement: [{ '@type': 'HowToStep', text: 'Whisk.', image: [expect.stringMatching(/whisk/)] }],
      },
    ])
  })

  test('is separate on a post or page, under its own name or the title', async () => {
    const post = { ...withBlock({ name: 'Morel omelette' }), aggregateRating: { averageRating: 5, reviewCount: 2 } }
    const things = await thingsIn(<ArticleData of="posts" doc={post} locale="en" />)
    expect(things.map((thing) => thing['@type'])).toEqual(['Article', 'BreadcrumbList', 'Recipe'])
    expect(things[2]).toMatchObject({
      name: 'Morel omelette',
      url: expect.stringMatching(/\/posts\/omelette#recipe-b1$/) as unknown,
    })
    expect(things[2]).not.toHaveProperty('aggregateRating')
    const [, , unnamed] = await thingsIn(<PageData doc={withBlock()} locale="es" />)
    expect(unnamed).toMatchObject({ '@type': 'Recipe', name: 'Omelette', inLanguage: 'es' })
  })
})

test('D-21 BLK-09 a fallback yield is parsed in its own locale, and keywords have no duplicates', async () => {
  const block = { blockType: 'recipe', yield: '1,500 g of soup', keywords: 'soup, soup,, quick', sections: [] }
  const doc = { ...recipe, layout: [block] } as unknown as Recipe
  noteFallbacks(doc, [
    { locale: 'es', doc: { ...doc, layout: [{ ...block, yield: null, keywords: null }] } },
    { locale: 'en', doc: structuredClone(doc) },
  ])
  const [data] = await thingsIn(<RecipeData doc={doc} locale="es" />)
  expect(data).toMatchObject({
    recipeYield: expect.stringMatching(/^1\.5\skg .* of soup/) as unknown,
    keywords: 'soup, quick',
  })
  expect(await recipeAsMarkdown(doc, 'es')).toMatch(/1\\?\.5\skg .* of soup/)
})

test('BLK-09 SEO-02 the Markdown numbers steps across sections and omits sections without steps', async () => {
  const sections = [
    { sectionName: 'In the pot', steps: [{ stepText: paragraph('Simmer.') }, { stepText: null }] },
    { sectionName: 'Empty section', steps: [] },
    { steps: [{ stepText: paragraph('Serve it.') }] },
  ]
  const doc = { ...recipe, layout: [{ blockType: 'recipe', sections }] } as unknown as Recipe
  expect(await recipeAsMarkdown(doc, 'en')).toContain(
    '### In the pot\n\n1. Simmer.\n2. No content available\n\n3. Serve it.',
  )
  expect(await recipeAsMarkdown(doc, 'en')).not.toContain('Empty section')
})
