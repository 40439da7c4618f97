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
  test('of a species, its edibility first', () => {
    expect(labels(species)).toEqual(['Choice edible', 'culinary'])
  })

  test('of a project, its stage first', () => {
    expect(labels(projectView({ ...article, stage: 'running', place: null }, context))).toEqual(['Running', 'culinary'])
    expect(labels(projectView({ ...article, stage: null, place: null }, context))).toEqual(['culinary', 'medicinal'])
  })

  test('of a guide, its first categories', () => {
    expect(labels(guideView({ ...article, difficulty: 2 }, context))).toEqual(['culinary', 'medicinal'])
  })
})

test('NUM-03 a post’s card has its date above the title, in the visitor’s locale', () => {
  const post = { ...article, publishedAt: '2026-04-03T12:00:00.000Z' }
  expect(postView(post, context).over?.text).toBe('Apr 03, 2026')
  expect(postView(post, { ...context, locale: 'pt' }).over?.text).toBe('3 de abr. de 2026')
})

describe('NUM-03 a recipe’s card', () => {
  const recipe = {
    ...article,
    rating: { averageRating: 4.5, reviewCount: 2 },
    totalTime: 'PT90M',
    cuisine: null,
    course: null,
  }

  test('shows duration, cuisine and course', () => {
    const view = recipeView({ ...recipe, cuisine: 'Italian', course: 'Main' }, context)
    expect(view.over?.text).toBe('1h 30m · Italian')
    expect(labels(view)).toEqual(['Main'])
    expect(view.rating).toMatchObject({ stars: { value: 4.5, best: 5 } })
  })

  test('shows nothing for unknown values', () => {
    const view = recipeView({ ...recipe, rating: null, totalTime: null }, { ...context, unratedDisplay: 'none' })
    expect(view).toMatchObject({ over: null, chips: [], rating: { stars: null } })
  })
})

describe('a vendor’s card', () => {
  const vendor = { id: 1, slug: 'v', displayName: 'Spore & Co', lead: null, logo: null, rating: null }

  test('shows type and place, and its logo whole', () => {
    const address = { city: 'Porto', country: 'PT' }
    const view = vendorView({ ...vendor, vendorType: 'grower', address }, context)
    expect(view).toMatchObject({ title: 'Spore & Co', pictureFit: 'mark' })
    expect(view.over?.text).toBe('Porto, Portugal')
    expect(labels(view)).toEqual(['Grower'])
  })

  test('shows nothing for unknown values', () => {
    expect(vendorView(vendor, context)).toMatchObject({ over: null, chips: [] })
  })
})

test('SAF-04 warningsOf finds exactly the chips and badges of harm', () => {
  const view = {
    badges: [chip('3 options')],
    chips: [chip('Deadly', 'deadly'), chip('Medicinal'), chip('Suspect', 'suspect')],
  }
  expect(warningsOf(view).map(({ label }) => label)).toEqual(['Deadly', 'Suspect'])
  expect(warningsOf({ badges: [chip('Poisonous', 'amanita')], chips: [] })).toHaveLength(1)
})

test('D-21 a category chip without a translation has lang', () => {
  const named = { slug: 'old', path: 'type/old', title: { en: 'Culinary', es: '', pt: '' } }
  const view = guideView({ ...article, categories: [named, ...uses], difficulty: 2 }, { ...context, locale: 'pt' })
  const html = renderToStaticMarkup(<Card view={view} />)
  expect(html).toContain('<span lang="en-US">Culinary</span>')
  expect(html).not.toContain('<span lang="en-US">medicinal')
})

test('SAF-04 the card of a guide to harmful species has their warnings in place of its lead', () => {
  const harm = [
    { grade: 'suspect', title: null },
    { grade: 'deadly', title: 'Angel wings' },
  ] as const
  const view = guideView({ ...article, harm, difficulty: 2 }, context)
  expect(view.lead).toBe('Suspected of harm. Do not eat it. Angel wings: Deadly poisonous. Never eat it.')
  expect(labels(view)).toEqual(['Deadly', 'culinary'])
})

test('SAF-04 gradeChipsOf finds the chip of the grade at any position, and no other', () => {
  const grades = (view: CardView): string[] => gradeChipsOf(view).map(({ label }) => label)
  const harm = [{ grade: 'deadly', title: null }] as const
  expect(grades(species)).toEqual(['Choice edible'])
  expect(grades(projectView({ ...article, harm, stage: 'running', place: null }, context))).toEqual(['Deadly'])
  expect(grades(projectView({ ...article, stage: 'running', place: null }, context))).toEqual([])
})

describe('ARC-04 a card skeleton', () => {
  /** Class lists of the elements that give a card its outline: frame, picture, texts. */
  const outline = (html: string): string[] => {
    const [, frame = '', rest = ''] = /<article[^>]*? class="([^"]*)">(.*?)<\/article>/s.exec(html) ?? []
    const picture = /^<div class="([^"]*)">/.exec(rest)?.[1] ?? ''
    const texts = /<div class="([^"]*flex-1[^"]*)">/.exec(rest)?.[1] ?? ''
    return [frame, picture, texts]
  }

  test.each(cardCollections)('of %s has the same classes as a card', (collection) => {
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
