import type { CollectionConfig } from 'payload'
import { publishedContent } from '@/cms/access/presets'
import { localizedText, localizedTextarea, number, select, text } from '@/cms/fields/basics'
import { isCountry } from '@/cms/fields/codes'
import { day } from '@/cms/fields/day'
import { validateUrl } from '@/cms/fields/link'
import { metaTab } from '@/cms/fields/meta'
import { ownHeading } from '@/cms/fields/own-heading'
import { plateCell } from '@/cms/fields/plate-cell'
import { sampleField } from '@/cms/fields/sample'
import { slugField } from '@/cms/fields/slug'
import { namedByRule } from '@/cms/called'
import { publicFields } from '@/cms/guards/public-fields'
import { adminGroups, label } from '@/cms/labels'
import { editorial } from '@/cms/versions'
import { limits } from '@/core/limits'
import { validateSiblingPrice } from '../pricing/price-rule'
import { termsField } from '../terms/fields'
import { withoutAffiliateContact } from './affiliates'
import { keepProducts } from './kept-products'
import { vendorName, vendorTypes } from './model'

const vendorStates = [
  { slug: 'open', label: label('Open', 'Abierta', 'Aberta') },
  { slug: 'away', label: label('Away for a while', 'En pausa', 'Em pausa') },
  { slug: 'closed', label: label('Closed', 'Cerrada', 'Fechada') },
] as const

/** Sellers and suppliers (DAT-08). */
export const Vendors: CollectionConfig = {
  slug: 'vendors',
  labels: { singular: label('Vendor', 'Vendedor', 'Vendedor'), plural: label('Vendors', 'Vendedores', 'Vendedores') },
  admin: {
    group: adminGroups.shop,
    useAsTitle: 'displayName',
    defaultColumns: ['displayName', 'logo', 'vendorType', 'address.city', '_status', 'updatedAt'],
    listSearchableFields: ['displayName', 'businessName', 'slug'],
    description: label(
      'Vendors without a type, or of the type Other, are left out of the archives.',
      'Los vendedores sin tipo, o de tipo Otro, no salen en los listados.',
      'Vendedores sem tipo, ou do tipo Outro, não aparecem nas listas.',
    ),
  },
  access: publishedContent,
  graphQL: false,
  lockDocuments: false,
  custom: { ...publicFields({ displayName: 'text', slug: 'text', vendorType: 'text' }), ...namedByRule(vendorName) },
  versions: editorial,
  defaultSort: 'displayName',
  hooks: { afterRead: [withoutAffiliateContact], beforeDelete: [keepProducts] },
  fields: [
    {
      type: 'row',
      fields: [
        text('displayName', label('Shown name', 'Nombre visible', 'Nome exibido'), { required: true, index: true }),
        text('businessName', label('Business name', 'Razón social', 'Razão social')),
      ],
    },
    // The slug is the value of a filter, whose length is limited.
    slugField('displayName', { characters: limits.filter.characters }),
    select({ name: 'vendorType', label: label('Type', 'Tipo', 'Tipo') }, vendorTypes, {
      index: true,
      admin: { position: 'sidebar' },
    }),
    select({ name: 'status', label: label('State', 'Estado', 'Estado') }, vendorStates, {
      defaultValue: 'open',
      index: true,
      // The default name of this enum would collide with that of Payload's own `_status` in PostgreSQL.
      enumName: 'enum_vendors_state',
      admin: { position: 'sidebar' },
    }),
    day('awayUntil', label('Away until', 'En pausa hasta', 'Em pausa até'), {
      admin: { position: 'sidebar', condition: (data) => data.status === 'away' },
    }),
    sampleField,
    {
      type: 'tabs',
      tabs: [
        {
          label: label('Shop', 'Tienda', 'Loja'),
          fields: [
            {
              name: 'logo',
              type: 'upload',
              relationTo: 'media',
              label: label('Logo', 'Logotipo', 'Logotipo'),
              admin: { components: plateCell },
            },
            localizedTextarea('lead', label('Lead sentence', 'Entradilla', 'Frase de abertura'), { maxLength: 400 }),
            {
              name: 'description',
              type: 'richText',
              localized: true,
              label: label('Description', 'Descripción', 'Descrição'),
            },
            localizedText('hours', label('Opening hours', 'Horario', 'Horário')),
          ],
        },
        {
          label: label('Contact and place', 'Contacto y lugar', 'Contato e local'),
          fields: [
            { name: 'email', type: 'email', label: label('E-mail', 'Correo', 'E-mail') },
            text('phone', label('Phone', 'Teléfono', 'Telefone'), { maxLength: 40 }),
            text('website', label('Website', 'Sitio web', 'Site'), { validate: validateUrl, maxLength: 2048 }),
            {
              name: 'address',
              type: 'group',
              label: label('Address', 'Dirección', 'Endereço'),
              fields: [
                text('street', label('Street', 'Calle', 'Rua')),
                text('city', label('City', 'Ciudad', 'Cidade'), { index: true, admin: { components: ownHeading } }),
                text('state', label('State or province', 'Provincia o estado', 'Estado')),
                text('postalCode', label('Postal code', 'Código postal', 'CEP'), { maxLength: 20 }),
                text('country', label('Country (ISO code)', 'País (código ISO)', 'País (código ISO)'), {
                  index: true,
                  minLength: 2,
                  maxLength: 2,
                  validate: isCountry,
                }),
              ],
            },
            {
              name: 'location',
              type: 'group',
              label: label('Place on the map', 'Lugar en el mapa', 'Local no mapa'),
              fields: [
                number('latitude', label('Latitude', 'Latitud', 'Latitude'), { min: -90, max: 90 }),
                number('longitude', label('Longitude', 'Longitud', 'Longitude'), { min: -180, max: 180 }),
              ],
            },
            {
              name: 'socialMedia',
              type: 'group',
              label: label('Social media', 'Redes sociales', 'Redes sociais'),
              fields: [
                {
                  name: 'platform',
                  type: 'array',
                  label: label('Platforms', 'Plataformas', 'Plataformas'),
                  maxRows: 10,
                  fields: [
                    text('name', label('Name', 'Nombre', 'Nome'), { required: true, maxLength: 40 }),
                    text('url', label('Address', 'Dirección', 'Endereço'), {
                      required: true,
                      validate: validateUrl,
                      maxLength: 2048,
                    }),
                  ],
                },
              ],
            },
          ],
        },
        {
          label: label('Shipping and returns', 'Envío y devoluciones', 'Envio e devoluções'),
          fields: [
            termsField('vendors', [
              number(
                'freeShippingFrom',
                label('Free shipping from', 'Envío gratis desde', 'Frete grátis a partir de'),
                { min: 0, validate: validateSiblingPrice },
              ),
            ]),
          ],
        },
        metaTab,
      ],
    },
  ],
}
