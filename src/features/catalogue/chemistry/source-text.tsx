import { getTranslations } from 'next-intl/server'
import { languageTags, type Locale } from '@/core/locales'
import { readableSource, sourceLang } from './source-lang'

/** Where a figure comes from, in the words of the source. */
export async function SourceText({ source, locale }: { source: string; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'species' })
  return t.rich('source', {
    source: readableSource(source),
    text: (words) => <span lang={sourceLang(languageTags[locale])}>{words}</span>,
  })
}
