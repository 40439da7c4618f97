import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { env } from '@/core/env'
import { localizedPath } from '@/core/paths'
import { localeOf } from '@/platform/i18n/params'
import { themes } from './sheet'

type PageProps = { params: Promise<{ locale: string }> }

export const metadata: Metadata = { robots: { index: false } }

/** A telephone, a tablet and a desk, as wide as our journeys look at them or wider. */
const widths = [360, 768, 1280] as const

/**
 * Every card and every block in both themes and three widths, each in a frame of its own: what is narrow is told by the
 * width of the window. For those who build the site: production has no such page.
 */
export default async function StyleguideRoute({ params }: PageProps) {
  const locale = await localeOf(params)
  if (env.production) notFound()
  return (
    <div className="flex gap-6 overflow-x-auto p-6">
      <h1 className="sr-only">{widths.join(', ')}</h1>
      {widths.flatMap((width) =>
        themes.map((theme) => (
          <iframe
            key={`${width} ${theme}`}
            title={`${width} ${theme}`}
            src={localizedPath(locale, `/styleguide/${theme}`)}
            width={width}
            height={900}
            className="border-line shrink-0 border"
          />
        )),
      )}
    </div>
  )
}
