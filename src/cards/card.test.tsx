import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { cardCollections } from '@/core/collections'
import { translatorOf } from '@/platform/i18n/translator'
import { Card } from './card'
import { pictureRatio, textHeight } from './card-size'
import { CardSkeletons } from './card-skeletons'
import type { CardContext, CardView } from './card-view'
import { guideView, projectView } from './article'
import { speciesView } from './species'

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
