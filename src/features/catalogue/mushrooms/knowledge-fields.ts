import type { Field, RelationshipField } from 'payload'
import { localizedText, localizedTextarea, number, select, text } from '@/cms/fields/basics'
import { picture } from '@/cms/fields/picture'
import { label } from '@/cms/labels'
import { belowPath, type KeptPath } from '@/platform/catalogue/kept-categories'
import type { Localized } from '@/core/locales'
import { messageLabel } from '@/platform/i18n/message-label'
import { compoundField } from '../chemistry/compound-field'
import { compounds, compoundsOf, type Compound } from '../chemistry/model'
import { edibilities, evidenceLevels } from '../vocabulary/support-terms.data'
import { nutrients } from './model'

const named = (list: readonly Compound[]) => list.map(({ slug, name }) => ({ slug, label: name }))

/** Categories below one of the vocabulary's roots. */
export const categoriesOf = (name: string, title: Localized, root: KeptPath): RelationshipField => ({
  name,
  label: title,
  type: 'relationship',
  relationTo: 'categories',
  hasMany: true,
  filterOptions: belowPath(root),
})

const unit = (name = 'units') => text(name, label('Unit', 'Unidad', 'Unidade'), { maxLength: 40 })
const source = text('source', label('Source', 'Fuente', 'Fonte'), { maxLength: 400 })

export const effectsField: Field = {
  name: 'effects',
  type: 'group',
  label: label('Effects and well-being', 'Efectos y bienestar', 'Efeitos e bem-estar'),
  fields: [
    categoriesOf('cognitiveEffects', label('Cognitive effects', 'Efectos cognitivos', 'Efeitos cognitivos'), 'effects'),
    categoriesOf(
      'psychoactiveEffects',
      label('Psychoactive effects', 'Efectos psicoactivos', 'Efeitos psicoativos'),
      'effects',
    ),
    {
      name: 'helpsWith',
      type: 'array',
      label: label('Helps with', 'Ayuda con', 'Ajuda com'),
      admin: {
        description: label(
          'State the evidence; promise nothing.',
          'Indique la evidencia; no prometa nada.',
          'Indique a evidência; não prometa nada.',
        ),
      },
      fields: [
        {
          name: 'ailment',
          type: 'relationship',
          relationTo: 'categories',
          required: true,
          label: label('Condition', 'Afección', 'Condição'),
          filterOptions: belowPath('helps-with'),
        },
        select({ name: 'evidence', label: label('Evidence', 'Evidencia', 'Evidência') }, evidenceLevels, {
          required: true,
        }),
        localizedTextarea('description', label('What is known', 'Qué se sabe', 'O que se sabe')),
        source,
      ],
    },
    {
      name: 'sideEffects',
      type: 'array',
      label: label('Side effects', 'Efectos secundarios', 'Efeitos colaterais'),
      fields: [
        localizedText('sideEffect', label('Side effect', 'Efecto', 'Efeito'), { required: true }),
        localizedTextarea('description', label('Description', 'Descripción', 'Descrição')),
      ],
    },
  ],
}

