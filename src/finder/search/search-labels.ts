import { getTranslations } from 'next-intl/server'
import { cardCollections } from '@/core/collections'
import type { Locale } from '@/core/locales'
import type { SuggestionKind } from '../calls/suggestion'
import type { SearchLabels } from './search-box.client'

/** What the search box says, in one language. */
export async function searchLabels(locale: Locale): Promise<SearchLabels> {
  const t = await getTranslations({ locale, namespace: 'search' })
  const kinds = [...cardCollections, 'compounds', 'help'] as const
  return {
    label: t('label'),
    placeholder: t('placeholder'),
    submit: t('submit'),
    suggestions: String(t.raw('suggestions')),
    nothing: t('results', { count: 0, query: '{query}' }),
    kinds: Object.fromEntries(kinds.map((kind) => [kind, t(`kinds.${kind}`)])) as Record<SuggestionKind, string>,
  }
}
