import type { CollectionConfig } from 'payload'
import { publishedContent } from '@/cms/access/presets'
import { publicFields } from '@/cms/guards/public-fields'
import { adminGroups, label } from '@/cms/labels'
import { editorial } from '@/cms/versions'
import { homeSlug } from '@/core/paths'
import { articleFields } from '../article-fields'
import { keepHome, keepHomeFromDeletion } from './home-page'

/** Pages of the site's own root; `home` is the first one (NAV-01). */
export const Pages: CollectionConfig = {
  slug: 'pages',
  labels: { singular: label('Page', 'Página', 'Página'), plural: label('Pages', 'Páginas', 'Páginas') },
  admin: {
    group: adminGroups.content,
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', '_status', 'updatedAt'],
    description: label(
      'Stand at /{slug}. The page “home” is the first page: it keeps its address, stays published and is not deleted.',
      'Están en /{slug}. La página «home» es la portada: conserva su dirección, sigue publicada y no se borra.',
      'Ficam em /{slug}. A página “home” é a inicial: mantém seu endereço, continua publicada e não é excluída.',
    ),
  },
  access: publishedContent,
  graphQL: false,
  lockDocuments: false,
  custom: publicFields({ title: 'text', slug: 'text' }),
  versions: editorial,
  defaultSort: 'slug',
  hooks: { beforeValidate: [keepHome], beforeDelete: [keepHomeFromDeletion] },
  fields: articleFields({ allowedSlugs: [homeSlug] }),
}
