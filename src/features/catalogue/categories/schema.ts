import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload'
import { publicContent } from '@/cms/access/presets'
import { localizedText, localizedTextarea, text } from '@/cms/fields/basics'
import { slugField } from '@/cms/fields/slug'
import { publicFields } from '@/cms/guards/public-fields'
import { adminGroups, label } from '@/cms/labels'

type Row = { id: number; slug?: unknown; parent?: unknown }

const writePath: CollectionBeforeChangeHook<Row> = async ({ data, originalDoc, req }) => {
  const slug = data.slug ?? originalDoc?.slug
  const parentId = data.parent === undefined ? originalDoc?.parent : data.parent
  const id = typeof parentId === 'object' && parentId !== null && 'id' in parentId ? parentId.id : parentId
  if (typeof id !== 'number') return { ...data, path: String(slug) }
  const parent = await req.payload.findByID({ collection: 'categories', id, depth: 0, overrideAccess: true, req })
  return { ...data, path: `${parent.path}/${String(slug)}` }
}

/**
 * The tree of everything that sorts: product groups, types, flavours, effects, conditions (P2 §3 Category).
 * A slug is unique among its siblings only (`equipment` stands below two groups); the path is unique.
 */
export const Categories: CollectionConfig = {
  slug: 'categories',
  labels: {
    singular: label('Category', 'Categoría', 'Categoria'),
    plural: label('Categories', 'Categorías', 'Categorias'),
  },
  admin: {
    group: adminGroups.catalogue,
    useAsTitle: 'title',
    defaultColumns: ['title', 'path', 'icon', 'updatedAt'],
    listSearchableFields: ['title', 'path'],
    description: label(
      'The tree behind filters and menus. Moving an entry changes its address.',
      'El árbol de los filtros y menús. Mover una entrada cambia su dirección.',
      'A árvore dos filtros e menus. Mover uma entrada muda seu endereço.',
    ),
  },
  access: publicContent,
  graphQL: { disableMutations: true },
  lockDocuments: false,
  disableDuplicate: true,
  custom: publicFields({ title: 'text', slug: 'text', path: 'text', parent: 'id', 'breadcrumbs.doc': 'id' }),
  defaultSort: 'path',
  fields: [
    localizedText('title', label('Title', 'Título', 'Título'), { required: true }),
    slugField('title', { unique: false, allowed: ['products', 'type', 'species', 'chemistry'] }),
    text('path', label('Path', 'Ruta', 'Caminho'), {
      unique: true,
      index: true,
      maxLength: 600,
      admin: { readOnly: true, position: 'sidebar' },
    }),
    text('icon', label('Icon name', 'Nombre del icono', 'Nome do ícone'), {
      maxLength: 40,
      validate: (value: unknown) =>
        !value || (typeof value === 'string' && /^[a-z0-9-]+$/.test(value)) || 'a-z, 0-9, -',
    }),
    localizedTextarea('description', label('Description', 'Descripción', 'Descrição')),
  ],
  hooks: {
    beforeChange: [writePath],
  },
}
