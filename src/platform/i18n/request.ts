import { hasLocale } from 'next-intl'
import { getRequestConfig } from 'next-intl/server'
import { defaultLocale, locales } from '@/core/locales'
import { messages } from './translator'

export default getRequestConfig(async ({ locale: given, requestLocale }) => {
  const requested = given ?? (await requestLocale)
  const locale = hasLocale(locales, requested) ? requested : defaultLocale
  return { locale, messages: messages[locale], timeZone: 'UTC' }
})
