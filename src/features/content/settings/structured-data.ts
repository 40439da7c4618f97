import type { Field } from 'payload'
import { number, select, text, wholeNumber } from '@/cms/fields/basics'
import { isCountry, isCurrency } from '@/cms/fields/codes'
import { label } from '@/cms/labels'
import type { Localized } from '@/core/locales'

const currency = (name: string, named: Localized, defaultValue: string): Field =>
  text(name, named, { defaultValue, minLength: 3, maxLength: 3, required: true, validate: isCurrency })

const country = (name: string, named: Localized, defaultValue: string): Field =>
  text(name, named, { defaultValue, minLength: 2, maxLength: 2, required: true, validate: isCountry })

const days = (name: string, named: Localized, defaultValue: number): Field =>
  wholeNumber(name, named, { defaultValue, min: 0, required: true })

const price = (name: string, named: Localized, defaultValue: number): Field =>
  number(name, named, { defaultValue, min: 0, required: true })

/** Structured-data defaults for products (D-05). */
export const structuredData: Field[] = [
  currency('currency', label('Currency', 'Moneda', 'Moeda'), 'USD'),
  days('returnDays', label('Days to return', 'Días para devolver', 'Dias para devolver'), 30),
  country(
    'returnCountry',
    label('Returns from (ISO code)', 'Devoluciones desde (código ISO)', 'Devoluções de (código ISO)'),
    'US',
  ),
  country('shippingCountry', label('Ships to (ISO code)', 'Envía a (código ISO)', 'Envia para (código ISO)'), 'US'),
  price('shippingPrice', label('Shipping price', 'Precio de envío', 'Preço do envio'), 0),
  days('handlingDaysMin', label('Handling days, from', 'Días de preparación, desde', 'Dias de preparo, de'), 0),
  days('handlingDaysMax', label('Handling days, to', 'Días de preparación, hasta', 'Dias de preparo, até'), 1),
  days('transitDaysMin', label('Transit days, from', 'Días de tránsito, desde', 'Dias de trânsito, de'), 1),
  days('transitDaysMax', label('Transit days, to', 'Días de tránsito, hasta', 'Dias de trânsito, até'), 5),
  country(
    'contactArea',
    label('Contact area (ISO code)', 'Área de contacto (código ISO)', 'Área de contato (código ISO)'),
    'US',
  ),
  select(
    { name: 'returnMethod', label: label('How returns come back', 'Cómo se devuelve', 'Como se devolve') },
    [
      { slug: 'mail', label: label('By mail', 'Por correo', 'Pelo correio') },
      { slug: 'store', label: label('In the store', 'En la tienda', 'Na loja') },
      { slug: 'kiosk', label: label('At a kiosk', 'En un punto de entrega', 'Em um ponto de entrega') },
    ],
    { defaultValue: 'mail', required: true },
  ),
  select(
    { name: 'returnFees', label: label('Who pays a return', 'Quién paga la devolución', 'Quem paga a devolução') },
    [
      { slug: 'free', label: label('Free for the buyer', 'Gratis para quien compra', 'Grátis para quem compra') },
      { slug: 'customer', label: label('The buyer', 'Quien compra', 'Quem compra') },
    ],
    { defaultValue: 'free', required: true },
  ),
  select(
    { name: 'weightUnit', label: label('Unit of weights', 'Unidad de peso', 'Unidade de peso') },
    [
      { slug: 'oz', label: label('Ounces', 'Onzas', 'Onças') },
      { slug: 'g', label: label('Grams', 'Gramos', 'Gramas') },
    ],
    { defaultValue: 'oz', required: true },
  ),
  select(
    { name: 'dimensionUnit', label: label('Unit of lengths', 'Unidad de longitud', 'Unidade de comprimento') },
    [
      { slug: 'in', label: label('Inches', 'Pulgadas', 'Polegadas') },
      { slug: 'cm', label: label('Centimeters', 'Centímetros', 'Centímetros') },
    ],
    { defaultValue: 'in', required: true },
  ),
  price('missingPrice', label('Price when none is given', 'Precio cuando falta', 'Preço quando falta'), 0.01),
  price(
    'speciesOfferPrice',
    label('Price of a species offer', 'Precio de la oferta de especie', 'Preço da oferta de espécie'),
    0,
  ),
]
