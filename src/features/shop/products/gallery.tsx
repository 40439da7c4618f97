import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/core/locales'
import type { Picture } from '@/platform/media/picture'
import { ImageOrPlaceholder } from '@/ui/patterns/image-or-placeholder.client'
import { Image } from '@/ui/patterns/image'
import { namedText } from '@/ui/patterns/named-text'
import { GalleryMotion } from './gallery.client'
import { Zoom } from './zoom.client'

export type GalleryPicture = { readonly picture: Picture; readonly title: string | null }

const frame = 'rounded-card border-line w-full border object-contain'

/** The pictures of a product (PRD-06, BLK-02): a strip that snaps, swipes and scrolls by keys, with small ones below. */
export async function Gallery({
  pictures,
  names,
  pause,
  locale,
}: {
  pictures: readonly GalleryPicture[]
  /** The scientific names that captions have in italics. */
  names: ReadonlySet<string>
  pause: number
  locale: Locale
}) {
  const [t, species] = await Promise.all([
    getTranslations({ locale, namespace: 'product' }),
    getTranslations({ locale, namespace: 'species' }),
  ])
  if (pictures.length === 0)
    return (
      <ImageOrPlaceholder picture={null} sizes="100vw" className={`${frame} min-h-40`} label={species('noPicture')} />
    )
  return (
    <section aria-label={t('gallery')} aria-roledescription={t('carousel')} className="grid min-w-0 gap-3">
      <GalleryMotion count={pictures.length} pause={pause} labels={{ pause: t('pause'), play: t('play') }}>
        <ul
          data-strip=""
          tabIndex={pictures.length > 1 ? 0 : undefined}
          aria-label={t('gallery')}
          className="flex snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto overscroll-x-contain print:grid print:grid-cols-2 print:gap-4 print:overflow-visible"
        >
          {pictures.map(({ picture, title }, index) => (
            <li
              key={picture.src}
              id={`picture-${index + 1}`}
              className="w-full shrink-0 snap-center print:only:col-span-2"
            >
              <figure>
                <div className="relative">
                  <ImageOrPlaceholder
                    picture={picture}
                    sizes="(min-width: 1280px) 700px, (min-width: 1024px) 55vw, 100vw"
                    className={frame}
                    priority={index === 0}
                    label={species('noPicture')}
                  />
                  <Zoom picture={picture} labels={{ zoom: t('zoom'), close: t('close') }} />
                </div>
                {title && pictures.length > 1 ? (
                  <figcaption className="text-muted mt-2 text-sm">{namedText(title, names)}</figcaption>
                ) : null}
              </figure>
            </li>
          ))}
        </ul>
      </GalleryMotion>
      {pictures.length > 1 ? (
        <ul className="flex flex-wrap gap-2 print:hidden" aria-label={t('thumbnails')}>
          {pictures.map(({ picture }, index) => (
            <li key={picture.src}>
              <a href={`#picture-${index + 1}`} className="block" aria-label={t('pictureOf', { n: index + 1 })}>
                <Image
                  picture={picture}
                  sizes="72px"
                  alt=""
                  className="rounded-card border-line size-[72px] border object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
