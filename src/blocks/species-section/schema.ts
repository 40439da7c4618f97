import type { Block } from 'payload'
import { select } from '@/cms/fields/basics'
import { needsOneOf } from '@/cms/fields/filled-blocks'
import { label } from '@/cms/labels'

/** One section of a species' own page, on any page (BLK-11). */
export const speciesSectionBlock: Block = {
  slug: 'speciesSection',
  interfaceName: 'SpeciesSectionBlock',
  custom: needsOneOf('species'),
  labels: {
    singular: label('Section of a species', 'Sección de una especie', 'Seção de uma espécie'),
    plural: label('Sections of species', 'Secciones de especies', 'Seções de espécies'),
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'species',
          type: 'relationship',
          relationTo: 'mushrooms',
          required: true,
          label: label('Species', 'Especie', 'Espécie'),
        },
        select(
          { name: 'section', label: label('Section', 'Sección', 'Seção') },
          [
            { slug: 'overview', label: label('Overview', 'Descripción', 'Visão geral') },
            { slug: 'lookAlikes', label: label('Look-alikes', 'Parecidas', 'Parecidos') },
            { slug: 'chemistry', label: label('Chemistry', 'Química', 'Química') },
            { slug: 'wellBeing', label: label('Well-being', 'Bienestar', 'Bem-estar') },
            { slug: 'senses', label: label('Senses', 'Sentidos', 'Sentidos') },
            { slug: 'nutrition', label: label('Nutrition', 'Nutrición', 'Nutrição') },
            { slug: 'cultivation', label: label('Growing it', 'Cultivo', 'Cultivo') },
            { slug: 'references', label: label('References', 'Referencias', 'Referências') },
          ],
          { defaultValue: 'overview', required: true },
        ),
      ],
    },
  ],
}
