import { notFound } from 'next/navigation'
import { blockFixtures } from '@/blocks/fixtures'
import { RenderBlocks } from '@/blocks/render-blocks'
import { Cards } from '@/cards/card-list'
import { filledCard, plainCard } from '@/cards/card-view.fixtures'
import { blockSlugs } from '@/core/blocks'
import { cardCollections } from '@/core/collections'
import { env } from '@/core/env'
import { localeOf } from '@/platform/i18n/params'

export const themes = ['light', 'dark'] as const

type SheetProps = { theme: (typeof themes)[number]; params: Promise<{ locale: string }> }

/** Every card, once with its title alone and once with all that it may hold, and every block from its fixture. */
export async function Sheet({ theme, params }: SheetProps) {
  const locale = await localeOf(params)
  if (env.production) notFound()
  return (
    <div data-theme={theme} className="bg-paper text-ink py-10">
      <h1 className="sr-only">{theme}</h1>
      <div className="shell grid gap-8">
        <Cards items={cardCollections.map((collection, at) => plainCard(at + 1, collection))} />
        <Cards items={cardCollections.map((collection, at) => filledCard(at + 101, collection))} />
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
  )
}
