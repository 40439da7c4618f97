import { langOf } from '@/cms/fallbacks'
import { siteFrame } from '@/features/content/server'
import { Expander } from '@/platform/expander/expander'
import { toPlainText } from '@/platform/rich-text/plain-text'
import { soundTree } from '@/platform/rich-text/sound-tree'
import type { BlockProps } from '../block-props'
import { BlockText } from '../block-text'

/** A text that collapses if it is longer than the threshold; the block's own numbers override the settings (BLK-06). */
export async function ExpanderBlock({ block, locale, citations }: BlockProps<'expander'>) {
  const tree = soundTree(block.richText)
  if (!tree) return null
  const { settings } = await siteFrame(locale)
  return (
    <section className="shell py-8">
      <Expander
        length={toPlainText(tree).length}
        threshold={block.threshold ?? settings.pace.expanderThreshold}
        height={block.height ?? settings.pace.expanderHeight}
        locale={locale}
      >
        <BlockText value={tree} locale={locale} lang={langOf(block, 'richText')} citations={citations} />
      </Expander>
    </section>
  )
}
