import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  RelationshipField,
} from 'payload'
import { relationRule, text } from '@/cms/fields/basics'
import { eachOnce } from '@/cms/fields/once'
import { hiddenKey } from '@/cms/fields/hidden-key'
import { publicFields } from '@/cms/guards/public-fields'
import { adminGroups, label } from '@/cms/labels'
import { madeOnSite } from '@/cms/made-on-site'
import { drafts } from '@/cms/versions'
import type { KeptPath } from '@/cms/kept-categories'
import { limits } from '@/core/limits'
import type { Localized } from '@/core/locales'
import { relatedId } from '@/core/relation'
import { tidyText } from '@/core/tidy-text'
import type { Impression } from '@/payload-types'
import { contribution } from '../access'
import { contributeOnce } from '../contribute-once'
import { recountOf } from '../counts'
import {
  anonymousField,
  authorField,
  contributionText,
  headlineField,
  localeField,
  populatedUserField,
  refusalField,
  ratingField,
  sampleField,
} from '../fields'
import { oneTarget, ownContribution, recountAfter, showAuthor, targetOf } from '../hooks'
import { otherForm, textProblem } from '../model'
import { rememberState, withLog } from '../moderation/decision'

/** Categories of one of the four fixed parents (D-14). */
const choices = (name: string, title: Localized, root: KeptPath, hasMany: boolean): RelationshipField => ({
  name,
  type: 'relationship',
  relationTo: 'categories',
  label: title,
  filterOptions: { path: { like: `${root}/` } },
  validate: relationRule,
  ...(hasMany
    ? {
        hasMany: true,
        maxRows: 20,
        hooks: { beforeValidate: [eachOnce((each) => JSON.stringify(relatedId(each) ?? each))] },
      }
    : { hasMany: false }),
})

/** Own words for a form stand beside "other" alone: anyone who chose one of the list after typing them meant that (COM-03). */
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

/** A species named with its collection, as everything else is (D-24), is its id here. */
const bareSpecies: CollectionBeforeOperationHook = ({ args }) => {
  const data: unknown = 'data' in args ? args.data : null
  const doc: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'doc') : null
  const target = typeof doc === 'object' ? targetOf(doc, ['mushrooms']) : null
  return target ? { ...args, data: { ...(data as object), doc: target.id } } : args
}

const kind = { collection: 'impressions', targets: ['mushrooms'], fallback: 'mushrooms' } as const

/** Impressions (DAT-04): how a species was for one person. */
export const Impressions: CollectionConfig = {
  slug: 'impressions',
  labels: {
    singular: label('Impression', 'Impresión', 'Impressão'),
    plural: label('Impressions', 'Impresiones', 'Impressões'),
  },
  admin: {
    group: adminGroups.community,
    useAsTitle: 'headline',
    defaultColumns: ['headline', 'impression', 'rating', 'doc', 'user', '_status', 'createdAt'],
    description: label(
      'Waiting ones have the state Draft.',
      'Las pendientes están en Borrador.',
      'As pendentes estão em Rascunho.',
    ),
  },
  access: contribution,
  graphQL: false,
  lockDocuments: false,
  disableDuplicate: true,
  custom: { ...publicFields({ doc: 'id', locale: 'text', rating: 'number' }), ...madeOnSite },
  versions: drafts,
  defaultSort: '-createdAt',
  endpoints: [contributeOnce(kind)],
  hooks: {
    beforeOperation: [oneTarget('doc'), bareSpecies],
    beforeChange: [ownContribution(kind), rememberState, oneForm],
    beforeRead: [showAuthor],
    ...withLog(recountAfter(recountOf('impressions'))),
  },
  fields: [
    {
      name: 'doc',
      type: 'relationship',
      relationTo: 'mushrooms',
      required: true,
      index: true,
      label: label('Species', 'Especie', 'Espécie'),
    },
    headlineField,
    ratingField,
    contributionText('impression', label('Impression', 'Impresión', 'Impressão')),
    choices('consumptionForm', label('Form', 'Forma', 'Forma'), 'consumption-forms', false),
    text('otherConsumptionForm', label('Other form', 'Otra forma', 'Outra forma'), { maxLength: limits.shortText }),
    choices('experiential', label('Experience', 'Experiencia', 'Experiência'), 'experiential-effects', true),
    choices('helpsWith', label('Helped with', 'Ayudó con', 'Ajudou com'), 'helps-with', true),
    anonymousField,
    localeField,
    refusalField,
    authorField,
    populatedUserField,
    hiddenKey('target'),
    hiddenKey('dedupeKey', { unique: true }),
    sampleField,
  ],
}
