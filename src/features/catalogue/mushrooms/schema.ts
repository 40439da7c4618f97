import type { CollectionConfig } from 'payload'
import { publishedContent } from '@/cms/access/presets'
import { localizedText, text } from '@/cms/fields/basics'
import { day } from '@/cms/fields/day'
import { plateCell } from '@/cms/fields/plate-cell'
import { metaTab } from '@/cms/fields/meta'
import { slugField } from '@/cms/fields/slug'
import { publicFields } from '@/cms/guards/public-fields'
import { ratedWhere } from '@/cms/rated'
import { adminGroups, label } from '@/cms/labels'
import { restoredAsDraftWhere } from '@/cms/restore'
import { editorial } from '@/cms/versions'
import { harms } from '@/core/dangers'
import { dangerField } from '../danger/danger-field'
import type { Mushroom } from '@/payload-types'
import { markFields } from '../marks/mark-fields'
import {
  categoriesOf,
  chemistryField,
  effectsField,
  lookAlikesField,
  nutrientsField,
  productGuideField,
  sensesField,
} from './knowledge-fields'
import { rejectDeletingHarmfulInUse } from './reject-deleting-harmful'
import { rejectHarmfulAddress } from './reject-harmful-address'
import { isMilder, keepGrade, noteGrade } from './keep-grade'
import { keepPairNames } from './keep-pair-names'
import { excludeHarmfulByTypeHook } from './shown-types'
import { cultivationField, fieldMarkFields, identityFields } from './specie-fields'

/** Species (DAT-01). */
export const Mushrooms: CollectionConfig = {
  slug: 'mushrooms',
  labels: {
    singular: label('Mushroom', 'Seta', 'Cogumelo'),
    plural: label('Mushrooms', 'Setas', 'Cogumelos'),
  },
  admin: {
    group: adminGroups.catalogue,
    useAsTitle: 'title',
    defaultColumns: ['title', 'images', 'specie.scientificName', 'specie.edibility', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'specie.scientificName', 'slug'],
    description: label(
      'One entry a species. People decide by it what they eat: check twice, publish once.',
      'Una ficha por especie. La gente decide con ella qué come: revise dos veces, publique una.',
      'Uma ficha por espécie. As pessoas decidem por ela o que comem: confira duas vezes, publique uma.',
    ),
  },
  access: publishedContent,
  graphQL: false,
  lockDocuments: false,
  custom: {
    ...publicFields({ title: 'text', slug: 'text', categories: 'id' }),
    ...ratedWhere(({ specie }) => !harms((specie as Mushroom['specie'] | undefined)?.edibility), {
      specie: { edibility: true },
    }),
    ...restoredAsDraftWhere(isMilder),
  },
  versions: editorial,
  hooks: {
    beforeOperation: [excludeHarmfulByTypeHook],
    beforeChange: [rejectHarmfulAddress, keepPairNames, noteGrade],
    afterChange: [keepGrade],
    beforeDelete: [rejectDeletingHarmfulInUse],
  },
  defaultSort: 'title',
  fields: [
    localizedText('title', label('Name', 'Nombre', 'Nome'), { required: true, index: true, maxLength: 120 }),
    slugField('title'),
    {
      ...categoriesOf('categories', label('Types', 'Tipos', 'Tipos'), 'type'),
      admin: {
        position: 'sidebar',
        description: label(
          'Of a species found to harm, lead, description and side effects are not shown until it has no type of food or remedy here: write them anew, then take the types off.',
          'De una especie que resultó dañina no se muestran la entradilla, la descripción ni los efectos secundarios mientras tenga aquí un tipo de alimento o remedio: reescríbalos y quite después los tipos.',
          'De uma espécie que se mostrou nociva, a frase de abertura, a descrição e os efeitos colaterais não aparecem enquanto tiver aqui um tipo de alimento ou remédio: reescreva-os e depois retire os tipos.',
        ),
      },
    },
    {
      name: 'images',
      type: 'upload',
      relationTo: 'media',
      hasMany: true,
      label: label('Pictures', 'Imágenes', 'Imagens'),
      admin: { components: plateCell },
    },
    {
      type: 'tabs',
      tabs: [
        {
          name: 'specie',
          label: label('Species', 'Especie', 'Espécie'),
          fields: [
            {
              type: 'tabs',
              tabs: [
                {
                  label: label('Name and danger', 'Nombre y peligro', 'Nome e perigo'),
                  fields: [...identityFields, dangerField],
                },
                {
                  label: label('Field marks', 'Rasgos', 'Marcas de campo'),
                  fields: [...fieldMarkFields, ...markFields, lookAlikesField],
                },
                {
                  label: label('Use and contents', 'Uso y contenido', 'Uso e conteúdo'),
                  fields: [effectsField, chemistryField, sensesField, productGuideField, nutrientsField],
                },
                { label: label('Cultivation', 'Cultivo', 'Cultivo'), fields: [cultivationField] },
              ],
            },
          ],
        },
        {
          label: label('Sources', 'Fuentes', 'Fontes'),
          fields: [
            {
              name: 'references',
              type: 'relationship',
              relationTo: 'references',
              hasMany: true,
              label: label('References', 'Referencias', 'Referências'),
            },
            {
              type: 'row',
              fields: [
                day('reviewedAt', label('Last reviewed on', 'Última revisión', 'Última revisão')),
                text('reviewer', label('Reviewed by', 'Revisado por', 'Revisado por')),
              ],
            },
          ],
        },
        metaTab,
      ],
    },
  ],
}
