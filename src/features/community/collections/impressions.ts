import type { CollectionBeforeChangeHook, RelationshipField } from 'payload'
import { relationRule, text } from '@/cms/fields/basics'
import { eachOnce } from '@/cms/fields/once'
import { label } from '@/cms/labels'
import { belowPath, type KeptPath } from '@/platform/catalogue/kept-categories'
import { limits } from '@/core/limits'
import type { Localized } from '@/core/locales'
import { relatedId } from '@/core/relation'
import { tidyText } from '@/core/tidy-text'
import type { Impression } from '@/payload-types'
import { recountOf } from '../counts'
import { otherForm, textProblem } from '../model'
import { contributionCollection } from './contribution'

/** Categories of one of the four fixed parents (D-14). */
const choices = (name: string, title: Localized, root: KeptPath, hasMany: boolean): RelationshipField => ({
  name,
  type: 'relationship',
  relationTo: 'categories',
  label: title,
  filterOptions: belowPath(root),
  validate: relationRule,
  ...(hasMany
    ? {
        hasMany: true,
        maxRows: 20,
        hooks: { beforeValidate: [eachOnce((each) => JSON.stringify(relatedId(each) ?? each))] },
      }
    : { hasMany: false }),
})

/** Drops the own words for a form unless the form is "other": a form picked after typing them is meant (COM-03). */
const oneForm: CollectionBeforeChangeHook<Impression> = async ({ data: sent, req }) => {
  const words = typeof sent.otherConsumptionForm === 'string' ? tidyText(sent.otherConsumptionForm) : null
  if (words === null) return sent
  const data = { ...sent, otherConsumptionForm: textProblem(words, { ...limits.communityText, min: 1 }) ? null : words }
  const form = data.consumptionForm
  if (data.otherConsumptionForm === null || typeof form !== 'number') return data
  const category = await req.payload.db.findOne<{ id: number; slug?: string }>({
    collection: 'categories',
    where: { id: { equals: form } },
    req,
  })
  return category?.slug === otherForm ? data : { ...data, otherConsumptionForm: null }
}

/** Impressions (DAT-04): how a species was for one person. */
export const Impressions = contributionCollection({
  slug: 'impressions',
  labels: {
    singular: label('Impression', 'Impresión', 'Impressão'),
    plural: label('Impressions', 'Impresiones', 'Impressões'),
  },
  description: label(
    'Waiting ones have the state Draft.',
    'Las pendientes están en Borrador.',
    'As pendentes estão em Rascunho.',
  ),
  about: label('Species', 'Especie', 'Espécie'),
  hasStars: true,
  fields: [
    choices('consumptionForm', label('Form', 'Forma', 'Forma'), 'consumption-forms', false),
    text('otherConsumptionForm', label('Other form', 'Otra forma', 'Outra forma'), { maxLength: limits.shortText }),
    choices('experiential', label('Experience', 'Experiencia', 'Experiência'), 'experiential-effects', true),
    choices('helpsWith', label('Helped with', 'Ayudó con', 'Ajudou com'), 'helps-with', true),
  ],
  beforeChange: [oneForm],
  recount: recountOf('impressions'),
})
