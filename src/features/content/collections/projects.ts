import type { CollectionConfig } from 'payload'
import { publishedContent } from '@/cms/access/presets'
import { select, text } from '@/cms/fields/basics'
import { day } from '@/cms/fields/day'
import { publicFields } from '@/cms/guards/public-fields'
import { adminGroups, label } from '@/cms/labels'
import { editorial } from '@/cms/versions'
import { articleFields } from '../article-fields'
import { projectStages } from './project-stages.data'

/** Projects (DAT-17): things people do together. */
export const Projects: CollectionConfig = {
  slug: 'projects',
  labels: { singular: label('Project', 'Proyecto', 'Projeto'), plural: label('Projects', 'Proyectos', 'Projetos') },
  admin: {
    group: adminGroups.content,
    useAsTitle: 'title',
    defaultColumns: ['title', 'image', 'stage', '_status', 'updatedAt'],
    description: label(
      'Projects and what became of them.',
      'Proyectos y qué fue de ellos.',
      'Projetos e o que deles resultou.',
    ),
  },
  access: publishedContent,
  graphQL: false,
  lockDocuments: false,
  custom: publicFields({ title: 'text', slug: 'text', categories: 'id', species: 'id' }),
  versions: editorial,
  defaultSort: 'title',
  fields: articleFields({
    categories: 'topics',
    species: true,
    extra: [
      {
        type: 'row',
        fields: [
          select({ name: 'stage', label: label('State', 'Estado', 'Estado') }, projectStages, { index: true }),
          text('place', label('Place', 'Lugar', 'Lugar'), { maxLength: 120 }),
          day('startedAt', label('Since', 'Desde', 'Desde')),
        ],
      },
    ],
  }),
}
