import { langOf } from '@/cms/fallbacks'
import type { BlockProps } from '../block-props'
import { BlockText } from '../block-text'

export function RichTextBlock({ block, locale, citations }: BlockProps<'richText'>) {
  return (
    <div className="shell py-8">
      <BlockText
        value={block.content}
        locale={locale}
        lang={langOf(block, 'content')}
        citations={citations}
        className={block.width === 'full' ? 'prose max-w-none' : 'prose'}
      />
    </div>
  )
}
