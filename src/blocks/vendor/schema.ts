import type { Block } from 'payload'
import { needsOneOf } from '@/cms/fields/filled-blocks'
import { label } from '@/cms/labels'

/** A vendor: logo, name, a link to the store and a collapsed description (BLK-07). */
export const vendorBlock: Block = {
  slug: 'vendor',
  interfaceName: 'VendorBlock',
  custom: needsOneOf('vendor'),
  labels: {
    singular: label('Vendor', 'Vendedor', 'Vendedor'),
    plural: label('Vendors', 'Vendedores', 'Vendedores'),
  },
  fields: [
    {
      name: 'vendor',
      type: 'relationship',
      relationTo: 'vendors',
      required: true,
      label: label('Vendor', 'Vendedor', 'Vendedor'),
    },
  ],
}
