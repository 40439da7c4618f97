import { createTranslator } from 'next-intl'
import { locales, type Locale } from '@/core/locales'
import { recordOf } from '@/core/record-of'
import { messages } from './messages'

export { messages }

const make = (locale: Locale) => createTranslator({ locale, messages: messages[locale], timeZone: 'UTC' })

export type Translator = ReturnType<typeof make>

const translators = recordOf(locales, make)

/** The messages of a locale outside of a request: for calls, mails and the read model. */
export const translatorOf = (locale: Locale): Translator => translators[locale]
