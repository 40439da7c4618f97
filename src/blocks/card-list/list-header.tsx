import { getTranslations } from 'next-intl/server'
import type { CardCollection } from '@/core/collections'
import type { Locale } from '@/core/locales'
import { archivePaths, localizedPath } from '@/core/paths'

type ListHeaderProps = {
  title: string | null
  intro: string | null
  /** Languages of title and introduction, where they are not the page's. */
  lang: { title: string | undefined; intro: string | undefined }
  /** The archive to link to, if any. */
  archive: CardCollection | null
  locale: Locale
}

/** A rule, the title with its introduction, and a link to the archive. */
export async function ListHeader({ title, intro, lang, archive, locale }: ListHeaderProps) {
  const [t, titles] = await Promise.all([
    getTranslations({ locale, namespace: 'categories' }),
    getTranslations({ locale, namespace: 'archive' }),
  ])
  if (!title && !intro && !archive) return null
  return (
    <div className="border-line mb-6 flex flex-wrap items-baseline justify-between gap-x-10 gap-y-2 border-t pt-6">
      <div className="max-w-2xl min-w-0">
        {title ? (
          <h2 lang={lang.title} className="text-3xl">
            {title}
          </h2>
        ) : null}
        {intro ? (
          <p lang={lang.intro} className="text-muted mt-2 text-pretty">
            {intro}
          </p>
        ) : null}
      </div>
      {archive ? (
        <a href={localizedPath(locale, archivePaths[archive])} className="button button-default">
          {t('toArchive', { archive: titles(`titles.${archive}`) })}
        </a>
      ) : null}
    </div>
  )
}