export const chemistryField: Field = {
  name: 'chemistry',
  type: 'group',
  label: label('Chemistry', 'Química', 'Química'),
  fields: [
    {
      name: 'psychoactiveChem',
      type: 'group',
      label: label('Psychoactive compounds', 'Compuestos psicoactivos', 'Compostos psicoativos'),
      admin: {
        description: label(
          'Typical amounts. Empty means unknown, never zero.',
          'Cantidades típicas. Vacío significa desconocido, nunca cero.',
          'Quantidades típicas. Vazio significa desconhecido, nunca zero.',
        ),
      },
      fields: [
        unit(),
        {
          type: 'collapsible',
          label: label('Typical amounts', 'Cantidades típicas', 'Quantidades típicas'),
          admin: { initCollapsed: true },
          fields: compoundsOf('psychoactive').map(({ slug, name }) => number(compoundField(slug), name, { min: 0 })),
        },
        {
          name: 'ranges',
          type: 'array',
          // PostgreSQL names end at 63 characters; the path alone is longer.
          dbName: 'mushrooms_compound_ranges',
          label: label('Published ranges', 'Rangos publicados', 'Faixas publicadas'),
          fields: [
            select(
              { name: 'compound', label: label('Compound', 'Compuesto', 'Composto') },
              named(compoundsOf('psychoactive')),
              {
                required: true,
                enumName: 'enum_mushrooms_compound',
              },
            ),
            number('min', label('Lowest', 'Mínimo', 'Mínimo'), { min: 0 }),
            number('max', label('Highest', 'Máximo', 'Máximo'), { min: 0 }),
            source,
          ],
        },
      ],
    },
    {
      name: 'medicinalChem',
      type: 'array',
      label: label('Medicinal compounds', 'Compuestos medicinales', 'Compostos medicinais'),
      fields: [
        select({ name: 'name', label: label('Compound', 'Compuesto', 'Composto') }, named(compounds), {
          required: true,
        }),
        {
          type: 'row',
          fields: [
            number('amount', label('Typical', 'Típico', 'Típico'), { min: 0 }),
            number('amountMin', label('Lowest', 'Mínimo', 'Mínimo'), { min: 0 }),
            number('amountMax', label('Highest', 'Máximo', 'Máximo'), { min: 0 }),
            unit(),
          ],
        },
        localizedTextarea('benefits', label('What it is studied for', 'Para qué se estudia', 'Para que é estudado')),
        source,
      ],
    },
  ],
}

export const lookAlikesField: Field = {
  name: 'lookAlikeSpecies',
  type: 'array',
  label: label('Look-alikes', 'Especies parecidas', 'Espécies parecidas'),
  fields: [
    {
      type: 'row',
      fields: [
        text('species', label('Scientific name', 'Nombre científico', 'Nome científico'), { required: true }),
        localizedText('commonName', label('Common name', 'Nombre común', 'Nome popular')),
        select({ name: 'edibility', label: label('Edibility', 'Comestibilidad', 'Comestibilidade') }, edibilities, {
          required: true,
        }),
      ],
    },
    localizedTextarea('differences', label('Differences', 'Diferencias', 'Diferenças'), { required: true }),
    picture('image'),
  ],
}

export const sensesField: Field = {
  name: 'senseCharacteristics',
  type: 'group',
  label: label('Senses', 'Sentidos', 'Sentidos'),
  fields: [
    categoriesOf('flavors', label('Flavors', 'Sabores', 'Sabores'), 'flavor'),
    categoriesOf('textures', label('Textures', 'Texturas', 'Texturas'), 'texture'),
    categoriesOf('fragrances', label('Fragrances', 'Aromas', 'Aromas'), 'fragrance'),
  ],
}

export const productGuideField: Field = {
  name: 'productGuide',
  type: 'array',
  label: label('Product guide', 'Guía de producto', 'Guia de produto'),
  fields: [
    localizedText('tip', label('Tip', 'Consejo', 'Dica'), { required: true }),
    localizedTextarea('description', label('Description', 'Descripción', 'Descrição')),
  ],
}

const nutrientNumber = ({ name, unit: measure }: (typeof nutrients)[number]) =>
  number(
    name,
    messageLabel(({ nutrients }) => nutrients[name], measure),
    { min: 0 },
  )

export const nutrientsField: Field = {
  name: 'nutrients',
  type: 'group',
  label: label('Nutrition', 'Nutrición', 'Nutrição'),
  fields: [
    number('servingSize', label('Serving size', 'Ración', 'Porção'), { min: 0 }),
    unit('servingSizeUnit'),
    localizedText('state', label('State of the sample', 'Estado de la muestra', 'Estado da amostra')),
    source,
    localizedTextarea('note', label('Note', 'Nota', 'Nota')),
    number('calories', label('Calories (kcal)', 'Calorías (kcal)', 'Calorias (kcal)'), { min: 0 }),
    ...nutrients.map(nutrientNumber),
  ],
}
