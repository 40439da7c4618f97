import type { CollectionConfig, Field } from 'payload'
import { adminField, publishedContent } from '@/cms/access/presets'
import { localizedText, localizedTextarea, notCopied, number, select, text, type Option } from '@/cms/fields/basics'
import { inEveryLanguage } from '@/cms/fields/every-language'
import { metaTab } from '@/cms/fields/meta'
import { eachOnce } from '@/cms/fields/once'
import { picture } from '@/cms/fields/picture'
import { plateCell } from '@/cms/fields/plate-cell'
import { sampleField } from '@/cms/fields/sample'
import { slugField } from '@/cms/fields/slug'
import { publicFields } from '@/cms/guards/public-fields'
import { adminGroups, label } from '@/cms/labels'
import { leaveOutUnlisted } from '@/cms/unlisted'
import { editorial } from '@/cms/versions'
import { isRecord } from '@/core/is-record'
import type { Localized } from '@/core/locales'
import { harmlessRule } from '@/platform/catalogue/harmful-species'
import { belowPath } from '@/platform/catalogue/kept-categories'
import { inventoryField, salesField, shippingField, variantsField } from './fields'
import { qualityDesignations, sourcingDesignations } from './designations.data'
import { addRegulatedGoods } from './add-regulated-goods'
import { rejectStaleStock, readStock, writeStock } from './stock'
import { regulatedGoods } from '../destinations/regulated-goods.data'
import { takePieces } from './take-pieces'
import { renewVariantIds } from './variant-ids'
import { notePublishedVariants, recordPrices } from '../history/records'
import { termsField } from '../terms/fields'

/** The dedupe key of a row: the same designation by two certifiers counts as two. */
const designated = (row: unknown): string => {
  const { designation, certifier } = isRecord(row) ? row : {}
  return JSON.stringify([designation, typeof certifier === 'string' ? certifier.trim().toLowerCase() : ''])
}

const designations = (name: string, title: Localized, options: readonly Option[], enumName: string): Field => ({
  name,
  type: 'array',
  label: title,
  maxRows: 15,
  hooks: { beforeValidate: [eachOnce(designated)] },
  fields: [
    {
      type: 'row',
      fields: [
        select({ name: 'designation', label: label('Designation', 'Distintivo', 'Selo') }, options, {
          required: true,
          enumName,
        }),
        text('certifier', label('Certified by', 'Certificado por', 'Certificado por'), { maxLength: 80 }),
      ],
    },
  ],
})

const poisonous = label(
  '{names}: poisonous, or suspected to be. Nothing of it is sold; take it out of the species.',
  '{names}: especie venenosa o sospechosa de serlo. Nada de ella se vende; quítela de las especies.',
  '{names}: espécie venenosa ou suspeita de ser. Nada dela é vendido; tire-a das espécies.',
)

