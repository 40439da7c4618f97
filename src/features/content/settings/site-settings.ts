import type { Field, GlobalConfig } from 'payload'
import { admin, anyone } from '@/cms/access/atoms'
import { localizedText, localizedTextarea, number, select, text } from '@/cms/fields/basics'
import { adminGroups, label } from '@/cms/labels'
import { limits } from '@/core/limits'
import { nutrientLabel } from '@/platform/i18n/nutrient-label'

const group = (name: string, title: ReturnType<typeof label>, fields: Field[]): Field => ({
  name,
  type: 'group',
  label: title,
  fields,
})

/** Decision 4, 9, 12: how things are shown. */
const display: Field[] = [
  select(
    { name: 'unratedDisplay', label: label('Items nobody has rated', 'Sin valoraciones', 'Sem avaliações') },
    [
      {
        slug: 'default',
        label: label('Show the documented default', 'Mostrar el valor documentado', 'Mostrar o valor documentado'),
      },
      { slug: 'none', label: label('Say that there are none', 'Decir que no hay', 'Dizer que não há') },
    ],
    { defaultValue: 'default', required: true },
  ),
  {
    name: 'showDraftReferences',
    type: 'checkbox',
    defaultValue: true,
    label: label(
      'Show draft references with a notice',
      'Mostrar referencias en borrador con aviso',
      'Mostrar referências em rascunho com aviso',
    ),
  },
  number(
    'nearMeRadius',
    label('Near Me radius (miles)', 'Radio de Cerca de mí (millas)', 'Raio de Perto de mim (milhas)'),
    {
      defaultValue: 100,
      min: 1,
      max: 5000,
      required: true,
    },
  ),
]

/** P2 §9: structured-data defaults for products (decision 5). */
const structuredData: Field[] = [
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

const nutritionFields = [
  ['fat', 78],
  ['saturatedFat', 20],
  ['cholesterol', 300],
  ['sodium', 2300],
  ['carbohydrates', 275],
  ['fiber', 28],
  ['protein', 50],
] as const

/** P2 §9: carousels and expanders. */
const pace: Field[] = [
  number('carouselAutoplay', label('Carousel pause (ms)', 'Pausa del carrusel (ms)', 'Pausa do carrossel (ms)'), {
    defaultValue: 5000,
    min: 1000,
    required: true,
  }),
  number(
    'carouselTransition',
    label('Carousel transition (ms)', 'Transición del carrusel (ms)', 'Transição do carrossel (ms)'),
    { defaultValue: 500, min: 0, required: true },
  ),
  number('galleryAdvance', label('Gallery pause (ms)', 'Pausa de la galería (ms)', 'Pausa da galeria (ms)'), {
    defaultValue: 5000,
    min: 1000,
    required: true,
  }),
  number(
    'formLoadingDelay',
    label(
      'Form loading message after (ms)',
      'Aviso de espera del formulario (ms)',
      'Aviso de espera do formulário (ms)',
    ),
    { defaultValue: 1000, min: 0, required: true },
  ),
  number(
    'expanderThreshold',
    label('Expander from (characters)', 'Desplegable desde (caracteres)', 'Expansor a partir de (caracteres)'),
    { defaultValue: limits.expanderThreshold, min: 0, required: true },
  ),
]

/** Everything an owner may set for the whole site; ships with the parts' own numbers. */
export const SiteSettings: GlobalConfig = {
  slug: 'site-settings',
  label: label('Site settings', 'Ajustes del sitio', 'Configurações do site'),
  admin: {
    group: adminGroups.settings,
    description: label('Values for the whole site.', 'Valores para todo el sitio.', 'Valores para todo o site.'),
  },
  access: { read: anyone, update: admin, readVersions: admin },
  graphQL: false,
  lockDocuments: false,
  fields: [
    localizedText('siteName', label('Name of the site', 'Nombre del sitio', 'Nome do site'), {
      defaultValue: 'Sporeprint',
      required: true,
    }),
    localizedTextarea('description', label('Description', 'Descripción', 'Descrição'), { maxLength: 300 }),
    group('display', label('Display', 'Presentación', 'Apresentação'), display),
    group('structuredData', label('Structured data', 'Datos estructurados', 'Dados estruturados'), structuredData),
    group(
      'dailyValues',
      label('Daily values', 'Valores diarios', 'Valores diários'),
      nutritionFields.map(([name, defaultValue]) =>
        number(name, nutrientLabel(name), { defaultValue, min: 0, required: true }),
      ),
    ),
    group('pace', label('Pace', 'Ritmo', 'Ritmo'), pace),
  ],
}
