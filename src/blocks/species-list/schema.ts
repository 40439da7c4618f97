import type { Block } from 'payload'
import { localizedText, number, select } from '@/cms/fields/basics'
import { label } from '@/cms/labels'

/** Species cards: chosen ones, those in season, or the newest (SPC-02, SPC-08). */
export const speciesListBlock: Block = {
  slug: 'speciesList',
  interfaceName: 'SpeciesListBlock',
  labels: {
    singular: label('Species list', 'Lista de especies', 'Lista de espécies'),
    plural: label('Species lists', 'Listas de especies', 'Listas de espécies'),
  },
  fields: [
    localizedText('title', label('Title', 'Título', 'Título'), { maxLength: 120 }),
    select(
      { name: 'source', label: label('Which species', 'Qué especies', 'Quais espécies') },
      [
        { slug: 'chosen', label: label('The ones chosen below', 'Las elegidas abajo', 'As escolhidas abaixo') },
        { slug: 'season', label: label('In season this month', 'De temporada este mes', 'Na época neste mês') },
        { slug: 'newest', label: label('The newest', 'Las más nuevas', 'As mais novas') },
      ],
      { defaultValue: 'chosen', required: true },
    ),
    {
      name: 'species',
      type: 'relationship',
      relationTo: 'mushrooms',
      hasMany: true,
      maxRows: 24,
      label: label('Species', 'Especies', 'Espécies'),
      admin: { condition: (_, siblings) => siblings.source === 'chosen' },
    },
    number('limit', label('At most', 'Como máximo', 'No máximo'), { defaultValue: 6, min: 1, max: 24 }),
  ],
}
