import { label } from '@/cms/labels'
import type { Locale, Localized } from '@/core/locales'

const states: Readonly<Record<string, Localized>> = {
  dry: label('dry', 'seco', 'seco'),
  fresh: label('fresh', 'fresco', 'fresco'),
}

/** `mg/g dry` as a visitor of `locale` writes it; the rest of a unit is the same everywhere. */
export const unitText = (unit: string, locale: Locale): string =>
  unit.replace(/\b(dry|fresh)\b/g, (word) => states[word]?.[locale] ?? word)
