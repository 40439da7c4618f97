import { langOf } from '@/cms/fallbacks'
import { isFilled } from '@/cms/fields/filled-blocks'
import { resolvedLinks } from '@/features/content/model'
import { CmsLinks } from '@/features/content/ui'
import type { BlockProps } from '../block-props'
import { BlockText } from '../block-text'

/** Grid classes by the number of columns; four begin as two by two. */
const grids = ['', '', 'sm:grid-cols-2', 'md:grid-cols-3', 'sm:grid-cols-2 lg:grid-cols-4'] as const

/** Short texts side by side, each below a rule (BLK-05). */
export function ContentColumnsBlock({ block, locale, citations }: BlockProps<'contentColumns'>) {
  const columns = (block.columns ?? []).filter(
    ({ richText, links }) => isFilled(richText) || resolvedLinks(links, locale).length > 0,
  )
  if (columns.length === 0) return null
  return (
    <div className={`shell grid gap-x-10 gap-y-8 py-8 ${grids[columns.length] ?? ''}`}>
      {columns.map((column, index) => (
        <div key={column.id ?? index} className="border-ink min-w-0 border-t-2 pt-4">
          <BlockText
            value={column.richText}
            locale={locale}
            lang={langOf(column, 'richText')}
            citations={citations}
            className="prose [&_:is(h2,h3)_a]:text-ink [&_:is(h2,h3)_a]:decoration-line [&_:is(h2,h3)]:text-2xl [&_:is(h2,h3)_a]:decoration-2"
          />
          <CmsLinks links={column.links} locale={locale} />
        </div>
      ))}
    </div>
  )
}
