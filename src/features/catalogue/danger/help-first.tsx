import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/core/locales'
import { localizedPath, poisonPath } from '@/core/paths'
import { EmergencyBox } from './emergency-box'

/** What a visitor needs who may have been poisoned: whom to call, before anything else is read (SAF-03, SAF-05). */
export async function HelpFirst({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'danger' })
  return (
    <section aria-labelledby="help" className="border-amanita bg-raised rounded-card mb-8 border-4 p-5">
      <h2 id="help" className="text-2xl">
        {t('searchTitle')}
      </h2>
      <p className="mt-2 text-lg font-semibold">{t('lead')}</p>
      <p className="mt-2">{t('sixHours')}</p>
      <div className="mt-4">
        <EmergencyBox locale={locale} />
      </div>
      <a href={localizedPath(locale, poisonPath)} className="button border-amanita bg-amanita text-paper mt-4">
        {t('title')}
      </a>
    </section>
  )
}
