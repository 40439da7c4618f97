import { langOf } from '@/cms/fallbacks'
import { hrefOfTypedAddress } from '@/core/href-of-typed-address'
import { outsideRel } from '@/core/safe-url'
import { toPicture } from '@/platform/media/picture'
import { Image } from '@/ui/patterns/image'
import type { BlockProps } from '../block-props'

/** A band of 56 spacing units with its picture behind the title, and a button if its text and link are set (BLK-05). */
export function BannerBlock({ block, locale, first }: BlockProps<'banner'>) {
  const picture = toPicture(block.backgroundImage)
  const href = hrefOfTypedAddress(locale, block.bnLink)
  return (
    <section className="shell py-8">
      <div className="rounded-card border-line bg-lichen-wash relative isolate grid min-h-56 place-items-center overflow-hidden border p-6 text-center">
        {picture ? (
          <>
            <Image
              picture={picture}
              alt=""
              sizes="(min-width: 1280px) 1200px, 100vw"
              className="absolute inset-0 -z-20 size-full object-cover"
              priority={first}
            />
            <div aria-hidden className="bg-paper/80 absolute inset-0 -z-10" />
          </>
        ) : null}
        <div className="max-w-full min-w-0">
          <h2 lang={langOf(block, 'title')} className="text-3xl sm:text-4xl">
            {block.title}
          </h2>
          {href && block.bnText ? (
            <a
              href={href}
              lang={langOf(block, 'bnText')}
              className="button button-primary mt-5"
              {...(href.startsWith('http') ? { rel: outsideRel } : {})}
            >
              {block.bnText}
            </a>
          ) : null}
        </div>
      </div>
    </section>
  )
}
