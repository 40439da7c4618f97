import 'server-only'
import { limits } from '@/core/limits'
import { defineForm, refused, type Caller, type Outcome } from '@/platform/forms/define'
import { field } from '@/platform/forms/fields'
import type { Locale } from '@/core/locales'
import type { ContributionKind } from '../model'

const stars = ['1', '2', '3', '4', '5'] as const
const text = field.text({ ...limits.communityText, lines: true })

/** What every contribution says: about what, from which page, and whether with a name. */
const common = { of: field.text({ max: 40 }), back: field.path(), anonymous: field.tick() }
const withStars = { rating: field.choice(stars), headline: field.text(limits.headline) }

/** The form’s own page, where it stands with its errors without scripts. */
export const writePath = (kind: ContributionKind, of: string): string => `/write/${kind}?of=${encodeURIComponent(of)}`

type Sent = { of: string; back: string | null }
type Context = { call: Caller; locale: Locale }

const docOf = (of: string): { relationTo: string; value: number } => {
  const [relationTo = '', id] = of.split(':')
  return { relationTo, value: Number(id) }
}

/** Sends a contribution as the member; it waits, and its author is told so on the page they came from. */
async function contribute<Name extends string>(
  kind: ContributionKind,
  { of, back }: Sent,
  body: object,
  { call, locale }: Context,
): Promise<Outcome<Name>> {
  const answer = await call('POST', `/${kind}`, { ...body, locale })
  if (answer.status === 403) return { error: { refusal: 'refusals.signIn' } }
  if (!answer.ok) return refused(answer)
  const doc = answer.json.doc
  const id: unknown = typeof doc === 'object' && doc !== null ? Reflect.get(doc, 'id') : null
  return { to: `${back ?? writePath(kind, of)}#sent-${kind}`, data: { id, kind } }
}

export const commentForm = defineForm({
  name: 'comment',
  fields: { ...common, comment: text },
  page: (sent) => writePath('comments', sent('of')),
  send: ({ comment, anonymous, ...sent }, context) =>
    contribute('comments', sent, { comment, anonymous, doc: docOf(sent.of) }, context),
})

export const reviewForm = defineForm({
  name: 'review',
  fields: { ...common, ...withStars, review: text },
  page: (sent) => writePath('reviews', sent('of')),
  send: ({ review, rating, headline, anonymous, ...sent }, context) =>
    contribute('reviews', sent, { review, headline, anonymous, rating: Number(rating), doc: docOf(sent.of) }, context),
})

export const impressionForm = defineForm({
  name: 'impression',
  fields: {
    ...common,
    ...withStars,
    impression: text,
    consumptionForm: field.id({ optional: true }),
    otherConsumptionForm: field.text({ max: limits.shortText, optional: true }),
    experiential: field.ids(20),
    helpsWith: field.ids(20),
  },
  page: (sent) => writePath('impressions', sent('of')),
  send: ({ of, back, rating, otherConsumptionForm, ...body }, context) =>
    contribute(
      'impressions',
      { of, back },
      {
        ...body,
        rating: Number(rating),
        doc: docOf(of).value,
        ...(otherConsumptionForm ? { otherConsumptionForm } : {}),
      },
      context,
    ),
})