/** The products of the shop (PRD-01). */
export const Products: CollectionConfig = {
  slug: 'products',
  labels: { singular: label('Product', 'Producto', 'Produto'), plural: label('Products', 'Productos', 'Produtos') },
  admin: {
    group: adminGroups.shop,
    useAsTitle: 'title',
    defaultColumns: ['title', 'gallery', 'vendor', 'baseInventory.unitPrice', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'slug', 'sku'],
    components: { beforeListTable: ['/features/shop/table/table-link#TableLink'] },
    description: label(
      'What the shop sells. No claims about diseases here.',
      'Lo que vende la tienda. Aquí no se afirma nada sobre enfermedades.',
      'O que a loja vende. Aqui não se afirma nada sobre doenças.',
    ),
  },
  access: publishedContent,
  graphQL: false,
  lockDocuments: false,
  custom: publicFields({ title: 'text', slug: 'text', vendor: 'id', categories: 'id', species: 'id' }),
  versions: editorial,
  defaultSort: 'title',
  hooks: {
    beforeOperation: [leaveOutUnlisted('products')],
    beforeChange: [addRegulatedGoods, rejectStaleStock, notePublishedVariants, renewVariantIds],
    afterRead: [readStock],
    afterChange: [writeStock, recordPrices],
  },
  endpoints: [takePieces],
  fields: [
    inEveryLanguage(localizedText('title', label('Title', 'Título', 'Título'), { required: true, index: true })),
    slugField('title'),
    {
      name: 'vendor',
      type: 'relationship',
      relationTo: 'vendors',
      index: true,
      label: label('Vendor', 'Vendedor', 'Vendedor'),
      admin: { position: 'sidebar' },
    },
    {
      name: 'categories',
      type: 'relationship',
      relationTo: 'categories',
      hasMany: true,
      label: label('Categories', 'Categorías', 'Categorias'),
      filterOptions: belowPath('products'),
      admin: { position: 'sidebar' },
    },
    {
      name: 'species',
      type: 'relationship',
      relationTo: 'mushrooms',
      hasMany: true,
      validate: harmlessRule(poisonous),
      label: label('Species', 'Especies', 'Espécies'),
      admin: { position: 'sidebar' },
    },
    sampleField,
    {
      type: 'tabs',
      tabs: [
        {
          label: label('Description', 'Descripción', 'Descrição'),
          fields: [
            {
              name: 'gallery',
              type: 'array',
              label: label('Gallery', 'Galería', 'Galeria'),
              admin: { components: plateCell },
              maxRows: 12,
              fields: [
                picture('image', { required: true }),
                localizedText('title', label('Title', 'Título', 'Título')),
              ],
            },
            inEveryLanguage(
              localizedTextarea('lead', label('Lead sentence', 'Entradilla', 'Frase de abertura'), { maxLength: 400 }),
            ),
            {
              name: 'description',
              type: 'richText',
              localized: true,
              label: label('Description', 'Descripción', 'Descrição'),
            },
            {
              name: 'details',
              type: 'array',
              label: label('Further tabs', 'Más pestañas', 'Mais abas'),
              maxRows: 8,
              fields: [
                localizedText('title', label('Title', 'Título', 'Título'), { required: true, maxLength: 60 }),
                { name: 'content', type: 'richText', localized: true, label: label('Text', 'Texto', 'Texto') },
              ],
            },
          ],
        },
        {
          label: label('Price and stock', 'Precio y existencias', 'Preço e estoque'),
          fields: [
            inventoryField,
            salesField,
            {
              name: 'enableVariants',
              type: 'checkbox',
              label: label('Has variants', 'Tiene variantes', 'Tem variantes'),
            },
            variantsField,
          ],
        },
        {
          label: label('Quality and shipping', 'Calidad y envío', 'Qualidade e envio'),
          fields: [
            designations(
              'productQualityDesignations',
              label('Quality', 'Calidad', 'Qualidade'),
              qualityDesignations,
              'enum_products_quality',
            ),
            designations(
              'sourcingDesignations',
              label('Sourcing', 'Procedencia', 'Origem'),
              sourcingDesignations,
              'enum_products_sourcing',
            ),
            shippingField,
            select(
              {
                name: 'goods',
                label: label('Goods that a law treats apart', 'Bienes con normas propias', 'Bens com normas próprias'),
              },
              regulatedGoods,
              {
                hasMany: true,
                enumName: 'enum_products_goods',
                admin: {
                  description: label(
                    'They may not go everywhere; the page, the card and the cart say so. Spores of psychoactive species are named by themselves.',
                    'No pueden enviarse a todas partes; la página, la ficha y el carrito lo dicen. Las esporas de especies psicoactivas se marcan solas.',
                    'Não podem ir para toda parte; a página, o cartão e o carrinho dizem isso. Esporos de espécies psicoativas são marcados sozinhos.',
                  ),
                },
              },
            ),
            termsField('products'),
            {
              type: 'row',
              fields: [
                text(
                  'mpn',
                  label('Manufacturer number (MPN)', 'Número de fabricante (MPN)', 'Número do fabricante (MPN)'),
                  { maxLength: 80 },
                ),
                notCopied(
                  text('sku', label('Stock number (SKU)', 'Referencia (SKU)', 'Referência (SKU)'), {
                    index: true,
                    maxLength: 80,
                  }),
                ),
              ],
            },
          ],
        },
        {
          label: label('Internal', 'Interno', 'Interno'),
          fields: [
            number('supplierCost', label('Supplier cost', 'Coste del proveedor', 'Custo do fornecedor'), {
              min: 0,
              access: adminField,
            }),
            {
              name: 'internalNotes',
              type: 'textarea',
              label: label('Notes nobody else reads', 'Notas que nadie más lee', 'Notas que ninguém mais lê'),
              maxLength: 2000,
              access: adminField,
            },
          ],
        },
        metaTab,
      ],
    },
  ],
}
