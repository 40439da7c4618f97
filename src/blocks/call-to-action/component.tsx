import { langOf } from '@/cms/fallbacks'
import { isFilled } from '@/cms/fields/filled-blocks'
import { resolvedLinks } from '@/features/content/model'
import { CmsLinks } from '@/features/content/ui'
import type { BlockProps } from '../block-props'
import { BlockText } from '../block-text'

/** A short text with its links in a frame; renders nothing without a text or a link that leads somewhere. */
export function CallToActionBlock({ block, locale, citations }: BlockProps<'callToAction'>) {
  if (!isFilled(block.richText) && resolvedLinks(block.links, locale).length === 0) return null
  return (
    <section className="shell py-10">
      <div className="rounded-card border-line bg-raised border p-6 sm:p-10">
        <BlockText value={block.richText} locale={locale} lang={langOf(block, 'richText')} citations={citations} />
        <CmsLinks links={block.links} locale={locale} />
      </div>
    </section>
  )
}
