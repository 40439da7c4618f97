import type { Field, GlobalConfig } from 'payload'
import { admin, anyone } from '@/cms/access/atoms'
import { localizedText, localizedTextarea, number, select, wholeNumber } from '@/cms/fields/basics'
import { adminGroups, label } from '@/cms/labels'
import { limits } from '@/core/limits'
import { messageLabel } from '@/platform/i18n/message-label'
import { structuredData } from './structured-data'

const group = (name: string, title: ReturnType<typeof label>, fields: Field[]): Field => ({
  name,
  type: 'group',
  label: title,
  fields,
})

/** The display settings (D-04, D-09, D-12). */
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
    label('Near Me radius (miles)', 'Radio de «Cerca de mí» (millas)', 'Raio de “Perto de mim” (milhas)'),
    {
      defaultValue: 100,
      min: 1,
      max: 5000,
      required: true,
    },
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

/** The settings of carousels, galleries, forms and expanders (BLK-02, BLK-06). */
const pace: Field[] = [
  wholeNumber('carouselAutoplay', label('Carousel pause (ms)', 'Pausa del carrusel (ms)', 'Pausa do carrossel (ms)'), {
    defaultValue: 5000,
    min: 1000,
    required: true,
  }),
  wholeNumber(
    'carouselTransition',
    label('Carousel transition (ms)', 'Transición del carrusel (ms)', 'Transição do carrossel (ms)'),
    { defaultValue: 500, min: 0, required: true },
  ),
  wholeNumber('galleryAdvance', label('Gallery pause (ms)', 'Pausa de la galería (ms)', 'Pausa da galeria (ms)'), {
    defaultValue: 5000,
    min: 1000,
    required: true,
  }),
  wholeNumber(
    'formLoadingDelay',
    label(
      'Form loading message after (ms)',
      'Aviso de espera del formulario (ms)',
      'Aviso de espera do formulário (ms)',
    ),
    { defaultValue: 1000, min: 0, required: true },
  ),
  wholeNumber(
    'expanderThreshold',
    label('Expander from (characters)', 'Desplegable desde (caracteres)', 'Expansor a partir de (caracteres)'),
    { defaultValue: limits.expanderThreshold, min: 0, required: true },
  ),
  wholeNumber(
    'expanderHeight',
    label(
      'Expander height (% of the screen)',
      'Altura del desplegable (% de pantalla)',
      'Altura do expansor (% da tela)',
    ),
    { defaultValue: 50, min: 10, max: 100, required: true },
  ),
  wholeNumber(
    'vendorExpanderHeight',
    label('The same for vendors (%)', 'La misma para vendedores (%)', 'A mesma para vendedores (%)'),
    { defaultValue: 25, min: 10, max: 100, required: true },
  ),
]

const count = (name: string, title: ReturnType<typeof label>, defaultValue: number, min = 1): Field =>
  wholeNumber(name, title, { defaultValue, min, max: 100, required: true })

/** How many entries of a list are shown at first, and how many more at a click (COM-01, COM-02, COM-04, BLK-10). */
const lists: Field[] = [
  count('comments', label('Comments at first', 'Comentarios al principio', 'Comentários no início'), 3),
  count('impressions', label('Impressions at first', 'Impresiones al principio', 'Impressões no início'), 5),
  count(
    'impressionsStep',
    label('More impressions', 'Impresiones adicionales por clic', 'Impressões a mais por clique'),
    5,
  ),
  count(
    'reviews',
    label('Reviews while collapsed', 'Reseñas con la lista cerrada', 'Avaliações com a lista fechada'),
    3,
  ),
  count(
    'reviewsWindow',
    label('Reviews once opened', 'Reseñas con la lista abierta', 'Avaliações com a lista aberta'),
    5,
  ),
  count('reviewsStep', label('More reviews', 'Reseñas adicionales por clic', 'Avaliações a mais por clique'), 5),
  count(
    'references',
    label('References at first', 'Referencias al principio', 'Referências no início'),
    limits.references.step,
    // The minimum is the default, since fewer are never shown (BLK-10).
    limits.references.step,
  ),
  count(
    'referencesStep',
    label('More references', 'Referencias adicionales por clic', 'Referências a mais por clique'),
    10,
  ),
  count('clampLines', label('Lines of a long text', 'Líneas de un texto largo', 'Linhas de um texto longo'), 5),
]

/** The settings of the whole site; the defaults are those of the requirements. */
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
        number(
          name,
          messageLabel(({ nutrients }) => nutrients[name]),
          { defaultValue, min: 0, required: true },
        ),
      ),
    ),
    group('pace', label('Pace', 'Ritmo', 'Ritmo'), pace),
    group('lists', label('Lists', 'Listas', 'Listas'), lists),
  ],
}
