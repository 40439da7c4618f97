import type { CollectionConfig } from 'payload'
import { publishedContent } from '@/cms/access/presets'
import { text } from '@/cms/fields/basics'
import { publicFields } from '@/cms/guards/public-fields'
import { adminGroups, label } from '@/cms/labels'
import { leaveOutUnlisted } from '@/cms/unlisted'
import { editorial } from '@/cms/versions'
import { articleFields } from '../article-fields'
import { cookedRule } from '../recipes/cooked-species'

/** Recipes (BLK-09): articles whose recipe is a block of their body. */
export const Recipes: CollectionConfig = {
  slug: 'recipes',
  labels: { singular: label('Recipe', 'Receta', 'Receita'), plural: label('Recipes', 'Recetas', 'Receitas') },
  admin: {
    group: adminGroups.content,
    useAsTitle: 'title',
    defaultColumns: ['title', 'image', 'author', '_status', 'updatedAt'],
    description: label(
      'Dishes. The recipe itself is a block of the body.',
      'Platos. La receta en sí es un bloque del cuerpo.',
      'Pratos. A receita em si é um bloco do corpo.',
    ),
  },
  access: publishedContent,
  graphQL: false,
  lockDocuments: false,
  custom: publicFields({ title: 'text', slug: 'text', categories: 'id', species: 'id' }),
  versions: editorial,
  defaultSort: 'title',
  hooks: { beforeOperation: [leaveOutUnlisted('recipes')] },
  fields: articleFields({
    categories: 'topics',
    species: cookedRule,
    extra: [text('author', label('Author', 'Autor', 'Autor'), { maxLength: 80 })],
  }),
}
