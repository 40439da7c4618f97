import 'server-only'
import { parseDocumentKey } from '@/core/document-key'
import { limits } from '@/core/limits'
import { writePath } from '@/core/paths'
import { relatedId } from '@/core/relation'
import { defineForm, rejected, type FormContext, type Outcome } from '@/platform/forms/define'
import { field } from '@/platform/forms/fields'
import type { ContributionKind } from '../model'
import { rewriteOwn } from '../own/rewrite'

const stars = ['1', '2', '3', '4', '5'] as const
const text = field.text({ ...limits.communityText, lines: true })

/** Fields of every contribution's form: document, page, anonymity; `entry` is the id of one that is edited. */
const common = {
  of: field.text({ max: 40 }),
  entry: field.id({ optional: true }),
  back: field.path(),
  anonymous: field.tick(),
}
const withStars = { rating: field.choice(stars), headline: field.text(limits.headline) }

type Sent = { of: string; entry: number | null; back: string | null }
type Context = Pick<FormContext, 'call' | 'locale' | 'req'>

/** The form's own page, which shows its errors where there are no scripts. */
const pageFor =
  (kind: ContributionKind) =>
  (sent: (name: string) => string): string => {
    const path = writePath(kind, sent('of'), sent('entry'))
    // An edited entry leads back to where it was opened, a new one to the document it is about.
    return sent('entry') && sent('back') ? `${path}&back=${encodeURIComponent(sent('back'))}` : path
  }

const docOf = (of: string): { relationTo: string; value: number } => {
  const { collection = '', id = 0 } = parseDocumentKey(of) ?? {}
  return { relationTo: collection, value: id }
}

/** Creates a contribution as the member, or edits theirs, and leads back to where the page confirms that it waits. */
async function contribute<Name extends string>(
  kind: ContributionKind,
  { of, entry, back }: Sent,
  { doc: about, ...words }: { doc: unknown } & Record<string, unknown>,
  { call, locale, req }: Context,
): Promise<Outcome<Name>> {
  const to = `${back ?? writePath(kind, of)}#sent-${kind}`
  // An edit keeps the locale of the page that the text was first written on.
  if (entry !== null) return (await rewriteOwn(await req(), kind, entry, words)) ?? { to }
  const response = await call('POST', `/${kind}`, { doc: about, ...words, locale })
  if (response.status === 403) return { error: { refusal: 'refusals.signIn' } }
  if (!response.ok) return rejected(response)
  return { to, data: { id: relatedId(response.json.doc), kind } }
}

export const commentForm = defineForm({
  name: 'comment',
  fields: { ...common, comment: text },
  page: pageFor('comments'),
  send: ({ comment, anonymous, ...sent }, context) =>
    contribute('comments', sent, { comment, anonymous, doc: docOf(sent.of) }, context),
})

export const reviewForm = defineForm({
  name: 'review',
  fields: { ...common, ...withStars, review: text },
  page: pageFor('reviews'),
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
  page: pageFor('impressions'),
  send: ({ of, entry, back, rating, otherConsumptionForm, ...body }, context) =>
    contribute(
      'impressions',
      { of, entry, back },
      { ...body, rating: Number(rating), doc: docOf(of), otherConsumptionForm: otherConsumptionForm || null },
      context,
    ),
})

/** The forms for writing contributions, by kind. */
export const entryForms = { comments: commentForm, impressions: impressionForm, reviews: reviewForm } as const
