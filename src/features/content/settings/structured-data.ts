import type { Field } from 'payload'
import { number, select, text } from '@/cms/fields/basics'
import { label } from '@/cms/labels'

/** P2 §9: structured-data defaults for products (decision 5). */
export const structuredData: Field[] = [
  text('currency', label('Currency', 'Moneda', 'Moeda'), {
    defaultValue: 'USD',
    minLength: 3,
    maxLength: 3,
    required: true,
  }),
  number('returnDays', label('Days to return', 'Días para devolver', 'Dias para devolver'), {
    defaultValue: 30,
    min: 0,
    required: true,
  }),
  text(
    'returnCountry',
    label('Returns from (ISO code)', 'Devoluciones desde (código ISO)', 'Devoluções de (código ISO)'),
    { defaultValue: 'US', minLength: 2, maxLength: 2, required: true },
  ),
  text('shippingCountry', label('Ships to (ISO code)', 'Envía a (código ISO)', 'Envia para (código ISO)'), {
    defaultValue: 'US',
    minLength: 2,
    maxLength: 2,
    required: true,
  }),
  number('shippingPrice', label('Shipping price', 'Precio de envío', 'Preço do envio'), {
    defaultValue: 0,
    min: 0,
    required: true,
  }),
  number('handlingDaysMin', label('Handling days, from', 'Días de preparación, desde', 'Dias de preparo, de'), {
    defaultValue: 0,
    min: 0,
    required: true,
  }),
  number('handlingDaysMax', label('Handling days, to', 'Días de preparación, hasta', 'Dias de preparo, até'), {
    defaultValue: 1,
    min: 0,
    required: true,
  }),
  number('transitDaysMin', label('Transit days, from', 'Días de tránsito, desde', 'Dias de trânsito, de'), {
    defaultValue: 1,
    min: 0,
    required: true,
  }),
  number('transitDaysMax', label('Transit days, to', 'Días de tránsito, hasta', 'Dias de trânsito, até'), {
    defaultValue: 5,
    min: 0,
    required: true,
  }),
  text(
    'contactArea',
    label('Contact area (ISO code)', 'Área de contacto (código ISO)', 'Área de contato (código ISO)'),
    { defaultValue: 'US', minLength: 2, maxLength: 2, required: true },
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
  number('missingPrice', label('Price when none is given', 'Precio cuando falta', 'Preço quando falta'), {
    defaultValue: 0.01,
    min: 0,
    required: true,
  }),
  number(
    'speciesOfferPrice',
    label('Price of a species offer', 'Precio de la oferta de especie', 'Preço da oferta de espécie'),
    { defaultValue: 0, min: 0, required: true },
  ),
]
