import type { CollectionConfig } from 'payload'
import { publicContent } from '@/cms/access/presets'
import { isCountry } from '@/cms/fields/codes'
import { localizedText, text, wholeNumber } from '@/cms/fields/basics'
import { day } from '@/cms/fields/day'
import { validateUrl } from '@/cms/fields/link'
import { publicFields } from '@/cms/guards/public-fields'
import { adminGroups, inLanguage, label } from '@/cms/labels'
import { everyCountry } from '@/platform/place/world.data'
import { areShortNumbers, isOneNumber } from './centers'

const oneNumber = label(
  'Write one number in digits, as it is dialed: spaces, hyphens, a + and brackets are fine, letters and a second number are not.',
  'Escriba un solo número, en cifras, como se marca: valen espacios, guiones, un + y paréntesis, pero no letras ni un segundo número.',
  'Escreva um só número, em algarismos, como se disca: espaços, hifens, um + e parênteses servem; letras e um segundo número, não.',
)
const shortNumbers = label(
  'Write the numbers in digits, with commas between them: 15, 112.',
  'Escriba los números en cifras, separados por comas: 15, 112.',
  'Escreva os números em algarismos, separados por vírgulas: 15, 112.',
)

/** Whom to call, by country (SAF-05). */
export const PoisonCenters: CollectionConfig = {
  slug: 'poisoncenters',
  labels: {
    singular: label('Poison center', 'Centro de toxicología', 'Centro de intoxicações'),
    plural: label('Poison centers', 'Centros de toxicología', 'Centros de intoxicações'),
  },
  admin: {
    group: adminGroups.catalogue,
    useAsTitle: 'name',
    defaultColumns: ['country', 'name', 'phone', 'isCertain', 'checkedAt'],
    listSearchableFields: ['country', 'name', 'phone'],
    description: label(
      'Only numbers marked as certain are shown. Call each once a year and set the day.',
      'Solo se muestran los números marcados como seguros. Llame a cada uno una vez al año y anote el día.',
      'Só aparecem os números marcados como certos. Ligue para cada um uma vez por ano e anote o dia.',
    ),
  },
  access: publicContent,
  graphQL: false,
  lockDocuments: false,
  // Without drafts a copy would be public at once, beside the original.
  disableDuplicate: true,
  custom: publicFields({ country: 'text' }),
  defaultSort: 'country',
  fields: [
    text('country', label('Country (two letters)', 'País (dos letras)', 'País (duas letras)'), {
      required: true,
      index: true,
      maxLength: 2,
      // No visitor is located in an invalid code such as "UK", so its lines would be shown to none of them.
      validate: (value, options) => everyCountry.some((code) => code === value) || isCountry(value, options),
    }),
    localizedText('name', label('Name', 'Nombre', 'Nome'), { required: true }),
    text('phone', label('Phone, as it is read', 'Teléfono, como se lee', 'Telefone, como se lê'), {
      validate: (value, { req }) => !value || isOneNumber(value) || inLanguage(oneNumber, req.i18n.language),
    }),
    text('emergency', label('Emergency number', 'Número de emergencias', 'Número de emergência'), {
      maxLength: 20,
      validate: (value, { req }) => !value || areShortNumbers(value) || inLanguage(shortNumbers, req.i18n.language),
    }),
    localizedText('hours', label('Hours', 'Horario', 'Horário'), { maxLength: 400 }),
    text('url', label('Address', 'Dirección web', 'Endereço web'), { validate: validateUrl, maxLength: 2048 }),
    text('source', label('Source', 'Fuente', 'Fonte'), { maxLength: 400 }),
    wholeNumber('order', label('Order within the country', 'Orden dentro del país', 'Ordem no país'), { min: 0 }),
    {
      name: 'isCertain',
      type: 'checkbox',
      label: label('Certain', 'Seguro', 'Certo'),
    },
    day('checkedAt', label('Checked on', 'Comprobado el', 'Conferido em')),
  ],
}
