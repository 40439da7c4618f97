import { getTranslation } from '@payloadcms/translations'
import { Link } from '@payloadcms/ui'
import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig, WidgetServerProps } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import { isAdmin } from '@/cms/access/atoms'
import { inLanguage, label } from '@/cms/labels'
import { isMadeOnSite } from '@/cms/made-on-site'
import { fill } from '@/core/fill'
import { languageTags } from '@/core/locales'
import { desks, desksTitle } from './desks.data'

const texts = {
  add: label('Add: {name}', 'Añadir: {name}', 'Adicionar: {name}'),
  drafts: {
    one: label('{n} draft', '{n} borrador', '{n} rascunho'),
    other: label('{n} drafts', '{n} borradores', '{n} rascunhos'),
  },
} as const

type I18n = PayloadRequest['i18n']

const said = (value: unknown, i18n: I18n): string => {
  const words: unknown = value ? getTranslation(value as string, i18n) : ''
  return typeof words === 'string' ? words : ''
}

/** Whether a collection or global is in the admin's menu: it has a group and is not hidden. */
const isShown = ({ admin }: { admin?: { hidden?: unknown; group?: unknown } | undefined }): boolean =>
  Boolean(admin?.group) && admin?.hidden !== true

type Counted = { total: number; drafts: number }

/** How many documents a collection holds, and how many of them are not published yet. */
async function countOf({ payload }: PayloadRequest, config: SanitizedCollectionConfig): Promise<Counted> {
  const collection: CollectionSlug = config.slug
  const count = async (where: object): Promise<number> =>
    (await payload.count({ collection, overrideAccess: true, ...where })).totalDocs
  const [total, drafts] = await Promise.all([
    count({}),
    hasDraftsEnabled(config) ? count({ where: { _status: { equals: 'draft' } } }) : 0,
  ])
  return { total, drafts }
}

type EntryProps = {
  name: string
  /** The singular label for the “Add” link; null where no document is added by hand. */
  one: string | null
  description: string
  href: string
  counted: Counted | null
  i18n: I18n
}

function Entry({ name, one, description, href, counted, i18n }: EntryProps) {
  const tag = inLanguage(languageTags, i18n.language)
  const written = new Intl.NumberFormat(tag)
  const rule = new Intl.PluralRules(tag).select(counted?.drafts ?? 0)
  return (
    <li>
      <h3>
        <Link href={href} prefetch={false}>
          {name}
        </Link>
      </h3>
      {description ? <p>{description}</p> : null}
      {counted ? (
        <p className="sporeprint-contents-count">
          <span className="sporeprint-number">{written.format(counted.total)}</span>
          {counted.drafts > 0 ? (
            <span>
              {fill(inLanguage(texts.drafts[rule === 'one' ? 'one' : 'other'], i18n.language), {
                n: written.format(counted.drafts),
              })}
            </span>
          ) : null}
          {one === null ? null : (
            <Link href={`${href}/create`} prefetch={false}>
              {fill(inLanguage(texts.add, i18n.language), { name: one })}
            </Link>
          )}
        </p>
      ) : null}
    </li>
  )
}

/** The dashboard: everything in the menu by group, with its description and the number of its documents. */
export async function Contents({ req }: WidgetServerProps) {
  if (!isAdmin(req.user)) return null
  const { payload, i18n } = req
  const collections = await Promise.all(
    payload.config.collections.filter(isShown).map(async (collection) => ({
      group: said(collection.admin.group, i18n),
      name: said(collection.labels.plural, i18n),
      one: isMadeOnSite(collection.custom) ? null : said(collection.labels.singular, i18n),
      description: said(collection.admin.description, i18n),
      href: `/admin/collections/${collection.slug}`,
      counted: await countOf(req, collection),
    })),
  )
  const globals = payload.config.globals.filter(isShown).map(({ slug, label: name, admin }) => ({
    group: said(admin.group, i18n),
    name: said(name, i18n),
    one: null,
    description: said(admin.description, i18n),
    href: `/admin/globals/${slug}`,
    counted: null,
  }))
  const places = desks.map(({ href, name, description }) => ({
    group: inLanguage(desksTitle, i18n.language),
    name: inLanguage(name, i18n.language),
    one: null,
    description: inLanguage(description, i18n.language),
    href,
    counted: null,
  }))
  const entries = [...places, ...collections, ...globals]
  const groups = [...new Set(entries.map(({ group }) => group))]
  return (
    <div className="sporeprint-contents">
      {groups.map((group, at) => (
        <section key={group} aria-labelledby={`sporeprint-contents-${at}`}>
          <h2 id={`sporeprint-contents-${at}`}>{group}</h2>
          <ul>
            {entries
              .filter((entry) => entry.group === group)
              .map((entry) => (
                <Entry key={entry.href} {...entry} i18n={i18n} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
