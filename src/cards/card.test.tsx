import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { cardCollections } from '@/core/collections'
import { translatorOf } from '@/platform/i18n/translator'
import { Card } from './card'
import { pictureRatio, textHeight } from './card-size'
import { CardSkeletons } from './card-skeletons'
import { chip, warningsOf, type CardContext, type CardView } from './card-view'
import { guideView, postView, projectView, recipeView } from './article'
import { gradeChipsOf } from './grade-chip'
import { speciesView } from './species'
import { vendorView } from './vendor'

const context: CardContext = { locale: 'en', t: translatorOf('en'), now: new Date(0), unratedDisplay: 'default' }

const uses = ['culinary', 'medicinal', 'psychoactive'].map((slug) => ({ slug, path: `type/${slug}`, title: slug }))
const article = { id: 1, slug: 'a', title: 'A', lead: 'B', picture: null, categories: uses, harm: [] }

const species: CardView = speciesView(
  {
    id: 1,
    slug: 'boletus-edulis',
    title: 'Porcini',
    scientificName: 'Boletus edulis',
    edibility: 'choice',
    types: uses,
    picture: null,
    rating: null,
  },
  context,
)

const labels = ({ chips }: CardView): string[] => chips.map(({ label }) => label)

describe('NUM-03 a card shows two chips', () => {
  test('of a species its edibility first', () => {
    expect(labels(species)).toEqual(['Choice edible', 'culinary'])
  })

  test('of a project how far it is first', () => {
    expect(labels(projectView({ ...article, stage: 'running', place: null }, context))).toEqual(['Running', 'culinary'])
    expect(labels(projectView({ ...article, stage: null, place: null }, context))).toEqual(['culinary', 'medicinal'])
  })

  test('of a guide its first categories', () => {
    expect(labels(guideView({ ...article, difficulty: 2 }, context))).toEqual(['culinary', 'medicinal'])
  })
})

test('NUM-03 above the title of a post stands its day, in the language of the visitor', () => {
  const post = { ...article, publishedAt: '2026-04-03T12:00:00.000Z' }
  expect(postView(post, context).over?.text).toBe('Apr 03, 2026')
  expect(postView(post, { ...context, locale: 'pt' }).over?.text).toBe('3 de abr. de 2026')
})

describe('NUM-03 a card of a recipe', () => {
  const recipe = {
    ...article,
    rating: { averageRating: 4.5, reviewCount: 2 },
    totalTime: 'PT90M',
    cuisine: null,
    course: null,
  }

  test('says how long it takes, where it comes from and which course it is', () => {
    const view = recipeView({ ...recipe, cuisine: 'Italian', course: 'Main' }, context)
    expect(view.over?.text).toBe('1h 30m · Italian')
    expect(labels(view)).toEqual(['Main'])
    expect(view.rating).toMatchObject({ stars: { value: 4.5, best: 5 } })
  })

  test('says nothing of what is not known', () => {
    const view = recipeView({ ...recipe, rating: null, totalTime: null }, { ...context, unratedDisplay: 'none' })
    expect(view).toMatchObject({ over: null, chips: [], rating: { stars: null } })
  })
})

describe('a card of a vendor', () => {
  const vendor = { id: 1, slug: 'v', displayName: 'Spore & Co', lead: null, logo: null, rating: null }

  test('says its kind and place, and shows its mark whole', () => {
    const address = { city: 'Porto', country: 'PT' }
    const view = vendorView({ ...vendor, vendorType: 'grower', address }, context)
    expect(view).toMatchObject({ title: 'Spore & Co', pictureFit: 'mark' })
    expect(view.over?.text).toBe('Porto, Portugal')
    expect(labels(view)).toEqual(['Grower'])
  })

  test('says nothing of what is not known', () => {
    expect(vendorView(vendor, context)).toMatchObject({ over: null, chips: [] })
  })
})

test('SAF-04 what a card says of harm is found among its badges and chips, and nothing else', () => {
  const view = {
    badges: [chip('3 options')],
    chips: [chip('Deadly', 'deadly'), chip('Medicinal'), chip('Suspect', 'suspect')],
  }
  expect(warningsOf(view).map(({ label }) => label)).toEqual(['Deadly', 'Suspect'])
  expect(warningsOf({ badges: [chip('Poisonous', 'amanita')], chips: [] })).toHaveLength(1)
})

test('D-21 a chip of a category without a translation says its language', () => {
  const named = { slug: 'old', path: 'type/old', title: { en: 'Culinary', es: '', pt: '' } }
  const view = guideView({ ...article, categories: [named, ...uses], difficulty: 2 }, { ...context, locale: 'pt' })
  const html = renderToStaticMarkup(<Card view={view} />)
  expect(html).toContain('<span lang="en-US">Culinary</span>')
  expect(html).not.toContain('<span lang="en-US">medicinal')
})

test('SAF-04 the card of a guide to what was found to harm warns instead of its lead, by the worst of its species', () => {
  const harm = [
    { grade: 'suspect', title: null },
    { grade: 'deadly', title: 'Angel wings' },
  ] as const
  const view = guideView({ ...article, harm, difficulty: 2 }, context)
  expect(view.lead).toBe('Suspected of harm. Do not eat it. Angel wings: Deadly poisonous. Never eat it.')
  expect(labels(view)).toEqual(['Deadly', 'culinary'])
})

test('SAF-04 what a card says of a grade is found wherever it stands on it, and nothing else', () => {
  const grades = (view: CardView): string[] => gradeChipsOf(view).map(({ label }) => label)
  const harm = [{ grade: 'deadly', title: null }] as const
  expect(grades(species)).toEqual(['Choice edible'])
  expect(grades(projectView({ ...article, harm, stage: 'running', place: null }, context))).toEqual(['Deadly'])
  expect(grades(projectView({ ...article, stage: 'running', place: null }, context))).toEqual([])
})

describe('ARC-04 an empty frame', () => {
  /** Class lists of the elements that give a card its outline: frame, picture, texts. */
  const outline = (html: string): string[] => {
    const [, frame = '', rest = ''] = /<article[^>]*? class="([^"]*)">(.*?)<\/article>/s.exec(html) ?? []
    const picture = /^<div class="([^"]*)">/.exec(rest)?.[1] ?? ''
    const texts = /<div class="([^"]*flex-1[^"]*)">/.exec(rest)?.[1] ?? ''
    return [frame, picture, texts]
  }

  test.each(cardCollections)('of %s has the outline and the least height of a card', (collection) => {
    const card = renderToStaticMarkup(<Card view={{ ...species, relationTo: collection }} />)
    const frames = renderToStaticMarkup(<CardSkeletons collection={collection} count={9} label="Loading" />)
    expect(frames.match(/data-skeleton/g)).toHaveLength(9)
    expect(outline(frames)).toEqual(outline(card))
    expect(outline(frames)[1]).toContain(pictureRatio(collection))
    expect(outline(frames)[2]).toContain(textHeight(collection))
    expect(frames).toContain('aria-label="Loading"')
    expect(frames).not.toContain('<a ')
  })
})
