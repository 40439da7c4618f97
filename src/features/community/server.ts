import 'server-only'
import { commentForm, impressionForm, reviewForm } from './forms/entry-forms'
import { helpfulForm, likeForm, reportForm, withdrawForm } from './forms/mark-forms'

export { markCounts } from './calls/counts'
export { entriesCall } from './calls/entries'
export { ownEntries } from './calls/own-entries'
export { ownLikes } from './calls/own-likes'
export { setListQuery } from './entries/list-query'
export { likePath, markForms, markIn, markPath } from './forms/mark-forms'
export { moderate } from './moderation/decide'
export { ownEntryState } from './own/own-state'
export { aboutOf, publishedEntry } from './reads'
export { likeForm }

/** The forms by which members write, by what they make. */
export const entryForms = { comments: commentForm, impressions: impressionForm, reviews: reviewForm } as const

/** Every form of the community. */
export const communityForms = [
  commentForm,
  impressionForm,
  reviewForm,
  likeForm,
  helpfulForm,
  reportForm,
  withdrawForm,
] as const
