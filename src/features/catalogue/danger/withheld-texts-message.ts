import { harms } from '@/core/dangers'
import type { Locale } from '@/core/locales'
import type { Mushroom } from '@/payload-types'
import { translatorOf } from '@/platform/i18n/translator'
import { populated } from '@/platform/populated'
import { edibilityLabel } from '../edibility-look'

/**
 * Whether the lead and the description of a species are withheld: it harms but still has a type of food or remedy, so
 * they may call it edible. An editor removes the types once the texts are rewritten (SAF-04).
 * @returns the message that replaces them; null where they are shown
 */
export function withheldTextsMessage(
  { title, categories, specie }: Pick<Mushroom, 'title' | 'categories' | 'specie'>,
  locale: Locale,
): string | null {
  const types = populated(categories).filter(({ path }) => path !== 'type/psychoactive')
  if (!harms(specie.edibility) || types.length === 0) return null
  return translatorOf(locale)('danger.noteWithheld', {
    name: title,
    said: types.map((type) => type.title).join(', '),
    now: edibilityLabel(specie.edibility, locale),
  })
}
