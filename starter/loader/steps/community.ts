import { createHash, randomBytes } from 'node:crypto'
import { toSlug } from '@/core/slugs'
import { comments } from '../../catalogue/community/comments'
import { impressions } from '../../catalogue/community/impressions'
import { members } from '../../catalogue/community/members'
import { reviews } from '../../catalogue/community/reviews'
import type { MemberSeed } from '../../catalogue/shapes'
import type { Step, StepContext } from '../step'
import type { SeedItem } from '../upsert'

/** The day on which the catalogue was finished: ages count from it, so that every run computes the same dates. */
const closed = Date.UTC(2026, 10, 20, 18)
const day = 24 * 60 * 60 * 1000

const emailOf = (member: MemberSeed): string => `${toSlug(member.name)}@members.sporeprint.example`

const memberAt = (index: number): MemberSeed => {
  const member = members[index]
  if (!member) throw new Error(`The seed names member ${index}, who does not exist.`)
  return member
}

const keyOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)

type Contribution = { member: number; locale: string; anonymous: boolean; published: boolean; daysAgo: number }

const common = ({ locale, anonymous, published, daysAgo }: Contribution, salt: string) => ({
  _status: published ? 'published' : 'draft',
  sample: true,
  locale,
  anonymous,
  // The time of day is derived from the text, so that contributions of one day differ in it.
  createdAt: new Date(closed - daysAgo * day - (parseInt(salt.slice(0, 6), 16) % (12 * 60)) * 60_000).toISOString(),
})

const author = ({ seeder }: StepContext, index: number) => ({ author: seeder.idOf('users', emailOf(memberAt(index))) })

/** Sample members with discarded random passwords, so that no visitor can sign in as one. */
export const memberStep: Step = {
  name: 'Members',
  // Passwords are hashed off the main thread.
  parallel: 4,
  items: () =>
    members.map((member) => ({
      collection: 'users' as const,
      key: emailOf(member),
      where: { email: { equals: emailOf(member) } },
      fingerprint: member,
      data: () => ({
        name: member.name,
        alias: member.alias,
        email: emailOf(member),
        password: randomBytes(24).toString('base64url'),
        roles: ['member'],
        locale: member.locale,
        sample: true,
      }),
    })),
}

export const reviewStep: Step = {
  name: 'Reviews',
  items: (context) =>
    reviews.map((review) => ({
      collection: 'reviews' as const,
      key: keyOf(review.review),
      where: { review: { equals: review.review } },
      fingerprint: review,
      context: () => author(context, review.member),
      data: () => ({
        ...common(review, keyOf(review.review)),
        doc: { relationTo: review.doc.relationTo, value: context.seeder.idOf(review.doc.relationTo, review.doc.slug) },
        headline: review.headline,
        review: review.review,
        rating: review.rating,
      }),
    })),
}

export const impressionStep: Step = {
  name: 'Impressions',
  items: (context) =>
    impressions.map((impression) => ({
      collection: 'impressions' as const,
      key: keyOf(impression.impression),
      where: { impression: { equals: impression.impression } },
      fingerprint: impression,
      context: () => author(context, impression.member),
      data: () => ({
        ...common(impression, keyOf(impression.impression)),
        doc: context.seeder.idOf('mushrooms', impression.slug),
        headline: impression.headline,
        impression: impression.impression,
        rating: impression.rating,
        consumptionForm: context.seeder.idOf('categories', `consumption-forms/${impression.consumptionForm}`),
        otherConsumptionForm: impression.otherConsumptionForm,
        experiential: context.seeder.idsOf(
          'categories',
          impression.experiential.map((slug) => `experiential-effects/${slug}`),
        ),
        helpsWith: context.seeder.idsOf(
          'categories',
          impression.helpsWith.map((slug) => `helps-with/${slug}`),
        ),
      }),
    })),
}

export const commentStep: Step = {
  name: 'Comments',
  items: (context) =>
    comments.map((comment) => ({
      collection: 'comments' as const,
      key: keyOf(comment.comment),
      where: { comment: { equals: comment.comment } },
      fingerprint: comment,
      context: () => author(context, comment.member),
      data: () => ({
        ...common(comment, keyOf(comment.comment)),
        doc: {
          relationTo: comment.doc.relationTo,
          value: context.seeder.idOf(comment.doc.relationTo, comment.doc.slug),
        },
        comment: comment.comment,
      }),
    })),
}

/** Picks `count` members other than the author, spread over the list. */
const readers = (writer: number, count: number, salt: string): number[] => {
  const start = parseInt(salt.slice(0, 6), 16)
  const others = members.map((_, index) => index).filter((index) => index !== writer)
  return Array.from({ length: count }, (_, index) => others[(start + index * 7) % others.length] ?? 0)
}

const helpfulItems = (
  context: StepContext,
  relationTo: 'reviews' | 'impressions',
  entry: { text: string; member: number; helpful: number; published: boolean },
): SeedItem[] =>
  !entry.published
    ? []
    : [...new Set(readers(entry.member, entry.helpful, keyOf(entry.text)))].flatMap((reader): SeedItem[] => {
        const user = context.seeder.find('users', emailOf(memberAt(reader)))
        const value = context.seeder.find(relationTo, keyOf(entry.text))
        // An editor deleted the member or the text, and its marks with it.
        if (user === null || value === null) return []
        const key = `${user}:${relationTo}:${value}`
        return [
          {
            collection: 'helpfuls',
            key,
            where: { key: { equals: key } },
            fingerprint: key,
            context: () => ({ author: user }),
            data: () => ({ item: { relationTo, value }, sample: true }),
          },
        ]
      })

export const helpfulStep: Step = {
  name: 'Helpful marks',
  items: (context) => [
    ...reviews.flatMap((entry) => helpfulItems(context, 'reviews', { ...entry, text: entry.review })),
    ...impressions.flatMap((entry) => helpfulItems(context, 'impressions', { ...entry, text: entry.impression })),
  ],
}
