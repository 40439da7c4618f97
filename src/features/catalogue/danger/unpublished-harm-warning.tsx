import { getTranslations } from 'next-intl/server'
import type { Danger } from '@/core/dangers'
import type { Locale } from '@/core/locales'
import { localizedPath, poisonPath } from '@/core/paths'

/** Warns that a search may mean a harmful species without a page: its grade and whom to call, nothing else (SAF-02). */
export async function UnpublishedHarmWarning({
  query,
  grade,
  locale,
}: {
  query: string
  grade: Danger
  locale: Locale
}) {
  const t = await getTranslations({ locale, namespace: 'danger' })
  return (
    <section role="note" className="border-amanita bg-amanita-wash mb-8 border-s-4 px-4 py-3">
      <h2 className="text-xl break-words">{t('hiddenTitle', { query })}</h2>
      <p className="mt-2 text-lg font-semibold">{t(grade)}</p>
      <p className="mt-2">{t('hidden')}</p>
      <a href={localizedPath(locale, poisonPath)} className="button border-amanita bg-amanita text-paper mt-4">
        {t('callNow')}
      </a>
    </section>
  )
}
