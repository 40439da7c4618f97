import type { Field } from 'payload'
import { localizedText, localizedTextarea, range, select, text, wholeNumber } from '@/cms/fields/basics'
import { ownHeading } from '@/cms/fields/own-heading'
import { label } from '@/cms/labels'
import { locales } from '@/core/locales'
import { recordOf } from '@/core/record-of'
import { monthName } from '@/platform/i18n/format'
import { gradeRule } from '../danger/grade-rule'
import { continents, edibilities } from '../vocabulary/support-terms.data'
import { taxonRanks } from './model'

const months = Array.from({ length: 12 }, (_, month) => ({
  slug: String(month + 1),
  label: recordOf(locales, (locale) => monthName(month, locale)),
}))

const taxonLabels = {
  kingdom: label('Kingdom', 'Reino', 'Reino'),
  division: label('Division', 'División', 'Divisão'),
  class: label('Class', 'Clase', 'Classe'),
  order: label('Order', 'Orden', 'Ordem'),
  family: label('Family', 'Familia', 'Família'),
  genus: label('Genus', 'Género', 'Gênero'),
  species: label('Species', 'Especie', 'Espécie'),
} as const satisfies Record<(typeof taxonRanks)[number], unknown>

export const mostSynonyms = 20

/** Names, rank and edibility: what makes the species this one. */
export const identityFields: Field[] = [
  {
    type: 'row',
    fields: [
      text('scientificName', label('Scientific name', 'Nombre científico', 'Nome científico'), {
        required: true,
        index: true,
        admin: { components: ownHeading },
      }),
      text('authority', label('Authority', 'Autoridad', 'Autoridade')),
      text('variation', label('Variation', 'Variedad', 'Variedade')),
    ],
  },
  {
    name: 'commonNames',
    type: 'array',
    localized: true,
    label: label('Common names', 'Nombres comunes', 'Nomes populares'),
    maxRows: 12,
    fields: [text('name', label('Name', 'Nombre', 'Nome'), { required: true })],
  },
  {
    name: 'synonyms',
    type: 'array',
    label: label('Scientific synonyms', 'Sinónimos científicos', 'Sinônimos científicos'),
    maxRows: mostSynonyms,
    admin: {
      description: label(
        'Look-alikes are found by these names too. When you rename a species, its former name is kept here where another species uses it.',
        'Las especies parecidas también se encuentran por estos nombres. Si cambia el nombre de una especie, el anterior se conserva aquí cuando otra especie lo usa.',
        'As espécies parecidas também são encontradas por estes nomes. Se você mudar o nome de uma espécie, o anterior fica aqui quando outra espécie o usa.',
      ),
    },
    fields: [text('name', label('Name', 'Nombre', 'Nome'), { required: true })],
  },
  {
    type: 'row',
    fields: [
      select({ name: 'edibility', label: label('Edibility', 'Comestibilidad', 'Comestibilidade') }, edibilities, {
        required: true,
        index: true,
        admin: { components: ownHeading },
        validate: gradeRule,
      }),
      {
        name: 'psychoactive',
        type: 'checkbox',
        index: true,
        label: label('Psychoactive', 'Psicoactivo', 'Psicoativo'),
      },
    ],
  },
  localizedTextarea('lead', label('Lead sentence', 'Entradilla', 'Frase de abertura'), { maxLength: 400 }),
  { name: 'desc', type: 'richText', localized: true, label: label('Description', 'Descripción', 'Descrição') },
  {
    name: 'taxonomy',
    type: 'group',
    label: label('Taxonomy', 'Taxonomía', 'Taxonomia'),
    fields: taxonRanks.map((rank) => text(rank, taxonLabels[rank])),
  },
]

/** What a forager looks at, where and when. */
export const fieldMarkFields: Field[] = [
  {
    name: 'characteristics',
    type: 'group',
    label: label('Field marks', 'Rasgos', 'Características'),
    fields: [
      localizedTextarea('cap', label('Cap', 'Sombrero', 'Chapéu')),
      localizedTextarea('gills', label('Underside and stem', 'Himenio y pie', 'Himênio e pé')),
      localizedTextarea('bruising', label('Bruising', 'Cambio de color al corte', 'Mudança de cor ao corte')),
      range('capDiameter', label('Cap diameter', 'Diámetro del sombrero', 'Diâmetro do chapéu'), 'cm'),
      range('stemLength', label('Stem length', 'Largo del pie', 'Comprimento do pé'), 'cm'),
      range('stemWidth', label('Stem width', 'Grosor del pie', 'Largura do pé'), 'cm'),
      localizedText('sporePrint', label('Spore print', 'Esporada', 'Esporada')),
      text(
        'sporePrintColor',
        label('Spore print color (#rrggbb)', 'Color de esporada (#rrggbb)', 'Cor da esporada (#rrggbb)'),
        {
          validate: (value: unknown) =>
            !value || (typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)) || '#rrggbb',
        },
      ),
    ],
  },
  localizedTextarea('habitat', label('Habitat', 'Hábitat', 'Habitat')),
  {
    name: 'substrates',
    type: 'array',
    label: label('Substrates', 'Sustratos', 'Substratos'),
    fields: [localizedText('name', label('Name', 'Nombre', 'Nome'), { required: true })],
  },
  {
    type: 'row',
    fields: [
      select(
        {
          name: 'seasonNorth',
          label: label('Season, northern hemisphere', 'Temporada, hemisferio norte', 'Época, hemisfério norte'),
        },
        months,
        { hasMany: true },
      ),
      select(
        {
          name: 'seasonSouth',
          label: label(
            'Season, southern hemisphere (only where recorded)',
            'Temporada, hemisferio sur (solo si está registrada)',
            'Época, hemisfério sul (só se registrada)',
          ),
        },
        months,
        { hasMany: true },
      ),
      select({ name: 'continents', label: label('Continents', 'Continentes', 'Continentes') }, continents, {
        hasMany: true,
      }),
    ],
  },
]

/** How it is grown, where it can be. */
export const cultivationField: Field = {
  name: 'cultivation',
  type: 'group',
  label: label('Cultivation', 'Cultivo', 'Cultivo'),
  fields: [
    wholeNumber('difficulty', label('Difficulty, 1-5', 'Dificultad, 1-5', 'Dificuldade, 1-5'), { min: 1, max: 5 }),
    range('colonisationTemp', label('Colonization', 'Colonización', 'Colonização'), '°C'),
    range('fruitingTemp', label('Fruiting', 'Fructificación', 'Frutificação'), '°C'),
    range('humidity', label('Humidity', 'Humedad', 'Umidade'), '%'),
    localizedText('daysToFruit', label('Days to fruit', 'Días hasta fructificar', 'Dias até frutificar')),
    localizedText('yield', label('Yield', 'Rendimiento', 'Rendimento'), { maxLength: 400 }),
    localizedTextarea('method', label('Method', 'Método', 'Método')),
    localizedTextarea('note', label('Note', 'Nota', 'Nota')),
  ],
}
