import type { Field, RelationshipFieldValidation } from 'payload'
import { localizedText, localizedTextarea, relationRule } from '@/cms/fields/basics'
import { rejectEmptyBlocks, rejectEmptyInside } from '@/cms/fields/filled-blocks'
import { metaTab } from '@/cms/fields/meta'
import { picture } from '@/cms/fields/picture'
import { plateCell } from '@/cms/fields/plate-cell'
import { slugField } from '@/cms/fields/slug'
import { label } from '@/cms/labels'
import { blockSlugs } from '@/core/blocks'
import { belowPath, type KeptPath } from '@/platform/catalogue/kept-categories'

/** The page body: blocks, named by slug so that collections and blocks do not import each other. */
const layoutField: Field = {
  name: 'layout',
  type: 'blocks',
  label: label('Blocks', 'Bloques', 'Blocos'),
  labels: { singular: label('Block', 'Bloque', 'Bloco'), plural: label('Blocks', 'Bloques', 'Blocos') },
  blocks: [],
  blockReferences: [...blockSlugs],
  maxRows: 60,
  hooks: { beforeChange: [rejectEmptyBlocks] },
}

type Article = {
  /** Root path of the categories that sort this collection, when it has any. */
  categories?: KeptPath
  /** Whether it has a species field, or the validation of that field. */
  species?: boolean | RelationshipFieldValidation
  /** Slugs of reserved words this collection may use all the same. */
  allowedSlugs?: string[]
  extra?: Field[]
}

const title = localizedText('title', label('Title', 'Título', 'Título'), { required: true, index: true })

const categoriesField = (root: KeptPath): Field => ({
  name: 'categories',
  type: 'relationship',
  relationTo: 'categories',
  hasMany: true,
  label: label('Categories', 'Categorías', 'Categorias'),
  filterOptions: belowPath(root),
  admin: { position: 'sidebar' },
})

const speciesField = (rule: RelationshipFieldValidation): Field => ({
  name: 'species',
  type: 'relationship',
  relationTo: 'mushrooms',
  hasMany: true,
  validate: rule,
  label: label('Species', 'Especies', 'Espécies'),
  admin: { position: 'sidebar' },
})

/** Fields that guides, posts, projects and pages share: title, slug, lead, picture, text, blocks, meta. */
export const articleFields = ({ categories, species, allowedSlugs, extra = [] }: Article): Field[] => [
  title,
  slugField('title', allowedSlugs ? { allowed: allowedSlugs } : {}),
  ...(categories ? [categoriesField(categories)] : []),
  ...(species ? [speciesField(species === true ? relationRule : species)] : []),
  {
    type: 'tabs',
    tabs: [
      {
        label: label('Text', 'Texto', 'Texto'),
        fields: [
          localizedTextarea('lead', label('Lead sentence', 'Entradilla', 'Frase de abertura'), { maxLength: 400 }),
          picture('image', { admin: { components: plateCell } }),
          {
            name: 'content',
            type: 'richText',
            localized: true,
            label: label('Text', 'Texto', 'Texto'),
            hooks: { beforeChange: [rejectEmptyInside] },
          },
          ...extra,
        ],
      },
      { label: label('Blocks', 'Bloques', 'Blocos'), fields: [layoutField] },
      metaTab,
    ],
  },
]
