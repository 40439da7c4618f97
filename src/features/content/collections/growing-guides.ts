import type { CollectionConfig } from 'payload'
import { publishedContent } from '@/cms/access/presets'
import { localizedText, localizedTextarea, range, wholeNumber } from '@/cms/fields/basics'
import { publicFields } from '@/cms/guards/public-fields'
import { adminGroups, label } from '@/cms/labels'
import { editorial } from '@/cms/versions'
import { belowPath } from '@/platform/catalogue/kept-categories'
import { articleFields } from '../article-fields'

/** Growing guides (DAT-11). */
export const GrowingGuides: CollectionConfig = {
  slug: 'growingguides',
  labels: {
    singular: label('Growing Guide', 'Guía de cultivo', 'Guia de cultivo'),
    plural: label('Growing Guides', 'Guías de cultivo', 'Guias de cultivo'),
  },
  admin: {
    group: adminGroups.content,
    useAsTitle: 'title',
    defaultColumns: ['title', 'image', 'difficulty', '_status', 'updatedAt'],
    description: label(
      'How to grow one kind, step by step.',
      'Cómo cultivar una especie, paso a paso.',
      'Como cultivar uma espécie, passo a passo.',
    ),
  },
  access: publishedContent,
  graphQL: false,
  lockDocuments: false,
  custom: publicFields({ title: 'text', slug: 'text', categories: 'id', species: 'id', difficulty: 'number' }),
  versions: editorial,
  defaultSort: 'title',
  fields: articleFields({
    categories: 'guides',
    species: true,
    extra: [
      wholeNumber('difficulty', label('Difficulty, 1-5', 'Dificultad, 1-5', 'Dificuldade, 1-5'), {
        min: 1,
        max: 5,
        index: true,
      }),
      {
        name: 'stages',
        type: 'array',
        label: label('Stages', 'Etapas', 'Etapas'),
        maxRows: 12,
        fields: [
          localizedText('title', label('Title', 'Título', 'Título'), { required: true }),
          localizedTextarea('description', label('What to do', 'Qué hacer', 'O que fazer')),
          range('temperature', label('Temperature', 'Temperatura', 'Temperatura'), '°C'),
          range('humidity', label('Humidity', 'Humedad', 'Umidade'), '%'),
          range('days', label('Duration', 'Duración', 'Duração'), 'd'),
        ],
      },
      localizedTextarea('yield', label('Yield', 'Rendimiento', 'Rendimento')),
      localizedTextarea('contamination', label('Contamination', 'Contaminación', 'Contaminação')),
      {
        name: 'supplies',
        type: 'relationship',
        relationTo: 'categories',
        hasMany: true,
        label: label('Supplies', 'Suministros', 'Suprimentos'),
        filterOptions: belowPath('products'),
      },
    ],
  }),
}
