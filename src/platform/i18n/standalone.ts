import texts from '@messages/standalone.json'
import type { Localized } from '@/core/locales'

type Standalone = {
  readonly error: Readonly<Record<'title' | 'text' | 'retry' | 'home' | 'poison', string>>
  readonly invalidDate: string
}

/**
 * The few messages for places where the others are not loaded: error pages, also those of server/error-page.ts, and
 * formatters.
 */
export const standalone: Localized<Standalone> = texts
