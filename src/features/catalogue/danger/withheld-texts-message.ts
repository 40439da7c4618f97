import type { Locale } from '@/core/locales'
import type { Mushroom } from '@/payload-types'
import { translatorOf } from '@/platform/i18n/translator'
import { edibilityLabel } from '../edibility-look'
import { withheldTypes } from './withheld-texts'

/**
 * Whether the lead, the description and the side effects of a species are withheld: it harms but still has a type of food
 * or remedy, so they may call it edible. An editor removes the types once the texts are rewritten (SAF-04).
 * @returns the message that replaces them; null where they are shown
 */
export function withheldTextsMessage(
  { title, categories, specie }: Pick<Mushroom, 'title' | 'categories' | 'specie'>,
  locale: Locale,
): string | null {
  const types = withheldTypes({ categories, specie })
  if (types.length === 0) return null
  return translatorOf(locale)('danger.noteWithheld', {
    name: title,
    said: types.map((type) => type.title).join(', '),
    now: edibilityLabel(specie.edibility, locale),
  })
}
