import { label } from '@/cms/labels'
import type { Localized } from '@/core/locales'
import { messages } from './messages'

type Nutrient = keyof typeof messages.en.nutrients

/** What the printed label calls a nutrient, for the fields of the admin; with its unit where there is one. */
export function nutrientLabel(name: Nutrient, unit?: string): Localized {
  const { en, es, pt } = messages
  const after = unit ? ` (${unit})` : ''
  return label(`${en.nutrients[name]}${after}`, `${es.nutrients[name]}${after}`, `${pt.nutrients[name]}${after}`)
}
