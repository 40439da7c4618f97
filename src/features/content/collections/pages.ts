import type { CollectionConfig } from 'payload'
import { publishedContent } from '@/cms/access/presets'
import { publicFields } from '@/cms/guards/public-fields'
import { adminGroups, label } from '@/cms/labels'
import { editorial } from '@/cms/versions'
import { articleFields } from '../article-fields'

/** Pages of the site's own root; `home` is the first one (NAV-01). */
export const Pages: CollectionConfig = {
  slug: 'pages',
  labels: { singular: label('Page', 'Página', 'Página'), plural: label('Pages', 'Páginas', 'Páginas') },
  admin: {
    group: adminGroups.content,
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', '_status', 'updatedAt'],
    description: label(
      'Stand at /{slug}. The page “home” is the first page.',
      'Están en /{slug}. La página «home» es la portada.',
      'Ficam em /{slug}. A página “home” é a inicial.',
    ),
  },
  access: publishedContent,
  graphQL: false,
  lockDocuments: false,
  custom: publicFields({ title: 'text', slug: 'text' }),
  versions: editorial,
  defaultSort: 'slug',
  fields: articleFields({ allowedSlugs: ['home'] }),
}
