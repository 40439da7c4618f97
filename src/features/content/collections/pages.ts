import type { CollectionConfig } from 'payload'
import { publishedContent } from '@/cms/access/presets'
import { rejectDeletionWhileReferenced } from '@/cms/guards/reject-deletion-while-referenced'
import { publicFields } from '@/cms/guards/public-fields'
import { adminGroups, label } from '@/cms/labels'
import { editorial } from '@/cms/versions'
import { homeSlug } from '@/core/paths'
import { articleFields } from '../article-fields'
import { keepHome, keepHomeFromDeletion } from './home-page'

/** Rejects deleting a page to which a form redirects, as every later save of that form would be rejected (FRM-04). */
const keepFormsTargets = rejectDeletionWhileReferenced({
  by: [
    {
      collection: 'forms',
      fields: ['redirect.reference.value'],
      where: { and: [{ confirmationType: { equals: 'redirect' } }, { 'redirect.type': { equals: 'reference' } }] },
    },
  ],
  text: label(
    'Forms lead to this page once they are sent ({n}). Choose another page there first, or a message.',
    'Hay formularios que llevan a esta página al enviarse ({n}). Elija antes en ellos otra página o un mensaje.',
    'Há formulários que levam a esta página ao serem enviados ({n}). Escolha antes neles outra página ou uma mensagem.',
  ),
})

/** Pages at the root of the site, `/{slug}`; `home` is the home page (NAV-01). */
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
  hooks: { beforeValidate: [keepHome], beforeDelete: [keepHomeFromDeletion, keepFormsTargets] },
  fields: articleFields({ allowedSlugs: [homeSlug] }),
}
