import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/core/locales'
import { archivePaths, localizedPath } from '@/core/paths'

type AllSpeciesProps = {
  shown: number
  total: number
  /** The query string that narrows the archive to them; empty where it has no section for them. */
  query: string
  locale: Locale
}

/** The link to all species of a list that shows only some; nothing where it shows all. */
export async function AllSpecies({ shown, total, query, locale }: AllSpeciesProps) {
  if (total <= shown) return null
  const t = await getTranslations({ locale, namespace: 'species' })
  return (
    <p className="mt-6">
      <a href={`${localizedPath(locale, archivePaths.mushrooms)}${query}`} className="button button-secondary">
        {t('allSpecies', { count: total })}
      </a>
    </p>
  )
}
