import type messages from '@messages/en.json'
import type { Locale } from '@/core/locales'

declare module 'next-intl' {
  interface AppConfig {
    Messages: typeof messages
    Locale: Locale
  }
}
