import { languageTags, type Locale } from '@/core/locales'

/** Orders by title as a reader of `locale` looks things up. */
export const byTitle = (locale: Locale): ((a: { title: string }, b: { title: string }) => number) => {
  const { compare } = new Intl.Collator(languageTags[locale])
  return (a, b) => compare(a.title, b.title)
}
