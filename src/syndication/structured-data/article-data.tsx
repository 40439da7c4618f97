import type { CardCollection } from '@/core/collections'
import type { Locale } from '@/core/locales'
import { documentPath } from '@/core/paths'
import { article, webPage } from '@/platform/seo/structured-data/article'
import { breadcrumbList } from '@/platform/seo/structured-data/breadcrumb-list'
import { JsonLd } from '@/platform/seo/structured-data/json-ld'
import { publishedBy } from '@/platform/seo/structured-data/published-by'
import { archiveTrail, trail } from '@/platform/seo/structured-data/trail'
import { recipesWithin } from './recipe-things'

type Written = Parameters<typeof recipesWithin>[0] & { readonly slug: string }

/** A post, a guide or a project, and the recipes in it. */
export async function ArticleData({ of, doc, locale }: { of: CardCollection; doc: Written; locale: Locale }) {
  const path = documentPath(of, doc.slug)
  const steps = [...archiveTrail(of, locale), { name: doc.title, path }]
  const place = { locale, path, publisher: await publishedBy(locale) }
  return <JsonLd things={[article(doc, place), breadcrumbList(steps, locale), ...(await recipesWithin(doc, place))]} />
}

/** A page of the site's own root, and the recipes on it. */
export async function PageData({ doc, locale }: { doc: Written; locale: Locale }) {
  const path = documentPath('pages', doc.slug)
  const steps = trail(locale, { name: doc.title, path })
  const place = { locale, path, publisher: await publishedBy(locale) }
  return <JsonLd things={[webPage(doc, place), breadcrumbList(steps, locale), ...(await recipesWithin(doc, place))]} />
}
