import { projectView } from '@/cards/article'
import { label } from '@/cms/labels'
import { toText } from '@/cms/sql'
import { limits } from '@/core/limits'
import { toSlug } from '@/core/slugs'
import { projectStages } from '@/features/content/model'
import type { Project } from '@/payload-types'
import { fromEntries, fromTerms, speciesGroup, topicGroup } from '../filters/groups'
import { describeArticles } from './articles'

const stages: readonly Project['stage'][] = projectStages.map(({ slug }) => slug)

export const projects = describeArticles({
  collection: 'projects',
  groups: [
    topicGroup,
    fromTerms('stage', label('State', 'Estado', 'Estado'), projectStages, {
      promoted: ['planned', 'running', 'finished'],
    }),
    fromEntries('place', label('Place', 'Lugar', 'Lugar'), 'map-pin'),
    speciesGroup,
  ],
  columns: ['stage', 'place'],
  facets: (row) => ({ stage: typeof row.stage === 'string' ? [row.stage] : [] }),
  entries: (row) => {
    const place = toText(row.place)?.trim()
    const value = place ? toSlug(place, limits.filter.characters) : ''
    return place && value !== '' ? [['place', value, place] as const] : []
  },
  card: (article, row) => {
    const project = { ...article, place: toText(row.place), stage: stages.find((stage) => stage === row.stage) ?? null }
    return (context) => projectView(project, context)
  },
})
