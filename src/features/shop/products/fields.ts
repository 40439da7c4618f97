import type { ArrayField, Field, FieldHook } from 'payload'
import { isAdmin } from '@/cms/access/atoms'
import { localizedText, notCopied, number, text, uploadRule } from '@/cms/fields/basics'
import { moment } from '@/cms/fields/day'
import { inEveryLanguage } from '@/cms/fields/every-language'
import { ownHeading } from '@/cms/fields/own-heading'
import { picture } from '@/cms/fields/picture'
import { label } from '@/cms/labels'
import { defaultCurrency } from '../pricing/price'
import { validateProductPrice } from '../pricing/price-rule'
import { lastMoment } from '../pricing/sale'
import { currencyField } from '../terms/fields'
import { checkSales } from './check-sales'
import { wholePieces } from './stock'
import {
  eachChoiceOnce,
  eachCombinationOnce,
  eachIdentifierOnce,
  isFreeName,
  isKnownChoice,
  isKnownOption,
} from './variant-rules'

/** The column stores a timestamp, so a bare date becomes the last moment of its day in UTC (PRD-03). */
const wholeLastDay: FieldHook = ({ value }: { value?: unknown }) =>
  typeof value === 'string' ? lastMoment(value) : value

/** Sales of a product or of one variant (DAT-09). */
const sales: ArrayField = {
  name: 'sales',
  type: 'array',
  label: label('Sales', 'Ofertas', 'Promoções'),
  maxRows: 10,
  validate: checkSales,
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'active', type: 'checkbox', label: label('Active', 'Activa', 'Ativa') },
        {
          name: 'scheduledSale',
          type: 'checkbox',
          label: label('Only between dates', 'Solo entre fechas', 'Só entre datas'),
        },
        number('salePrice', label('Sale price', 'Precio de oferta', 'Preço promocional'), {
          min: 0,
          validate: validateProductPrice,
        }),
      ],
    },
    {
      name: 'dateRange',
      type: 'group',
      label: label('Dates', 'Fechas', 'Datas'),
      admin: { condition: (_, siblings) => Boolean(siblings.scheduledSale) },
      fields: [
        {
          type: 'row',
          fields: [
            moment('from', label('From', 'Desde', 'De')),
            { ...moment('to', label('To', 'Hasta', 'Até')), hooks: { beforeValidate: [wholeLastDay] } },
          ],
        },
      ],
    },
    inEveryLanguage(localizedText('saleLabel', label('Label', 'Etiqueta', 'Etiqueta'), { maxLength: 40 })),
  ],
}

/** The sales of a product, which do not lower the prices of its variants (D-17). */
export const salesField: Field = {
  ...sales,
  admin: {
    description: label(
      'They lower the price of a product without variants. Each variant has sales of its own.',
      'Rebajan el precio de un producto sin variantes. Cada variante tiene sus propias ofertas.',
      'Baixam o preço de um produto sem variantes. Cada variante tem suas próprias promoções.',
    ),
  },
}

