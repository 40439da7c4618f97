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
} from 'payload'
import { linkTargets } from '@/cms/fields/link'
import { ownHeading } from '@/cms/fields/own-heading'
import { withHooks } from '@/cms/hooks'
import { adminGroups, inLanguage, label } from '@/cms/labels'
import { defaultLocale, type Localized } from '@/core/locales'
import { isPagedCollection } from '@/core/paths'
import { redirectFromOldPath } from './moved-categories'
import { notePublishedSlug, redirectFromOldSlug } from './moved-documents'
import { isOwn } from './own-addresses'
import { allowedTarget, followRedirects, plainPath, withThoseAbove, type StoredRedirect } from './rules'
import { isShown } from './shown'

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

/** A validation error of one field, as the form shows it. */
const refusal = (path: string, message: Localized, req: PayloadRequest, label?: FieldLabel): ValidationError =>
  new ValidationError(
    {
      collection: 'redirects',
      errors: [{ path, message: inLanguage(message, req.i18n.language), ...(label ? { label } : {}) }],
      req,
    },
    req.t,
  )

/** Rejects a value that `read` cannot parse, and stores the parsed one. */
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

type Redirect = StoredRedirect & { id: number }

/** The server redirects an unknown address with capitals to its lower case, which can close a loop like a stored redirect. */
function lowerCaseRedirect(from: string): StoredRedirect[] {
  const url = from.toLowerCase()
  return url === from ? [] : [{ from, to: { type: 'custom', url } }]
}

/** Rejects a redirect that closes a loop, which browsers would follow until they give up (L9). */
const rejectCircle: CollectionBeforeChangeHook<Redirect> = async ({ data, originalDoc, req }) => {
  const saved = { ...originalDoc, ...data } as Redirect
  const target = saved.to?.type === 'custom' ? plainPath(saved.to.url) : null
  if (target === null) return data
  const read = async (path: string): Promise<readonly StoredRedirect[]> => {
    if (path !== saved.from && (await isShown(path, { payload: req.payload, req }))) return []
    const { docs } = await req.payload.db.find<Redirect>({
      collection: 'redirects',
      where: { from: { in: withThoseAbove(path) } },
      pagination: false,
      req,
    })
    return [saved, ...docs.filter(({ id }) => id !== saved.id), ...lowerCaseRedirect(path)]
  }
  if (target === saved.from || (await followRedirects(defaultLocale, saved.from, read)).isCircle)
    throw refusal('to.url', circle, req)
  return data
}

const own = label(
  'This address belongs to the site itself, which never follows a redirect from there.',
  'Esta dirección es del propio sitio, que nunca sigue una redirección desde ella.',
  'Este endereço é do próprio site, que nunca segue um redirecionamento a partir dele.',
)

const taken = label(
  'There is a page at this address, which would be shown instead of the redirect.',
  'En esta dirección hay una página, que se mostraría en lugar de la redirección.',
  'Há uma página neste endereço, que seria mostrada no lugar do redirecionamento.',
)

/** Rejects a redirect that would never be followed: its address has a page, or belongs to the site. */
const rejectTaken: CollectionBeforeChangeHook<Redirect> = async ({ data, originalDoc, req }) => {
  const { from } = data
  if (!from || from === originalDoc?.from) return data
  if (await isShown(from, { payload: req.payload, req })) throw refusal('from', taken, req)
  if (isOwn(from)) throw refusal('from', own, req)
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

/** Redirects of moved addresses, which the site looks up before it responds with a 404. */
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
    hooks: { beforeChange: [rejectCircle, rejectTaken] },
    fields: ({ defaultFields }) => defaultFields.map(checked),
  },
})

/** Makes every collection with pages, and categories, redirect from a former address. */
export const movedDocumentsPlugin: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) => {
    const { slug } = collection
    if (slug === 'categories') return withHooks(collection, { afterChange: [redirectFromOldPath] })
    if (!isPagedCollection(slug)) return collection
    return withHooks(collection, { beforeChange: [notePublishedSlug], afterChange: [redirectFromOldSlug(slug)] })
  }),
})
