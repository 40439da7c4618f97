import { describe, expect, test } from 'vitest'
import { harms } from '@/core/dangers'
import { isSlug, reservedSlugs } from '@/core/slugs'
import { locales } from '@/core/locales'
import { compounds } from '@/features/catalogue/chemistry/compounds.data'
import { benefits } from '@/features/catalogue/vocabulary/benefit-terms.data'
import { effects, flavors, fragrances, textures, types } from '@/features/catalogue/vocabulary/mushroom-terms.data'
import { productGroups } from '@/features/catalogue/vocabulary/product-groups.data'
import type { TermTree } from '@/features/catalogue/model'
import { attributes, qualityDesignations, sourcingDesignations } from '@/features/shop/products/designations.data'
import { categoryTrees } from './categories'
import { collections, pathsOf, repeated } from './catalogue.fixtures'
import { comments } from './community/comments'
import { impressions } from './community/impressions'
import { members } from './community/members'
import { reviews } from './community/reviews'
import { products } from './products/index'
import { termsOfProducts } from './shop-facts'
import { species } from './species/index'
import { poisonousSpecies } from './species/poisonous'

const slugs = (terms: readonly { readonly slug: string }[]): string[] => terms.map(({ slug }) => slug)

/** The words of a list, in order. */
const words = (list: string): string[] => list.trim().split(/\s+/)

const leavesOf = (trees: readonly TermTree[], parent = ''): string[] =>
  trees.flatMap(({ slug, children }) =>
    children.length > 0 ? leavesOf(children, `${parent}${slug}/`) : [`${parent}${slug}`],
  )

/** Groups of sibling options: the children of each branch. */
const gridsOf = (trees: readonly TermTree[]): (readonly TermTree[])[] =>
  trees.flatMap(({ children }) => (children.length > 0 ? [children, ...gridsOf(children)] : []))

describe('FLT-02 the fixed categories have exactly the terms of the requirement', () => {
  const mushroomGroups: readonly (readonly [string, readonly { readonly slug: string }[], string])[] = [
    ['type', types, 'medicinal culinary psychoactive'],
    ['fragrance', fragrances, 'fresh fungus almond earthy musky gentle peppery nutty'],
    [
      'flavor',
      flavors,
      'meaty spicy mushroomy vanilla grounded fruity pungent floral minty umami nutty woody bitter smoky mild sweet',
    ],
    ['texture', textures, 'crunchy meaty firm fleshy seafood chewy'],
    [
      'effect',
      effects,
      'creativity perceptual spiritual reflective insightful memory aroused visuals focus content endurance calm relaxed euphoric energy hallucinogenic',
    ],
  ]

  test.each(mushroomGroups)('%s', (_name, terms, expected) => {
    expect(slugs(terms)).toEqual(words(expected))
  })

  test('benefit: fifty conditions, six fixed ones first', () => {
    expect(benefits).toHaveLength(50)
    expect(slugs(benefits).slice(0, 6)).toEqual(words('anxiety depression immune-system sleep inflammation cancer'))
  })

  test('FLT-06 the compounds: fourteen psychoactive ones, all others medicinal', () => {
    const of = (group: string): string[] => slugs(compounds.filter((compound) => compound.group === group))
    expect(of('psychoactive')).toEqual(
      words(
        'psilocybin psilocin baeocystin norbaeocystin aeruginascin harmine harmaline norharmane cordysinin lumichrome muscimol ibotenic-acid ergine serotonin',
      ),
    )
    expect(of('medicinal')).toEqual(
      words(
        'erinacin lentinan polysaccharides beta-glucans hericenones verpacamide triterpenes cordycepin lectins sterols eritadenine',
      ),
    )
    expect(compounds).toHaveLength(25)
  })

  test('the product categories and their paths are fixed', () => {
    expect(pathsOf(productGroups)).toEqual(
      words(
        `classifieds
        educational educational/books educational/ebooks educational/courses
        mushroom mushroom/fresh
        mushroom/edibles mushroom/edibles/gummies mushroom/edibles/chocolate-bar mushroom/edibles/honey
        mushroom/extracts mushroom/extracts/capsules mushroom/extracts/tinctures mushroom/extracts/powder
        mushroom/beverage mushroom/beverage/cold mushroom/beverage/tea
        mushroom/freeze-dried mushroom/dehydrated mushroom/foraged
        apparel apparel/shirts apparel/pants apparel/bags apparel/hoodies apparel/hats
        growing
        growing/genetics growing/genetics/spore-prints growing/genetics/spore-syringes
        growing/genetics/culture-slant growing/genetics/liquid-culture growing/genetics/spore-swabs
        growing/equipment growing/equipment/sealers growing/equipment/flow-hoods growing/equipment/grow-kits
        growing/equipment/sterilizers growing/equipment/automation
        growing/supplies growing/supplies/grain-spawn growing/supplies/substrates growing/supplies/grow-bags
        microscopy
        microscopy/equipment microscopy/equipment/kits microscopy/equipment/accessories microscopy/equipment/microscopes
        microscopy/spores microscopy/spores/swabs microscopy/spores/prints microscopy/spores/syringes`,
      ),
    )
  })

  test('PRD-05 the fifteen attributes are fixed, and both lists keep their order', () => {
    const all = words(
      'organic non-gmo vegan gluten-free cruelty-free fair-trade-certified kosher halal pesticide-free no-fillers-or-additives locally-sourced small-farm regenerative-agriculture sustainable-harvesting wild-foraged',
    )
    expect(slugs(attributes).sort()).toEqual(all.toSorted())
    for (const list of [qualityDesignations, sourcingDesignations])
      expect(slugs(list)).toEqual(all.filter((slug) => slugs(list).includes(slug)))
  })

  test('FLT-04 no two sibling options have the same icon', () => {
    const grids = [types, fragrances, flavors, textures, effects, benefits, ...gridsOf(productGroups)]
    expect(grids.map((terms) => repeated(terms.map(({ icon }) => icon)))).toEqual(grids.map(() => []))
  })

  test('every category has a name in three languages, a valid slug, an icon and a unique path', () => {
    const all = (trees: readonly TermTree[]): TermTree[] => trees.flatMap((tree) => [tree, ...all(tree.children)])
    const nameless = all(categoryTrees).filter(
      ({ slug, label, icon }) => !isSlug(slug) || !icon || locales.some((locale) => label[locale].trim() === ''),
    )
    expect(slugs(nameless)).toEqual([])
    expect(repeated(pathsOf(categoryTrees))).toEqual([])
  })

  test('D-14 the four fixed parents are root categories', () => {
    expect(slugs(categoryTrees)).toEqual(
      expect.arrayContaining(['experiential-effects', 'helps-with', 'consumption-forms', 'effects']),
    )
  })
})

