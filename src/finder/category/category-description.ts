import type { Locale } from '@/core/locales'
import { translatorOf } from '@/platform/i18n/translator'

/** Characters that a description has for names. */
const mostCharacters = 130

/**
 * The meta description of a category whose editor wrote none: the names of what it contains, so that no two categories
 * have the same one (SEO-02).
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
