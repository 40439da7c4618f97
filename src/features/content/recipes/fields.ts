import type { Field, GroupField } from 'payload'
import { localizedText, number, text } from '@/cms/fields/basics'
import { picture } from '@/cms/fields/picture'
import { inLanguage, label } from '@/cms/labels'
import type { Localized } from '@/core/locales'
import { cookedRule } from './cooked-species'
import { minutesOf } from './duration'
import { ingredientNutrients, panelNutrients } from './nutrition'

const noDuration = label(
  'Write an ISO duration: PT45M, PT1H30M.',
  'Escriba una duración ISO: PT45M, PT1H30M.',
  'Escreva uma duração ISO: PT45M, PT1H30M.',
)

const duration = (name: string, title: Localized): Field =>
  text(name, title, {
    maxLength: 20,
    admin: { placeholder: 'PT1H30M' },
    validate: (value, { req }) =>
      value === null || value === undefined || value === '' || minutesOf(value) !== null
        ? true
        : inLanguage(noDuration, req.i18n.language),
  })

const names: Readonly<Record<(typeof panelNutrients)[number], Localized>> = {
  calories: label('Calories (kcal)', 'Calorías (kcal)', 'Calorias (kcal)'),
  fat: label('Fat (g)', 'Grasas (g)', 'Gorduras (g)'),
  saturatedFat: label('Saturated fat (g)', 'Grasas saturadas (g)', 'Gorduras saturadas (g)'),
  transFat: label('Trans fat (g)', 'Grasas trans (g)', 'Gorduras trans (g)'),
  cholesterol: label('Cholesterol (mg)', 'Colesterol (mg)', 'Colesterol (mg)'),
  sodium: label('Sodium (mg)', 'Sodio (mg)', 'Sódio (mg)'),
  carbohydrates: label('Carbohydrates (g)', 'Carbohidratos (g)', 'Carboidratos (g)'),
  fiber: label('Fiber (g)', 'Fibra (g)', 'Fibras (g)'),
  sugars: label('Sugars (g)', 'Azúcares (g)', 'Açúcares (g)'),
  protein: label('Protein (g)', 'Proteínas (g)', 'Proteínas (g)'),
  calcium: label('Calcium (mg)', 'Calcio (mg)', 'Cálcio (mg)'),
  iron: label('Iron (mg)', 'Hierro (mg)', 'Ferro (mg)'),
  potassium: label('Potassium (mg)', 'Potasio (mg)', 'Potássio (mg)'),
  vitaminA: label('Vitamin A (µg)', 'Vitamina A (µg)', 'Vitamina A (µg)'),
  vitaminC: label('Vitamin C (mg)', 'Vitamina C (mg)', 'Vitamina C (mg)'),
  vitaminD: label('Vitamin D (µg)', 'Vitamina D (µg)', 'Vitamina D (µg)'),
  vitaminE: label('Vitamin E (mg)', 'Vitamina E (mg)', 'Vitamina E (mg)'),
  vitaminK: label('Vitamin K (µg)', 'Vitamina K (µg)', 'Vitamina K (µg)'),
  thiamin: label('Thiamin (mg)', 'Tiamina (mg)', 'Tiamina (mg)'),
  riboflavin: label('Riboflavin (mg)', 'Riboflavina (mg)', 'Riboflavina (mg)'),
  niacin: label('Niacin (mg)', 'Niacina (mg)', 'Niacina (mg)'),
  vitaminB6: label('Vitamin B6 (mg)', 'Vitamina B6 (mg)', 'Vitamina B6 (mg)'),
  folate: label('Folate (µg)', 'Folato (µg)', 'Folato (µg)'),
  vitaminB12: label('Vitamin B12 (µg)', 'Vitamina B12 (µg)', 'Vitamina B12 (µg)'),
  phosphorus: label('Phosphorus (mg)', 'Fósforo (mg)', 'Fósforo (mg)'),
  magnesium: label('Magnesium (mg)', 'Magnesio (mg)', 'Magnésio (mg)'),
  zinc: label('Zinc (mg)', 'Zinc (mg)', 'Zinco (mg)'),
  copper: label('Copper (mg)', 'Cobre (mg)', 'Cobre (mg)'),
  manganese: label('Manganese (mg)', 'Manganeso (mg)', 'Manganês (mg)'),
  selenium: label('Selenium (µg)', 'Selenio (µg)', 'Selênio (µg)'),
}

const amounts = (list: readonly (keyof typeof names)[]): Field[] =>
  list.map((name) => number(name, names[name], { min: 0, max: 1_000_000, admin: { width: '25%' } }))

/** Collapses the nutrients, since few recipes fill them in. */
const folded = (fields: Field[]): Field => ({
  type: 'collapsible',
  label: label('Figures', 'Valores', 'Valores'),
  admin: { initCollapsed: true },
  fields: [{ type: 'row', fields }],
})

