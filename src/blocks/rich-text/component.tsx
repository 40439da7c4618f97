import { langOf } from '@/cms/fallbacks'
import { RichText } from '@/platform/rich-text/rich-text'
import type { BlockProps } from '../block-props'
import { renderInnerBlock } from '../inner-blocks'

export function RichTextBlock({ block, locale, citations }: BlockProps<'richText'>) {
  return (
    <div className="shell py-8">
      <RichText
        value={block.content}
        locale={locale}
        lang={langOf(block, 'content')}
        renderBlock={renderInnerBlock}
        citations={citations}
        className={block.width === 'full' ? 'prose max-w-none' : 'prose'}
      />
    </div>
  )
}
