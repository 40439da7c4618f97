import { Siren } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { langOf } from '@/cms/fallbacks'
import type { Locale } from '@/core/locales'
import { calendarPath, localizedPath, poisonPath } from '@/core/paths'
import { PlaceChoice } from '@/platform/place/place-choice.client'
import { resolvedLinks, type CmsLink } from './links'
import { Mark } from './mark'

type Column = { id?: string | null; title: string; links?: readonly CmsLink[] | null }

/** The footer: link columns, the choice of place, and the safety notice. */
export async function SiteFooter({
  locale,
  columns,
  notice,
  choices,
}: {
  locale: Locale
  columns: readonly Column[]
  notice: { text: string; lang: string | undefined } | null
  /** Further choices of a visitor, such as the consent to analytics. */
  choices?: ReactNode
}) {
  const [t, danger, place] = await Promise.all([
    getTranslations({ locale, namespace: 'site' }),
    getTranslations({ locale, namespace: 'danger' }),
    getTranslations({ locale, namespace: 'place' }),
  ])
  // A column without a link that leads anywhere is left out, with its heading.
  const shown = columns.flatMap((column) => {
    const links = resolvedLinks(column.links, locale)
    return links.length > 0 ? [{ ...column, lang: langOf(column, 'title'), links }] : []
  })
  return (
    <footer className="border-line bg-raised mt-16 border-t">
      <div className="shell py-12">
        <nav
          aria-label={t('footerNavigation')}
          className="few-letters:grid-cols-1 grid grid-cols-2 gap-8 lg:grid-cols-4"
        >
          {shown.map((column) => (
            <div key={column.id ?? column.title}>
              <h2 lang={column.lang} className="text-base font-semibold">
                {column.title}
              </h2>
              <ul className="mt-2">
                {column.links.map(({ id, label, anchor }) => (
                  <li key={id ?? anchor.href}>
                    <a
                      {...anchor}
                      className="text-muted hover:text-ink inline-flex min-h-9 items-center py-1.5 leading-snug hover:underline"
                    >
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <section aria-labelledby="place" className="border-line mt-10 border-t pt-6">
          <h2 id="place" className="sr-only">
            {place('title')}
          </h2>
          <PlaceChoice locale={locale} label={place('label')} />
          <p className="text-muted mt-2 max-w-3xl text-sm">
            <span data-for-half="north">{place('north')}</span>
            <span data-for-half="south">{place('south')}</span> <span className="needs-script">{place('kept')} </span>
            <a
              href={localizedPath(locale, calendarPath)}
              className="inline-flex min-h-6 items-center underline underline-offset-4"
            >
              {place('calendar')}
            </a>
          </p>
        </section>
        <div className="border-line mt-8 flex flex-wrap items-center justify-between gap-x-10 gap-y-4 border-t pt-6">
          {notice ? (
            <p className="text-muted flex max-w-3xl items-start gap-3">
              <span className="mt-0.5 shrink-0">
                <Mark size={22} />
              </span>
              <span lang={notice.lang}>{notice.text}</span>
            </p>
          ) : null}
          <a
            href={localizedPath(locale, poisonPath)}
            className="text-amanita inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4"
          >
            <Siren aria-hidden size={20} />
            {danger('button')}
          </a>
        </div>
        {choices}
      </div>
    </footer>
  )
}