const ingredients: Field = {
  name: 'ingredients',
  type: 'array',
  label: label('Ingredients', 'Ingredientes', 'Ingredientes'),
  maxRows: 60,
  fields: [
    localizedText('ingredient', label('Ingredient', 'Ingrediente', 'Ingrediente'), {
      admin: {
        description: label(
          'With its amount: 2 [egg|eggs], beaten. Amounts are multiplied; where some stand in {braces}, only those. Of [one|more] the fitting form is shown.',
          'Con su cantidad: 2 [huevo batido|huevos batidos]. Las cantidades se multiplican; si algunas van entre {llaves}, solo esas. De [uno|varios] se muestra la forma que corresponde.',
          'Com a quantidade: 2 [ovo batido|ovos batidos]. As quantidades são multiplicadas; se algumas estão entre {chaves}, só essas. De [um|vários] aparece a forma que cabe.',
        ),
      },
    }),
    {
      type: 'row',
      fields: [
        number('grams', label('Weight (g)', 'Peso (g)', 'Peso (g)'), { min: 0, max: 100_000 }),
        {
          name: 'species',
          type: 'relationship',
          relationTo: 'mushrooms',
          validate: cookedRule,
          label: label('Species', 'Especie', 'Espécie'),
          admin: {
            description: label(
              'Its own figures go into the nutrition label.',
              'Sus propios datos entran en la información nutricional.',
              'Os valores dela entram na informação nutricional.',
            ),
          },
        },
      ],
    },
    {
      name: 'per100',
      type: 'group',
      label: label('In 100 g', 'En 100 g', 'Em 100 g'),
      admin: { condition: (_, siblings) => !siblings.species },
      fields: [folded(amounts(ingredientNutrients))],
    },
  ],
}

const sections: Field = {
  name: 'sections',
  type: 'array',
  label: label('Method', 'Elaboración', 'Modo de preparo'),
  maxRows: 12,
  fields: [
    localizedText('sectionName', label('Heading', 'Título', 'Título'), { maxLength: 120 }),
    {
      name: 'steps',
      type: 'array',
      label: label('Steps', 'Pasos', 'Passos'),
      maxRows: 40,
      fields: [
        { name: 'stepText', type: 'richText', localized: true, label: label('Text', 'Texto', 'Texto') },
        picture('stepImage'),
      ],
    },
  ],
}

/** A recipe's measured nutrition; where it is empty, it is computed from the ingredients. */
const nutrition: GroupField = {
  name: 'nutrition',
  type: 'group',
  label: label('Nutrition, where measured', 'Nutrición, si se midió', 'Nutrição, se foi medida'),
  admin: {
    description: label(
      'Leave empty to have it computed from the ingredients.',
      'Déjelo vacío para calcularlo con los ingredientes.',
      'Deixe vazio para calcular com os ingredientes.',
    ),
  },
  fields: [
    {
      type: 'row',
      fields: [
        localizedText('type', label('Of what', 'De qué', 'De quê'), { maxLength: 80 }),
        number('servingSize', label('Serving size', 'Tamaño de la ración', 'Tamanho da porção'), { min: 0 }),
        text('servingSizeUnit', label('Unit', 'Unidad', 'Unidade'), { maxLength: 10 }),
        number('servingSizeQty', label('Servings', 'Raciones', 'Porções'), { min: 0 }),
      ],
    },
    folded(amounts(panelNutrients)),
  ],
}

/** The fields of the recipe block (BLK-09). */
export const recipeFields: Field[] = [
  localizedText('name', label('Name', 'Nombre', 'Nome'), {
    admin: {
      description: label(
        'Empty on a page of its own, which has a title.',
        'Vacío en una página propia, que ya tiene título.',
        'Vazio numa página própria, que já tem título.',
      ),
    },
  }),
  { name: 'description', type: 'richText', localized: true, label: label('Text', 'Texto', 'Texto') },
  {
    type: 'row',
    fields: [
      duration('prepTime', label('Preparation time', 'Tiempo de preparación', 'Tempo de preparo')),
      duration('cookTime', label('Cooking time', 'Tiempo de cocción', 'Tempo de cozimento')),
      duration('totalTime', label('Time in all', 'Tiempo total', 'Tempo total')),
    ],
  },
  {
    type: 'row',
    fields: [
      localizedText('yield', label('Yield', 'Cantidad', 'Rendimento'), { maxLength: 80 }),
      number('servings', label('Servings', 'Raciones', 'Porções'), { min: 1, max: 500 }),
    ],
  },
  {
    type: 'row',
    fields: [
      localizedText('category', label('Course', 'Plato', 'Prato'), { maxLength: 60 }),
      localizedText('cuisine', label('Cuisine', 'Cocina', 'Cozinha'), { maxLength: 60 }),
    ],
  },
  localizedText(
    'keywords',
    label('Keywords, with commas', 'Palabras clave, con comas', 'Palavras-chave, com vírgulas'),
  ),
  {
    name: 'images',
    type: 'array',
    label: label('Pictures', 'Imágenes', 'Imagens'),
    maxRows: 8,
    fields: [picture('image', { required: true })],
  },
  ingredients,
  sections,
  nutrition,
]
