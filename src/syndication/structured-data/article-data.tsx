import type { CardCollection } from '@/core/collections'
import type { Locale } from '@/core/locales'
import { documentPath } from '@/core/paths'
import { article, webPage } from '@/platform/seo/structured-data/article'
import { breadcrumbList } from '@/platform/seo/structured-data/breadcrumb-list'
import { JsonLd } from '@/platform/seo/structured-data/json-ld'
import { publishedBy } from '@/platform/seo/structured-data/published-by'
import { archiveTrail, trail } from '@/platform/seo/structured-data/trail'
import { changedAt } from '@/read-model/changed-at'
import { harmSentence } from '@/read-model/harm-sentence'
import { recipesWithin } from './recipe-things'

type Written = Parameters<typeof recipesWithin>[0] & {
  readonly id: number
  readonly slug: string
  readonly species?: unknown
}

/** The fields that a warning changes: it begins the description, and `dateModified` includes changes of its species. */
async function warned(of: CardCollection, { id, lead }: Written, warning: string) {
  const changed = (await changedAt(of, [id])).get(id)
  return {
    description: [warning, lead].filter(Boolean).join(' '),
    ...(changed ? { dateModified: new Date(changed).toISOString() } : {}),
  }
}

/** A post, guide or project with its recipes; a warning of harmful species stands before its lead, as on the page. */
export async function ArticleData({ of, doc, locale }: { of: CardCollection; doc: Written; locale: Locale }) {
  const path = documentPath(of, doc.slug)
  const steps = [...archiveTrail(of, locale), { name: doc.title, path }]
  const place = { locale, path, publisher: await publishedBy(locale) }
  // Recipes among the blocks are left to `recipesWithin`.
  const warning = await harmSentence(of, { species: doc.species }, locale)
  const written = { ...article(doc, place), ...(warning ? await warned(of, doc, warning) : {}) }
  return <JsonLd things={[written, breadcrumbList(steps, locale), ...(await recipesWithin(doc, place))]} />
}

/** A document of `pages`, and the recipes on it. */
export async function PageData({ doc, locale }: { doc: Written; locale: Locale }) {
  const path = documentPath('pages', doc.slug)
  const steps = trail(locale, { name: doc.title, path })
  const place = { locale, path, publisher: await publishedBy(locale) }
  return <JsonLd things={[webPage(doc, place), breadcrumbList(steps, locale), ...(await recipesWithin(doc, place))]} />
}
