import { CirclePlay } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import { langOf } from '@/cms/fallbacks'
import { outsideRel } from '@/core/safe-url'
import type { BlockProps } from '../block-props'
import { Player } from './player.client'
import { videoOf } from '@/platform/media/video'

/**
 * A video in an iframe of 16:9, whose address is made anew from the video's id. Nothing of its site loads before the
 * visitor's first press; the second one plays. Renders nothing without a code (BLK-04).
 */
export async function EmbedBlock({ block, locale }: BlockProps<'embed'>) {
  const video = videoOf(block.code)
  if (!video) return null
  const t = await getTranslations({ locale, namespace: 'embed' })
  return (
    <section className="shell py-8">
      <Player
        frame={video.frame}
        title={block.title || video.site}
        name={`video-${block.id ?? 'one'}`}
        load={t('load', { site: video.site })}
        cover={
          <span className="grid justify-items-center gap-3">
            <CirclePlay aria-hidden size={48} className="text-lichen" />
            <span lang={langOf(block, 'title')} className="font-serif text-2xl">
              {block.title}
            </span>
            <span className="button button-primary">{t('load', { site: video.site })}</span>
            <span className="text-muted max-w-prose text-sm">{t('notice', { site: video.site })}</span>
          </span>
        }
      />
      <p className="mt-2 text-sm">
        <a
          href={video.page}
          rel={outsideRel}
          target="_blank"
          className="text-muted hover:text-ink inline-block min-h-6 underline underline-offset-4"
        >
          {t('open', { site: video.site })}
        </a>
      </p>
    </section>
  )
}