describe('the starting catalogue has the required number of documents', () => {
  const amounts: readonly { kind: string; list: readonly unknown[]; least: number; most?: number }[] = [
    { kind: 'guides', list: collections.growingguides, least: 12, most: 12 },
    { kind: 'posts', list: collections.posts, least: 12, most: 12 },
    { kind: 'projects', list: collections.projects, least: 6, most: 6 },
    { kind: 'recipes', list: collections.recipes, least: 12, most: 12 },
    { kind: 'vendors', list: collections.vendors, least: 12 },
    { kind: 'products', list: collections.products, least: 90, most: 120 },
    { kind: 'members', list: members, least: 60 },
    { kind: 'reviews', list: reviews, least: 200 },
    { kind: 'impressions', list: impressions, least: 120 },
    { kind: 'comments', list: comments, least: 150 },
  ]

  test.each(amounts)('$kind', ({ list, least, most = Infinity }) => {
    expect(list.length).toBeGreaterThanOrEqual(least)
    expect(list.length).toBeLessThanOrEqual(most)
  })
})

test('PRD-05 every attribute is on some product', () => {
  const worn = new Set<string>(products.flatMap((product) => product.attributes))
  expect(slugs(attributes).filter((slug) => !worn.has(slug))).toEqual([])
})

test('there are fifty species beside those that harm, and none twice', () => {
  expect(species).toHaveLength(50 + poisonousSpecies.length)
  expect(repeated(species.map(({ scientificName, variation }) => `${scientificName} ${variation ?? ''}`))).toEqual([])
})

test.each(Object.keys(collections) as (keyof typeof collections)[])(
  'NAV-16 slugs of %s are unique, valid and not reserved',
  (name) => {
    const own = slugs(collections[name])
    expect(repeated(own)).toEqual([])
    expect(own.filter((slug) => !isSlug(slug) || reservedSlugs.has(slug))).toEqual([])
  },
)

test('no page has the slug of the home page', () => {
  expect(slugs(collections.pages)).not.toContain('home')
})

describe('PRD-07 every leaf category of products has at least two', () => {
  test.each(leavesOf(productGroups))('%s', (path) => {
    expect(products.filter(({ category }) => category === path).length).toBeGreaterThanOrEqual(2)
  })

  test('products are in leaf categories only', () => {
    const leaves = new Set(leavesOf(productGroups))
    expect(products.filter(({ category }) => !leaves.has(category)).map(({ slug }) => slug)).toEqual([])
  })
})

test('fresh boxes of Setas del Pirineo are shipped to Spain and Portugal only', () => {
  const fresh = products.filter(({ vendor, form }) => vendor === 'setas-del-pirineo' && form === 'fresh-punnet')
  expect(fresh.length).toBeGreaterThan(0)
  for (const { slug } of fresh) expect([slug, termsOfProducts[slug]?.shipsTo]).toEqual([slug, ['ES', 'PT']])
})

describe('D-19 psychoactive and toxic species', () => {
  const dangerous = new Set(
    species
      .filter(
        ({ types: kinds, edibility }) =>
          kinds.includes('psychoactive') || harms(edibility) || edibility === 'psychoactive',
      )
      .map(({ slug }) => slug),
  )
  const holding = products.filter((product) => product.species.some((slug) => dangerous.has(slug)))

  test('are in products of microscopy, education and apparel only', () => {
    expect(dangerous.size).toBeGreaterThanOrEqual(8)
    const elsewhere = holding.filter(({ category }) => !/^(microscopy|educational|apparel)\//.test(category))
    expect(elsewhere.map(({ slug, category }) => `${slug} in ${category}`)).toEqual([])
  })

  test('are linked from no food or growing product', () => {
    const others = products.filter(({ category }) => /^(mushroom|growing)\//.test(category))
    const linked = others.filter((product) =>
      [...dangerous].some((slug) => JSON.stringify(product).includes(`/${slug})`)),
    )
    expect(slugs(linked)).toEqual([])
  })
})
