import 'server-only'
import { entryForms } from './forms/entry-forms'
import { helpfulForm, likeForm, reportForm, unlikeForm, withdrawForm } from './forms/mark-forms'

export { markCounts } from './calls/counts'
export { entriesCall } from './calls/entries'
export { ownEntries } from './calls/own-entries'
export { ownLikes } from './calls/own-likes'
export { setListQuery } from './entries/list-query'
export { likePath, markForms, markIn, markPath } from './forms/mark-forms'
export { moderate } from './moderation/decide'
export { ownEntryState } from './own/own-state'
export { aboutOf, aboutsOf, publishedEntry } from './reads'
export { entryForms, likeForm, withdrawForm }

/** Every form of the community. */
export const communityForms = [
  ...Object.values(entryForms),
  likeForm,
  unlikeForm,
  helpfulForm,
  reportForm,
  withdrawForm,
] as const
