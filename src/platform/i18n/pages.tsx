import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/core/locales'
import { Pagination } from '@/ui/patterns/pagination'

type PagesProps = { locale: Locale; page: number; pages: number; at: (page: number) => string }

/** Links to the pages of a list; nothing where there is only one. */
export async function Pages({ locale, page, pages, at }: PagesProps) {
  const t = await getTranslations({ locale, namespace: 'archive' })
  if (pages <= 1) return null
  return (
    <Pagination
      previous={page > 1 ? at(page - 1) : null}
      next={page < pages ? at(page + 1) : null}
      labels={{
        navigation: t('navigation'),
        previous: t('previous'),
        next: t('next'),
        status: t('page', { page, pages }),
      }}
    />
  )
}
