import texts from '@messages/standalone.json'
import type { Localized } from '@/core/locales'

type Standalone = {
  readonly error: Readonly<Record<'title' | 'text' | 'retry' | 'home' | 'poison', string>>
  readonly invalidDate: string
}

/**
 * The few messages that are needed where the others are not loaded: on error pages, which server/error-page.ts makes
 * too, and in formats.
 */
export const standalone: Localized<Standalone> = texts
