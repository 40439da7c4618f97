import { expect, test } from 'vitest'
import { limits } from '@/core/limits'
import { isLocale } from '@/core/locales'
import { toSlug } from '@/core/slugs'
import { contributionTargets } from '@/features/community/model'
import { categoryPaths, collections, repeated, slugsOf, unknown } from './catalogue.fixtures'
import { comments } from './community/comments'
import { impressions } from './community/impressions'
import { members } from './community/members'
import { reviews } from './community/reviews'
import { species } from './species/index'

const texts = {
  reviews: reviews.map(({ review }) => review),
  comments: comments.map(({ comment }) => comment),
  impressions: impressions.map(({ impression }) => impression),
}

const length = (text: string): number => [...text].length

test('D-15 every contribution is about an existing document of a collection that takes it', () => {
  const known = new Set(
    Object.entries(collections).flatMap(([collection, entries]) =>
      [...slugsOf(entries)].map((slug) => `${collection}/${slug}`),
    ),
  )
  const about = ({ doc }: { doc: { relationTo: string; slug: string } }): string => `${doc.relationTo}/${doc.slug}`
  expect(unknown(reviews.map(about), known)).toEqual([])
  expect(unknown(comments.map(about), known)).toEqual([])
  expect(
    unknown(
      impressions.map(({ slug }) => slug),
      slugsOf(species),
    ),
  ).toEqual([])
  expect(
    unknown(
      reviews.map(({ doc }) => doc.relationTo),
      new Set<string>(contributionTargets.reviews),
    ),
  ).toEqual([])
  expect(
    unknown(
      comments.map(({ doc }) => doc.relationTo),
      new Set<string>(contributionTargets.comments),
    ),
  ).toEqual([])
})

test('every contribution has a member as author, a locale of the site and a past date', () => {
  for (const { member, locale, daysAgo } of [...reviews, ...comments, ...impressions]) {
    expect(members[member], String(member)).toBeDefined()
    expect(isLocale(locale)).toBe(true)
    expect(daysAgo).toBeGreaterThanOrEqual(0)
  }
})

test('members have different names and aliases', () => {
  expect(repeated(members.map(({ name }) => toSlug(name)))).toEqual([])
  expect(repeated(members.map(({ alias }) => alias))).toEqual([])
})

test.each(Object.entries(texts))('COM-05 %s have 3 to 500 characters, and none is written twice', (_kind, list) => {
  const { min, max } = limits.communityText
  expect(list.filter((text) => length(text) < min || length(text) > max)).toEqual([])
  // Later runs find an entry by its text.
  expect(repeated(list)).toEqual([])
})

test('COM-03 headlines are short enough, and ratings go from 1 to 5', () => {
  for (const { headline, rating } of [...reviews, ...impressions]) {
    expect(length(headline), headline).toBeLessThanOrEqual(limits.headline.max)
    expect([1, 2, 3, 4, 5], headline).toContain(rating)
  }
})

test('COM-03 impressions use categories of the fixed parents', () => {
  const chosen = impressions.flatMap(({ consumptionForm, experiential, helpsWith }) => [
    `consumption-forms/${consumptionForm}`,
    ...experiential.map((slug) => `experiential-effects/${slug}`),
    ...helpsWith.map((slug) => `helps-with/${slug}`),
  ])
  expect(unknown(chosen, categoryPaths)).toEqual([])
})

test('D-20 impressions name only benefits that their species is known for', () => {
  const known = new Map(
    species.map(({ slug, helpsWith }) => [slug, new Set<string>(helpsWith.map((one) => one.ailment))]),
  )
  const beyond = impressions.flatMap(({ slug, helpsWith }) =>
    helpsWith.filter((one) => !known.get(slug)?.has(one)).map((one) => `${slug}: ${one}`),
  )
  expect(beyond).toEqual([])
})

test('COM-03 a free-text consumption form is given with Other, and only with it', () => {
  const odd = impressions.filter((one) => (one.consumptionForm === 'other') !== Boolean(one.otherConsumptionForm))
  expect(odd.map(({ headline }) => headline)).toEqual([])
})

test('D-19 impressions of psychoactive and toxic species have the consumption form not-eaten', () => {
  const dangerous = slugsOf(
    species.filter(({ types, edibility }) => types.includes('psychoactive') || edibility === 'toxic'),
  )
  const taken = impressions.filter((one) => dangerous.has(one.slug) && one.consumptionForm !== 'not-eaten')
  expect(taken.map(({ slug, headline }) => `${slug}: ${headline}`)).toEqual([])
})

test('COM-06 some contributions wait for moderation, most are published', () => {
  for (const list of [reviews, comments, impressions]) {
    const waiting = list.filter(({ published }) => !published)
    expect(waiting.length).toBeLessThan(list.length / 5)
  }
  expect([...reviews, ...comments, ...impressions].some(({ published }) => !published)).toBe(true)
})
