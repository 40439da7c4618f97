import type { CollectionConfig } from 'payload'
import { nobody } from '@/cms/access/atoms'
import { adminOnly } from '@/cms/access/presets'
import { number, text } from '@/cms/fields/basics'
import { adminGroups, label } from '@/cms/labels'

/**
 * The price history of products and variants. Only saves of products write it; the lowest price before a reduction is
 * computed from it (EU directive 98/6/EC).
 */
export const PriceRecords: CollectionConfig = {
  slug: 'price-records',
  labels: {
    singular: label('Price record', 'Registro de precio', 'Registro de preço'),
    plural: label('Price records', 'Registros de precios', 'Registros de preços'),
  },
  admin: {
    group: adminGroups.shop,
    hidden: true,
    description: label(
      'What products were offered at, and since when.',
      'A qué precio se ofrecieron los productos, y desde cuándo.',
      'Por quanto os produtos foram oferecidos, e desde quando.',
    ),
  },
  access: { ...adminOnly, create: nobody, update: nobody, delete: nobody },
  graphQL: false,
  lockDocuments: false,
  fields: [
    number('product', label('Product', 'Producto', 'Produto'), { required: true, index: true }),
    text('variant', label('Variant', 'Variante', 'Variante'), { maxLength: 40 }),
    number('price', label('Price', 'Precio', 'Preço'), { required: true }),
    text('currency', label('Currency', 'Moneda', 'Moeda'), { required: true, maxLength: 3 }),
    { name: 'sales', type: 'json', label: label('Sales', 'Ofertas', 'Promoções') },
  ],
}
