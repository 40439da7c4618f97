import type { CollectionConfig } from 'payload'
import { publishedContent } from '@/cms/access/presets'
import { text } from '@/cms/fields/basics'
import { day } from '@/cms/fields/day'
import { publicFields } from '@/cms/guards/public-fields'
import { adminGroups, label } from '@/cms/labels'
import { editorial } from '@/cms/versions'
import { articleFields } from '../article-fields'
import { datePublication } from './day-of-publication'

/** Posts (DAT-12). */
export const Posts: CollectionConfig = {
  slug: 'posts',
  labels: { singular: label('Post', 'Artículo', 'Artigo'), plural: label('Posts', 'Artículos', 'Artigos') },
  admin: {
    group: adminGroups.content,
    useAsTitle: 'title',
    defaultColumns: ['title', 'image', 'publishedAt', '_status', 'updatedAt'],
    description: label(
      'What has a day and an author: news, stories, explanations.',
      'Lo que lleva fecha y autor: noticias, relatos, explicaciones.',
      'O que leva data e autor: notícias, relatos, explicações.',
    ),
  },
  access: publishedContent,
  graphQL: false,
  lockDocuments: false,
  custom: publicFields({ title: 'text', slug: 'text', categories: 'id', species: 'id', publishedAt: 'date' }),
  versions: editorial,
  defaultSort: '-publishedAt',
  hooks: { beforeChange: [datePublication] },
  fields: articleFields({
    categories: 'topics',
    species: true,
    extra: [
      {
        type: 'row',
        fields: [
          day('publishedAt', label('Published on', 'Publicado el', 'Publicado em'), {
            index: true,
            // A duplicate is another post, dated by its own publication.
            hooks: { beforeDuplicate: [() => null] },
          }),
          text('author', label('Author', 'Autor', 'Autor'), { maxLength: 80 }),
        ],
      },
    ],
  }),
}
