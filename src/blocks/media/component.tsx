import { getTranslations } from 'next-intl/server'
import { langOf } from '@/cms/fallbacks'
import { scientificNames } from '@/features/catalogue/server'
import { captionLang } from '@/platform/media/caption-lang'
import { toPicture } from '@/platform/media/picture'
import { Image } from '@/ui/patterns/image'
import { namedText } from '@/ui/patterns/named-text'
import type { BlockProps } from '../block-props'

/** A picture at 16/9, in the column or across the screen; without one it says so (BLK-05). */
export async function MediaBlock({ block, locale, first }: BlockProps<'media'>) {
  const picture = toPicture(block.media)
  if (!picture) {
    const t = await getTranslations({ locale, namespace: 'media' })
    return <p className="shell text-muted py-8">{t('missing')}</p>
  }
  const full = block.position === 'fullscreen'
  const caption = block.caption || picture.caption
  const lang = block.caption ? langOf(block, 'caption') : captionLang(block.media)
  return (
    <figure className={full ? 'py-8' : 'shell py-8'}>
      <Image
        picture={picture}
        sizes={full ? '100vw' : '(min-width: 840px) 800px, 100vw'}
        className={`aspect-video w-full object-cover ${full ? '' : 'rounded-card border-line max-w-[800px] border'}`}
        priority={first}
      />
      {caption ? (
        <figcaption lang={lang} className={`text-muted mt-2 text-sm ${full ? 'shell' : ''}`}>
          {namedText(caption, await scientificNames())}
        </figcaption>
      ) : null}
    </figure>
  )
}
