import { createTranslator } from 'next-intl'
import type { Locale } from '@/core/locales'
import { messages } from '@/platform/i18n/messages'

type Requested = { locale: Locale; namespace: 'site' }

/** Stands in for `next-intl/server`, which throws outside React's server build; its texts come from the same files. */
export const getTranslations = ({ locale, namespace }: Requested) =>
  Promise.resolve(createTranslator({ locale, namespace, messages: messages[locale] }))

export const setRequestLocale = (): void => undefined
