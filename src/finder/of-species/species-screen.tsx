import { getTranslations } from 'next-intl/server'
import { harms } from '@/core/dangers'
import type { Locale } from '@/core/locales'
import { documentPath, localizedPath } from '@/core/paths'
import { highestAmounts, speciesNames } from '@/features/catalogue/server'
import { SpeciesPage } from '@/features/catalogue/ui'
import { kindsOf } from '@/features/community/model'
import { CommunitySections } from '@/features/community/ui'
import { siteFrame } from '@/features/content/server'
import type { Mushroom } from '@/payload-types'
import type { RenderBlock } from '@/platform/rich-text/rich-text'
import { articlesOf } from './articles-of'
import { lookAlikesWithPlates } from './look-alikes-with-plates'
import { productsOf } from './products-of'
import { SpeciesArticles } from './species-articles'
import { SpeciesProducts } from './species-products'
import type { Query } from '@/core/query'

type SpeciesScreenProps = { species: Mushroom; locale: Locale; renderBlock: RenderBlock; query?: Query }

/** A species page with its products (filtered by the address), articles and contributions by members (FLT-13). */
export async function SpeciesScreen({ species, locale, renderBlock, query }: SpeciesScreenProps) {
  // Members report on harmful species, but do not rate them (SAF-04).
  const rated = !harms(species.specie.edibility)
  const [names, highest, lookAlikes, listing, articles, { settings }, t, community] = await Promise.all([
    speciesNames(species.id),
    highestAmounts(),
    lookAlikesWithPlates(species, locale),
    rated ? productsOf(species.id, locale, query) : null,
    articlesOf(species.id, locale, rated),
    siteFrame(locale),
    getTranslations({ locale, namespace: 'archive' }),
    getTranslations({ locale, namespace: 'community' }),
  ])
  return (
    <SpeciesPage
      species={species}
      names={names}
      locale={locale}
      settings={settings}
      highest={highest}
      lookAlikes={lookAlikes}
      hasProducts={listing !== null}
      renderBlock={renderBlock}
      after={
        <>
          {listing ? (
            <SpeciesProducts
              listing={listing}
              path={`${localizedPath(locale, documentPath('mushrooms', species.slug))}#products`}
              locale={locale}
            />
          ) : null}
          {articles.map((section) => (
            <SpeciesArticles key={section.id} section={section} locale={locale} />
          ))}
          <CommunitySections collection="mushrooms" doc={species} locale={locale} rated={rated} />
        </>
      }
      afterIndex={[
        ...(listing ? [{ id: 'products', title: t('titles.products') }] : []),
        ...articles.map(({ id, title }) => ({ id, title })),
        ...kindsOf('mushrooms', rated).map((kind) => ({ id: kind, title: community(`titles.${kind}`) })),
      ]}
    />
  )
}
