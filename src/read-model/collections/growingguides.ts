import { guideView } from '@/cards/article'
import { label } from '@/cms/labels'
import { toNumber } from '@/cms/sql'
import { difficulties, fromCategories, fromTerms, speciesGroup } from '../filters/groups'
import { describeArticles } from './articles'

export const growingGuides = describeArticles({
  collection: 'growingguides',
  groups: [
    fromCategories('kind', label('Kind', 'Clase', 'Tipo'), 'guides', { promoted: ['indoor', 'outdoor', 'laboratory'] }),
    fromTerms('difficulty', label('Difficulty', 'Dificultad', 'Dificuldade'), difficulties),
    speciesGroup,
  ],
  columns: ['difficulty'],
  facets: (row) => {
    const difficulty = toNumber(row.difficulty)
    return { difficulty: difficulty === null ? [] : [String(difficulty)] }
  },
  card: (article, row) => {
    const guide = { ...article, difficulty: toNumber(row.difficulty) }
    return (context) => guideView(guide, context)
  },
})
