import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/core/locales'
import { documentPath, dosageCalculatorPath, localizedPath } from '@/core/paths'

const link = 'inline-flex min-h-11 items-center font-medium underline underline-offset-4'

/** Warning, harm reduction and calculator, before anything else is said of psychoactive species (D-19). */
export async function PsychoactiveNotice({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'danger' })
  return (
    <aside
      aria-label={t('psychoactiveTitle')}
      className="border-indigo bg-indigo-wash rounded-card border-2 border-dotted p-4"
    >
      <p>{t('psychoactive')}</p>
      <p className="mt-2 flex flex-wrap gap-x-6">
        <a href={localizedPath(locale, documentPath('pages', 'harm-reduction'))} className={link}>
          {t('harmReduction')}
        </a>
        <a href={localizedPath(locale, dosageCalculatorPath())} className={link}>
          {t('calculator')}
        </a>
      </p>
    </aside>
  )
}
