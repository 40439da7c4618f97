import { postView } from '@/cards/article'
import { toMoment, type Row } from '@/cms/sql'
import { speciesGroup, topicGroup } from '../filters/groups'
import { describeArticles } from './articles'

/** A post's age goes by its publication date, or by its creation where it has none. */
const publishedAt = (row: Row): number | null => toMoment(row.published_at ?? row.created_at)

export const posts = describeArticles({
  collection: 'posts',
  groups: [{ ...topicGroup, promoted: ['identification', 'foraging', 'kitchen'] }, speciesGroup],
  columns: ['published_at'],
  facets: () => ({}),
  numbers: (row) => ({ publishedAt: publishedAt(row) }),
  card: (article, row) => {
    const post = { ...article, publishedAt: new Date(publishedAt(row) ?? 0).toISOString() }
    return (context) => postView(post, context)
  },
})
