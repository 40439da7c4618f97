import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { env } from '@/core/env'
import { localizedPath } from '@/core/paths'
import { localeOf } from '@/platform/i18n/params'
import { themes } from './sheet'

type PageProps = { params: Promise<{ locale: string }> }

export const metadata: Metadata = { robots: { index: false } }

/** Widths in pixels of a phone, a tablet and a desktop, at least those of the journeys. */
const widths = [360, 768, 1280] as const

/**
 * Every card and every block in both themes and three widths, each in an iframe of its own, since media queries follow
 * the width of the window. For developers alone: production has no such page.
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
