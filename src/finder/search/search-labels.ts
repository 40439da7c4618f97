import { getTranslations } from 'next-intl/server'
import { cardCollections } from '@/core/collections'
import type { Locale } from '@/core/locales'
import { recordOf } from '@/core/record-of'
import type { SearchLabels } from './search-box.client'

/** The messages of the search box in one locale. */
export async function searchLabels(locale: Locale): Promise<SearchLabels> {
  const t = await getTranslations({ locale, namespace: 'search' })
  const kinds = [...cardCollections, 'compounds', 'pages', 'help'] as const
  return {
    label: t('label'),
    placeholder: t('placeholder'),
    submit: t('submit'),
    suggestions: String(t.raw('suggestions')),
    nothing: t('results', { count: 0, query: '{query}' }),
    kinds: recordOf(kinds, (kind) => t(`kinds.${kind}`)),
  }
}
