import type { Locale } from '@/core/locales'
import { translatorOf } from '@/platform/i18n/translator'

/** Names that a description has room for. */
const mostCharacters = 130

/**
 * What search engines show of a category that its editor left without a description: what lies in it, by name, so that
 * no two categories are described alike (SEO-02).
 */
export function categoryDescription(category: string, inside: readonly string[], locale: Locale): string {
  const t = translatorOf(locale)
  const names: string[] = []
  for (const name of new Set(inside)) {
    if (names.length > 0 && [...names, name].join(', ').length > mostCharacters) break
    names.push(name)
  }
  if (names.length === 0) return t('categories.describedEmpty', { category })
  const end = names.length < new Set(inside).size ? ', …' : '.'
  return t('categories.described', { category, names: names.join(', ') + end })
}
