import { defaultLocale, languageTags } from '@/core/locales'

/**
 * The `lang` of a source on a page in `pageTag`: one text serves all languages, written in the default one (I18-01,
 * D-21). Undefined where the page is in that language itself.
 */
export const sourceLang = (pageTag: string): string | undefined =>
  pageTag === languageTags[defaultLocale] ? undefined : languageTags[defaultLocale]

/** Writes the names of food tables, `(mushrooms,shiitake,raw)`, as `(Mushrooms, shiitake, raw)`. */
export const readableSource = (source: string): string =>
  source.replace(/\(\p{Ll}[\p{L}' ]*,[\p{Ll}(][^\s]*\)/gu, (names) =>
    names.replace(/^\(\p{Ll}/u, (first) => first.toUpperCase()).replace(/,(?=\S)/g, ', '),
  )
