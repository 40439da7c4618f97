import type { CardCollection } from '@/core/collections'
import type { Locale } from '@/core/locales'
import { documentPath } from '@/core/paths'
import { article, webPage } from '@/platform/seo/structured-data/article'
import { breadcrumbList } from '@/platform/seo/structured-data/breadcrumb-list'
import { JsonLd } from '@/platform/seo/structured-data/json-ld'
import { publishedBy } from '@/platform/seo/structured-data/published-by'
import { archiveTrail, trail } from '@/platform/seo/structured-data/trail'

type Written = Parameters<typeof article>[0] & { readonly slug: string }

/** A post, a guide or a project. */
export async function ArticleData({ of, doc, locale }: { of: CardCollection; doc: Written; locale: Locale }) {
  const path = documentPath(of, doc.slug)
  const steps = [...archiveTrail(of, locale), { name: doc.title, path }]
  const publisher = await publishedBy(locale)
  return <JsonLd things={[article(doc, { locale, path, publisher }), breadcrumbList(steps, locale)]} />
}

/** A page of the site's own root. */
export async function PageData({ doc, locale }: { doc: Written; locale: Locale }) {
  const path = documentPath('pages', doc.slug)
  const publisher = await publishedBy(locale)
  return (
    <JsonLd
      things={[
        webPage(doc, { locale, path, publisher }),
        breadcrumbList(trail(locale, { name: doc.title, path }), locale),
      ]}
    />
  )
}
