import { getTranslations } from 'next-intl/server'
import { langOf } from '@/cms/fallbacks'
import { scientificNames } from '@/features/catalogue/server'
import { siteFrame } from '@/features/content/server'
import { toPicture } from '@/platform/media/picture'
import { Carousel } from '@/ui/patterns/carousel.client'
import { Image } from '@/ui/patterns/image'
import { namedText } from '@/ui/patterns/named-text'
import type { BlockProps } from '../block-props'
import { BlockTitle } from '../block-title'

/** Pictures, one at a time; renders nothing without any (BLK-02). */
export async function PhotoCarouselBlock({ block, locale, first }: BlockProps<'photoCarousel'>) {
  const slides = (block.items ?? []).flatMap((item) => {
    const picture = toPicture(item.image)
    return picture ? [{ item, picture }] : []
  })
  if (slides.length === 0) return null
  const [t, { settings }, names] = await Promise.all([
    getTranslations({ locale, namespace: 'carousel' }),
    siteFrame(locale),
    scientificNames(),
  ])
  return (
    <section className="shell py-8">
      <BlockTitle block={block} />
      <Carousel
        label={block.title || t('label')}
        autoplay={settings.pace.carouselAutoplay}
        transition={settings.pace.carouselTransition}
        labels={{
          previous: t('previous'),
          next: t('next'),
          pause: t('pause'),
          play: t('play'),
          carousel: t('carousel'),
          picture: t('picture'),
          slide: t('slide', { number: '{number}', count: '{count}' }),
        }}
      >
        {slides.map(({ item, picture }, index) => (
          <figure key={item.id ?? index}>
            <Image
              picture={picture}
              sizes="(min-width: 1280px) 1200px, 100vw"
              className="aspect-video w-full object-cover"
              priority={first && index === 0}
            />
            {item.title ? (
              <figcaption lang={langOf(item, 'title')} className="text-muted mt-2">
                {namedText(item.title, names)}
              </figcaption>
            ) : null}
          </figure>
        ))}
      </Carousel>
    </section>
  )
}
