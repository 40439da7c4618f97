import type { Field, TextField } from 'payload'
import { number, select, text, wholeNumber } from '@/cms/fields/basics'
import { isCountry, isCurrency } from '@/cms/fields/codes'
import { label } from '@/cms/labels'
import type { Localized } from '@/core/locales'
import { validateSiblingPrice } from '../pricing/price-rule'

type Extras = Pick<TextField, 'defaultValue' | 'admin'>

/** A field for an ISO 4217 code. */
export const currencyField = (name: string, title: Localized, extras: Extras = {}): TextField =>
  text(name, title, { ...extras, minLength: 3, maxLength: 3, validate: isCurrency })

/** A field for several ISO 3166-1 codes. */
const countriesField = (name: string, title: Localized, extras: Extras = {}): TextField =>
  text(name, title, { ...extras, hasMany: true, maxRows: 250, minLength: 2, maxLength: 2, validate: isCountry })

const days = (name: string, title: Localized): Field => wholeNumber(name, title, { min: 0 })

/** How returns come back; the settings offer the same values but `none` (D-05). */
const returnMethods = [
  { slug: 'mail', label: label('By mail', 'Por correo', 'Pelo correio') },
  { slug: 'store', label: label('In the store', 'En la tienda', 'Na loja') },
  { slug: 'kiosk', label: label('At a kiosk', 'En un punto de entrega', 'Em um ponto de entrega') },
  { slug: 'none', label: label('No returns', 'Sin devoluciones', 'Sem devoluções') },
] as const

const returnFees = [
  { slug: 'free', label: label('Free for the buyer', 'Gratis para quien compra', 'Grátis para quem compra') },
  { slug: 'customer', label: label('The buyer', 'Quien compra', 'Quem compra') },
] as const

/**
 * The fields for returns, shipping and handling of a vendor or product (D-31). An empty product field falls back to the
 * vendor's, then to the settings'.
 */
export const termsField = (owner: 'products' | 'vendors', ofOwner: readonly Field[] = []): Field => ({
  name: 'terms',
  type: 'group',
  label: label('Shipping and returns', 'Envío y devoluciones', 'Envio e devoluções'),
  admin: {
    description: label(
      'What is left empty is taken from the vendor, and at last from the site settings.',
      'Lo que quede vacío se toma del vendedor y, en último término, de los ajustes del sitio.',
      'O que ficar vazio é tomado do vendedor e, por fim, das configurações do site.',
    ),
  },
  fields: [
    {
      type: 'row',
      fields: [
        number('shippingPrice', label('Shipping price', 'Precio de envío', 'Preço do envio'), {
          min: 0,
          validate: validateSiblingPrice,
        }),
        currencyField('currency', label('Currency', 'Moneda', 'Moeda')),
        ...ofOwner,
      ],
    },
    countriesField('shipsTo', label('Sends to (ISO codes)', 'Envía a (códigos ISO)', 'Envia para (códigos ISO)'), {
      admin: {
        description: label('Empty: everywhere.', 'Vacío: a todas partes.', 'Vazio: para toda parte.'),
      },
    }),
    {
      type: 'row',
      fields: [
        days('handlingDaysMin', label('Handling days, from', 'Días de preparación, desde', 'Dias de preparo, de')),
        days('handlingDaysMax', label('Handling days, to', 'Días de preparación, hasta', 'Dias de preparo, até')),
        days('transitDaysMin', label('Transit days, from', 'Días de tránsito, desde', 'Dias de trânsito, de')),
        days('transitDaysMax', label('Transit days, to', 'Días de tránsito, hasta', 'Dias de trânsito, até')),
      ],
    },
    {
      type: 'row',
      fields: [
        days('returnDays', label('Days to return', 'Días para devolver', 'Dias para devolver')),
        select(
          { name: 'returnMethod', label: label('How returns come back', 'Cómo se devuelve', 'Como se devolve') },
          returnMethods,
          { enumName: `enum_${owner}_return_method` },
        ),
        select(
          {
            name: 'returnFees',
            label: label('Who pays a return', 'Quién paga la devolución', 'Quem paga a devolução'),
          },
          returnFees,
          { enumName: `enum_${owner}_return_fees` },
        ),
      ],
    },
  ],
})
