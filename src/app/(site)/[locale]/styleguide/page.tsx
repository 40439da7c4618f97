import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { blockFixtures } from '@/blocks/fixtures'
import { RenderBlocks } from '@/blocks/render-blocks'
import { Cards } from '@/cards/card-list'
import { plainCard } from '@/cards/card-view.fixtures'
import { blockSlugs } from '@/core/blocks'
import { cardCollections } from '@/core/collections'
import { env } from '@/core/env'
import { localeOf } from '@/platform/i18n/params'

type PageProps = { params: Promise<{ locale: string }> }

export const metadata: Metadata = { robots: { index: false } }

const themes = ['light', 'dark'] as const

/** Every card and every block from its fixture, in both themes. For those who build the site: production has no such page. */
export default async function StyleguideRoute({ params }: PageProps) {
  const locale = await localeOf(params)
  if (env.production) notFound()
  return (
    <>
      <h1 className="sr-only">{blockSlugs.length}</h1>
      {themes.map((theme) => (
        <div key={theme} data-theme={theme} className="bg-paper text-ink py-10">
          <div className="shell">
            <Cards items={cardCollections.map((collection, index) => plainCard(index + 1, collection))} />
          </div>
          {blockSlugs.map((slug) => (
            <div key={slug} className="border-line mt-10 border-t pt-4">
              <p className="shell text-muted">{slug}</p>
              <RenderBlocks
                blocks={[{ ...blockFixtures[slug], id: `${theme}-${slug}`, blockName: `${theme} ${slug}` }]}
                locale={locale}
              />
            </div>
          ))}
        </div>
      ))}
    </>
  )
}
