/** The three languages of the site (P1 §9); the first one has no address prefix. */
export const locales = ['en', 'es', 'pt'] as const

export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'en'

/** The BCP 47 tag to write numbers, dates and `lang` with. */
export const languageTags = { en: 'en-US', es: 'es', pt: 'pt-BR' } as const satisfies Record<Locale, string>

/** A text in all three languages. */
export type Localized<T = string> = Readonly<Record<Locale, T>>

/** A text in one language, or in several of which some may be missing. */
export type Text = string | Readonly<Partial<Record<Locale, string | null>>>

/** A text as a reader of `locale` gets it: the default language where his own is missing (decision 21). */
export const textIn = (text: Text | null | undefined, locale: Locale): string =>
  typeof text === 'string' ? text : text?.[locale] || text?.[defaultLocale] || ''

/** The language such a text is in, where that is not the reader's; for `lang`. */
export const foreignLang = (text: Text | null | undefined, locale: Locale): string | null =>
  typeof text === 'object' && text !== null && !text[locale] && text[defaultLocale] ? languageTags[defaultLocale] : null

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value)

export const languageNames = {
  en: 'English',
  es: 'Español',
  pt: 'Português',
} as const satisfies Record<Locale, string>