/** Variants: the keys a buyer chooses from, and the combinations that exist (DAT-10). */
export const variantsField: Field = {
  name: 'variants',
  type: 'group',
  label: label('Variants', 'Variantes', 'Variantes'),
  admin: { condition: (data) => Boolean(data.enableVariants) },
  fields: [
    {
      name: 'keys',
      type: 'array',
      label: label('Choices', 'Elecciones', 'Escolhas'),
      maxRows: 4,
      validate: eachIdentifierOnce,
      fields: [
        text('identifier', label('Identifier', 'Identificador', 'Identificador'), {
          required: true,
          maxLength: 60,
          validate: isFreeName,
        }),
        localizedText('label', label('Label', 'Etiqueta', 'Etiqueta'), { maxLength: 60 }),
        {
          name: 'options',
          type: 'array',
          label: label('Options', 'Opciones', 'Opções'),
          maxRows: 30,
          validate: eachIdentifierOnce,
          fields: [
            text('identifier', label('Identifier', 'Identificador', 'Identificador'), {
              required: true,
              maxLength: 60,
            }),
            localizedText('label', label('Label', 'Etiqueta', 'Etiqueta'), { maxLength: 60 }),
          ],
        },
      ],
    },
    {
      name: 'variants',
      type: 'array',
      label: label('Variants', 'Variantes', 'Variantes'),
      maxRows: 100,
      validate: eachCombinationOnce,
      fields: [
        {
          name: 'options',
          type: 'array',
          label: label('Chosen options', 'Opciones elegidas', 'Opções escolhidas'),
          maxRows: 4,
          validate: eachChoiceOnce,
          fields: [
            text('key', label('Choice', 'Elección', 'Escolha'), {
              required: true,
              maxLength: 60,
              validate: isKnownChoice,
            }),
            text('option', label('Option', 'Opción', 'Opção'), {
              required: true,
              maxLength: 60,
              validate: isKnownOption,
            }),
          ],
        },
        {
          name: 'pricing',
          type: 'group',
          label: label('Price', 'Precio', 'Preço'),
          fields: [
            {
              type: 'row',
              fields: [
                number('price', label('Price', 'Precio', 'Preço'), { min: 0, validate: validateProductPrice }),
                number('amount', label('Content', 'Contenido', 'Conteúdo'), {
                  min: 0,
                  admin: {
                    description: label(
                      'In the unit of the product. Empty: the product’s own.',
                      'En la unidad del producto. Vacío: el del producto.',
                      'Na unidade do produto. Vazio: o do produto.',
                    ),
                  },
                }),
              ],
            },
          ],
        },
        picture('image', { validate: uploadRule }),
        {
          type: 'row',
          fields: [
            notCopied(
              text('sku', label('Stock number (SKU)', 'Referencia (SKU)', 'Referência (SKU)'), { maxLength: 80 }),
            ),
            text(
              'mpn',
              label('Manufacturer number (MPN)', 'Número de fabricante (MPN)', 'Número do fabricante (MPN)'),
              {
                maxLength: 80,
              },
            ),
          ],
        },
        sales,
      ],
    },
  ],
}

export const inventoryField: Field = {
  name: 'baseInventory',
  type: 'group',
  label: label('Price and stock', 'Precio y existencias', 'Preço e estoque'),
  fields: [
    {
      type: 'row',
      fields: [
        number('unitPrice', label('Price', 'Precio', 'Preço'), {
          min: 0,
          validate: validateProductPrice,
          index: true,
          admin: { components: { ...ownHeading, Cell: '/features/shop/products/price-cell#PriceCell' } },
        }),
        currencyField('currency', label('Currency', 'Moneda', 'Moeda'), { defaultValue: defaultCurrency }),
        number('stock', label('Stock', 'Existencias', 'Estoque'), {
          min: 0,
          virtual: true,
          validate: wholePieces,
          admin: {
            // Otherwise Payload renders virtual fields as read-only.
            readOnly: false,
            // A bulk edit would overwrite the stock of each product, also where pieces were sold meanwhile.
            disableBulkEdit: true,
            description: label(
              'Takes effect when you publish; what is saved while you type, or published at a set time, leaves it as it was. It is not part of a version.',
              'Se aplica al publicar; lo que se guarda mientras escribe o se publica a una hora fijada no la cambia. No forma parte de una versión.',
              'Vale ao publicar; o que é salvo enquanto você digita ou publicado em hora marcada não o altera. Não faz parte de uma versão.',
            ),
          },
        }),
        // The form sends back the stock that the editor saw; the save is rejected if pieces were sold meanwhile.
        number('stockSeen', label('Stock as seen', 'Existencias vistas', 'Estoque visto'), {
          min: 0,
          virtual: true,
          access: { read: ({ req }) => isAdmin(req.user) },
          admin: { hidden: true },
        }),
      ],
    },
    {
      type: 'row',
      fields: [
        text('itemType', label('Sold as', 'Se vende por', 'Vendido como'), { maxLength: 40 }),
        number('baseUnitQuantity', label('Content', 'Contenido', 'Conteúdo'), { min: 0 }),
        text('baseUnit', label('Unit', 'Unidad', 'Unidade'), { maxLength: 20 }),
      ],
    },
  ],
}

/** Weight in ounces, sides in inches (DAT-10). */
export const shippingField: Field = {
  name: 'shippingInfo',
  type: 'group',
  label: label('Shipping', 'Envío', 'Envio'),
  fields: [
    {
      type: 'row',
      fields: [
        number('weight', label('Weight (oz)', 'Peso (oz)', 'Peso (oz)'), { min: 0 }),
        number('width', label('Width (in)', 'Ancho (in)', 'Largura (in)'), { min: 0 }),
        number('height', label('Height (in)', 'Alto (in)', 'Altura (in)'), { min: 0 }),
        number('length', label('Length (in)', 'Largo (in)', 'Comprimento (in)'), { min: 0 }),
      ],
    },
  ],
}
