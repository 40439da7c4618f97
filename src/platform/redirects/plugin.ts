import { redirectsPlugin as payloadRedirects } from '@payloadcms/plugin-redirects'
import {
  ValidationError,
  type CollectionBeforeChangeHook,
  type Field,
  type FieldHook,
  type LabelFunction,
  type PayloadRequest,
  type Plugin,
  type StaticLabel,
  type Where,
} from 'payload'
import { linkTargets } from '@/cms/fields/link'
import { ownHeading } from '@/cms/fields/own-heading'
import { adminGroups, inLanguage, label } from '@/cms/labels'
import type { Localized } from '@/core/locales'
import { archiveAt, documentPath, isPagedCollection } from '@/core/paths'
import { redirectFromOldPath } from './moved-categories'
import { notePublishedSlug, redirectFromOldSlug } from './moved-documents'
import { allowedTarget, plainPath, type StoredRedirect } from './rules'

const messages = {
  from: label(
    'An address of this site that begins with /, such as /old-page.',
    'Una dirección de este sitio que empieza por /, como /pagina-antigua.',
    'Um endereço deste site que começa com /, como /pagina-antiga.',
  ),
  url: label(
    'A page of this site (/…) or an address with https://.',
    'Una página de este sitio (/…) o una dirección con https://.',
    'Uma página deste site (/…) ou um endereço com https://.',
  ),
} as const satisfies Record<string, Localized>

type FieldLabel = LabelFunction | StaticLabel | false

/** What is wrong with which field, as the form marks it. */
const refusal = (path: string, message: Localized, req: PayloadRequest, label?: FieldLabel): ValidationError =>
  new ValidationError(
    {
      collection: 'redirects',
      errors: [{ path, message: inLanguage(message, req.i18n.language), ...(label ? { label } : {}) }],
      req,
    },
    req.t,
  )

/** Rejects what `read` cannot read, and stores what it makes of it. */
const stored =
  (name: keyof typeof messages, read: (value: unknown) => string | null): FieldHook =>
  ({ value, req, path, field: { label } }): unknown => {
    const given: unknown = value
    if (given === undefined || given === null || given === '') return given
    const good = read(given)
    if (good !== null) return good
    throw refusal(path.join('.'), messages[name], req, label)
  }

const circle = label(
  'This address leads back to itself by other redirects.',
  'Esta dirección vuelve a sí misma por otras redirecciones.',
  'Este endereço volta a si mesmo por outros redirecionamentos.',
)

/** Redirects that a visitor follows at most; browsers give up at twenty. */
const mostSteps = 10

/** Rejects one that ends a circle: its visitors would be sent round until their browser gives up (L9). */
const refuseCircle: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const whole = { ...(originalDoc as object | undefined), ...data } as StoredRedirect
  let at = whole.to?.type === 'custom' ? plainPath(whole.to.url) : null
  for (let step = 0; at !== null && step < mostSteps; step += 1) {
    if (at === whole.from) throw refusal('to.url', circle, req)
    const next: StoredRedirect | null = await req.payload.db.findOne<StoredRedirect & { id: number }>({
      collection: 'redirects',
      where: { from: { equals: at } },
      req,
    })
    at = next?.to?.type === 'custom' ? plainPath(next.to.url) : null
  }
  return data as unknown
}

const taken = label(
  'There is a page at this address, which would be shown instead of the redirect.',
  'En esta dirección hay una página, que se mostraría en lugar de la redirección.',
  'Há uma página neste endereço, que seria mostrada no lugar do redirecionamento.',
)

/** Whether visitors find an archive or a published document at an address. */
async function isShown(from: string, req: PayloadRequest): Promise<boolean> {
  if (archiveAt(from)) return true
  const slug = from.slice(from.lastIndexOf('/') + 1)
  const collection = linkTargets.find((one) => documentPath(one, slug) === from)
  if (!collection) return false
  const where: Where = { and: [{ slug: { equals: slug } }, { _status: { equals: 'published' } }] }
  return (await req.payload.db.findOne({ collection, where, select: { slug: true }, req })) !== null
}

/** Rejects a redirect that no visitor would ever follow. */
const refuseTaken: CollectionBeforeChangeHook<StoredRedirect & { id: number }> = async ({ data, originalDoc, req }) => {
  const { from } = data
  if (from && from !== originalDoc?.from && (await isShown(from, req))) throw refusal('from', taken, req)
  return data
}

const checked = (field: Field): Field => {
  if (field.type === 'group') return { ...field, fields: field.fields.map(checked) }
  if (field.type === 'relationship') {
    Object.assign((field.admin ??= {}), { components: ownHeading })
    return field
  }
  if (field.type !== 'text') return field
  if (field.name === 'from') {
    return { ...field, admin: { description: messages.from }, hooks: { beforeValidate: [stored('from', plainPath)] } }
  }
  return {
    ...field,
    admin: { ...field.admin, description: messages.url, components: ownHeading },
    hooks: { beforeValidate: [stored('url', allowedTarget)] },
  }
}

/** Addresses that moved: the site looks here before it responds with a 404. */
export const redirectsPlugin: Plugin = payloadRedirects({
  collections: [...linkTargets],
  overrides: {
    labels: {
      singular: label('Redirect', 'Redirección', 'Redirecionamento'),
      plural: label('Redirects', 'Redirecciones', 'Redirecionamentos'),
    },
    admin: {
      group: adminGroups.settings,
      useAsTitle: 'from',
      defaultColumns: ['from', 'to.reference', 'to.url', 'updatedAt'],
      description: label(
        'Old addresses and where they lead now, in every language.',
        'Direcciones antiguas y adónde llevan ahora, en todos los idiomas.',
        'Endereços antigos e para onde levam agora, em todos os idiomas.',
      ),
    },
    hooks: { beforeChange: [refuseCircle, refuseTaken] },
    fields: ({ defaultFields }) => defaultFields.map(checked),
  },
})

/** Adds to every collection with pages, and to categories, that a changed address leads on to the new one. */
export const movedDocumentsPlugin: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) => {
    const { hooks = {} } = collection
    if (collection.slug === 'categories')
      return { ...collection, hooks: { ...hooks, afterChange: [...(hooks.afterChange ?? []), redirectFromOldPath] } }
    if (!isPagedCollection(collection.slug)) return collection
    return {
      ...collection,
      hooks: {
        ...hooks,
        beforeChange: [...(hooks.beforeChange ?? []), notePublishedSlug],
        afterChange: [...(hooks.afterChange ?? []), redirectFromOldSlug(collection.slug)],
      },
    }
  }),
})
