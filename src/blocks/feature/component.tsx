import { getTranslations } from 'next-intl/server'
import { langOf } from '@/cms/fallbacks'
import { isFilled } from '@/cms/fields/filled-blocks'
import { resolvedLinks } from '@/features/content/model'
import { CmsLinks } from '@/features/content/ui'
import { toPicture } from '@/platform/media/picture'
import { Image } from '@/ui/patterns/image'
import type { BlockProps } from '../block-props'
import { BlockText } from '../block-text'

/** Classes of the picture, or of the text in its place: a square of 800 pixels at most (BLK-05). */
const square = 'rounded-card border-line aspect-square w-full max-w-[800px] border'

/**
 * A square picture left or right of text and links, or a note that there is none (BLK-05). Renders nothing without a
 * picture, a text or a link that leads somewhere.
 */
export async function FeatureBlock({ block, locale, first, citations }: BlockProps<'feature'>) {
  const [entry] = block.mediaBlock ?? []
  const picture = toPicture(entry?.media)
  if (!picture && !isFilled(block.richText) && resolvedLinks(block.links, locale).length === 0) return null
  const t = await getTranslations({ locale, namespace: 'media' })
  const left = entry?.position === 'left'
  return (
    <section className="shell grid items-center gap-8 py-10 lg:grid-cols-2 lg:gap-14">
      <div className={left ? '' : 'lg:order-2'}>
        {picture ? (
          <Image
            picture={picture}
            sizes="(min-width: 1280px) 580px, (min-width: 1024px) 46vw, (min-width: 840px) 800px, 100vw"
            className={`${square} object-cover`}
            priority={first}
          />
        ) : (
          <p className={`${square} text-muted grid place-items-center border-dashed`}>{t('noImage')}</p>
        )}
      </div>
      <div className="min-w-0">
        <BlockText
          value={block.richText}
          locale={locale}
          lang={langOf(block, 'richText')}
          citations={citations}
          className={first ? 'prose prose-opening' : 'prose'}
        />
        <CmsLinks links={block.links} locale={locale} />
      </div>
    </section>
  )
}
