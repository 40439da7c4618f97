import { createParentField } from '@payloadcms/plugin-nested-docs'
import { ValidationError, type CollectionBeforeChangeHook, type CollectionConfig, type PayloadRequest } from 'payload'
import { breadcrumbsInAllLanguages } from './breadcrumbs'
import {
  lockCategoryTree,
  rejectDeletingUsedCategory,
  rejectDeletingRuleCategory,
  possibleParents,
  rejectChangeOfRulePath,
  rejectCycle,
} from './place'
import { publicContent } from '@/cms/access/presets'
import { localizedText, localizedTextarea, text } from '@/cms/fields/basics'
import { slugField } from '@/cms/fields/slug'
import { publicFields } from '@/cms/guards/public-fields'
import { adminGroups, inLanguage, label } from '@/cms/labels'
import { limits } from '@/core/limits'
import type { Localized } from '@/core/locales'
import { relatedId } from '@/core/relation'
import { isTakenKey, productRoot } from '@/core/section-keys'

type Row = { id: number; slug?: unknown; parent?: unknown; path?: unknown }

const twin = label(
  'Another category of this group has this address word. Choose another, so that filters can tell them apart.',
  'Otra categoría de este grupo tiene esta palabra de dirección. Elija otra, para que los filtros las distingan.',
  'Outra categoria deste grupo tem esta palavra de endereço. Escolha outra, para que os filtros as distingam.',
)

const taken = label(
  'The filters of the shop use this address word for something else. Choose another.',
  'Los filtros de la tienda usan esta palabra de dirección para otra cosa. Elija otra.',
  'Os filtros da loja usam esta palavra de endereço para outra coisa. Escolha outra.',
)

const descriptions = {
  slug: label(
    'The last part of the page address. Left empty, it is made from the title. Rules of the site know some categories by their address, such as the spores that the shop keeps out of some states, and what fields and filters offer: these keep it, and are not deleted.',
    'La última parte de la dirección de la página. Si queda vacía, se forma a partir del título. Las reglas del sitio reconocen algunas categorías por su dirección, como las esporas que la tienda no envía a ciertos estados o lo que ofrecen los campos y los filtros: estas la conservan y no se borran.',
    'A última parte do endereço da página. Se ficar vazia, é formada a partir do título. As regras do site reconhecem algumas categorias pelo endereço, como os esporos que a loja não envia a certos estados ou o que os campos e os filtros oferecem: estas o mantêm e não são excluídas.',
  ),
  parent: label(
    'Left empty, it stands at the top. It takes along what stands below it; what rules of the site know by its address stays where it is.',
    'Si queda vacío, está en lo más alto. Lleva consigo lo que depende de ella; lo que las reglas del sitio reconocen por su dirección se queda donde está.',
    'Se ficar vazio, ela está no topo. Leva consigo o que fica abaixo dela; o que as regras do site reconhecem pelo endereço fica onde está.',
  ),
}

function rejectSlug(message: Localized, req: PayloadRequest): never {
  throw new ValidationError({ errors: [{ path: 'slug', message: inLanguage(message, req.i18n.language) }] })
}

/** Rejects a slug right below `products`, where it is a section's key, that another section or parameter has. */
function rejectTaken(path: string, req: PayloadRequest): void {
  const [root, group = '', ...below] = path.split('/')
  if (root === productRoot && below.length === 0 && isTakenKey(group)) rejectSlug(taken, req)
}

/** Rejects a slug that its group has already: filters name a category by slug within its group. */
async function rejectTakenPath(path: string, id: number | undefined, req: PayloadRequest): Promise<void> {
  const [root, group, ...below] = path.split('/')
  if (below.length === 0) return
  const { docs } = await req.payload.db.find<{ id: number; path: string }>({
    collection: 'categories',
    where: { slug: { equals: below.at(-1) } },
    limit: 100,
    pagination: false,
    req,
  })
  if (docs.some((other) => other.id !== id && other.path.startsWith(`${String(root)}/${String(group)}/`)))
    rejectSlug(twin, req)
}

const writePath: CollectionBeforeChangeHook<Row> = async ({ data, originalDoc, req }) => {
  const slug = data.slug ?? originalDoc?.slug
  const id = relatedId(data.parent === undefined ? originalDoc?.parent : data.parent)
  const parent =
    id === null
      ? null
      : await req.payload.findByID({ collection: 'categories', id, depth: 0, overrideAccess: true, req })
  const path = parent ? `${parent.path}/${String(slug)}` : String(slug)
  if (typeof originalDoc?.path === 'string')
    rejectChangeOfRulePath(originalDoc.path, path, slug !== originalDoc.slug, req)
  if (!parent) return { ...data, path }
  if (path !== originalDoc?.path) {
    rejectTaken(path, req)
    await rejectTakenPath(path, originalDoc?.id, req)
  }
  return { ...data, path }
}

/**
 * One tree for all that classifies: product groups, types, flavours, effects, conditions (DAT-02). A slug is unique
 * among its siblings only (`equipment` stands below two groups); the path is unique.
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
      'The tree behind filters and menus. Moving an entry changes its address; the old one leads on to it.',
      'El árbol de los filtros y menús. Mover una categoría cambia su dirección; la antigua lleva a la nueva.',
      'A árvore dos filtros e menus. Mover uma categoria muda seu endereço; o antigo leva ao novo.',
    ),
  },
  access: publicContent,
  graphQL: { disableMutations: true },
  lockDocuments: false,
  disableDuplicate: true,
  custom: publicFields({ title: 'text', slug: 'text', path: 'text', parent: 'id', 'breadcrumbs.doc': 'id' }),
  defaultSort: 'path',
  fields: [
    localizedText('title', label('Title', 'Título', 'Título'), { required: true, index: true }),
    {
      ...slugField('title', {
        unique: false,
        allowed: ['products', 'type', 'species', 'chemistry'],
        // Filters send the slug as a value, so it has the limit of one.
        characters: limits.filter.characters,
      }),
      admin: { position: 'sidebar', description: descriptions.slug },
    },
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
    createParentField('categories', {
      label: label('Stands below', 'Depende de', 'Fica abaixo de'),
      admin: { position: 'sidebar', description: descriptions.parent },
      filterOptions: possibleParents,
    }),
  ],
  hooks: {
    beforeOperation: [lockCategoryTree],
    beforeValidate: [rejectCycle],
    beforeDelete: [rejectDeletingRuleCategory, rejectDeletingUsedCategory],
    beforeChange: [writePath],
    afterChange: [breadcrumbsInAllLanguages],
  },
}
