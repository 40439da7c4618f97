/** The three languages of the site (I18-01); the first one has no address prefix. */
export const locales = ['en', 'es', 'pt'] as const

export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'en'

/** The locales with an address prefix, as alternatives of a regular expression that follows the list above. */
export const prefixedPattern = locales.filter((locale) => locale !== defaultLocale).join('|')

/** The BCP 47 tag to write numbers, dates and `lang` with. */
export const languageTags = { en: 'en-US', es: 'es', pt: 'pt-BR' } as const satisfies Record<Locale, string>

/** The `lang` of a text written in one locale on a page in another; undefined where they are the same (D-21). */
export const langOn = (page: Locale, written: Locale): string | undefined =>
  written === page ? undefined : languageTags[written]

/** A text in all three languages. */
export type Localized<T = string> = Readonly<Record<Locale, T>>

/** A text in one language, or in several of which some may be missing. */
export type Text = string | Readonly<Partial<Record<Locale, string | null>>>

/** The order in which a text is looked for: the page's locale, the default, the others (D-21). */
export const localeOrder = (locale: Locale): readonly Locale[] => [...new Set([locale, defaultLocale, ...locales])]

/** A text as a visitor of `locale` gets it: in another language where their own is missing (D-21). */
export const textIn = (text: Text | null | undefined, locale: Locale): string =>
  typeof text === 'string'
    ? text
    : (localeOrder(locale)
        .map((each) => text?.[each])
        .find(Boolean) ?? '')

/** The `lang` of what `textIn` returns; null where that is in the visitor's locale. */
export function foreignLang(text: Text | null | undefined, locale: Locale): string | null {
  if (typeof text !== 'object' || text === null) return null
  const found = localeOrder(locale).find((each) => text[each])
  return found && found !== locale ? languageTags[found] : null
}

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value)

export const languageNames = {
  en: 'English',
  es: 'Español',
  pt: 'Português',
} as const satisfies Record<Locale, string>
