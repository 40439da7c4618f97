import type { Block } from 'payload'
import { localizedText, select, wholeNumber } from '@/cms/fields/basics'
import { needsOneOf } from '@/cms/fields/filled-blocks'
import { label } from '@/cms/labels'

/** Species, chosen ones, those in season, or the newest, as cards or as a strip (SPC-02, SPC-08). */
export const speciesListBlock: Block = {
  slug: 'speciesList',
  interfaceName: 'SpeciesListBlock',
  custom: { ...needsOneOf('species'), when: { source: 'chosen' } },
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
    {
      name: 'skipFirst',
      type: 'checkbox',
      label: label(
        'Without the first one, which an opening shows large',
        'Sin la primera, que una apertura muestra en grande',
        'Sem a primeira, que uma abertura mostra em tamanho grande',
      ),
      admin: { condition: (_, siblings) => siblings.source === 'season' },
    },
    wholeNumber('limit', label('At most', 'Como máximo', 'No máximo'), { defaultValue: 6, min: 1, max: 24 }),
    select(
      { name: 'layout', label: label('Look', 'Aspecto', 'Aparência') },
      [
        { slug: 'cards', label: label('Cards', 'Fichas', 'Cartões') },
        {
          slug: 'strip',
          label: label('Strip of small plates', 'Tira de láminas pequeñas', 'Faixa de pranchas pequenas'),
        },
      ],
      { defaultValue: 'cards' },
    ),
  ],
}
