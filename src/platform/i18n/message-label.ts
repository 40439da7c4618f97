import { locales, type Localized } from '@/core/locales'
import { recordOf } from '@/core/record-of'
import { messages } from './messages'

/** A message of the site as a label of the admin, so that both say the same; with a unit where there is one. */
export function messageLabel(read: (texts: typeof messages.en) => string, unit?: string): Localized {
  const after = unit ? ` (${unit})` : ''
  return recordOf(locales, (locale) => `${read(messages[locale])}${after}`)
}
