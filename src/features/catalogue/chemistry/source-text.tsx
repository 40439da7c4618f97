import { getTranslations } from 'next-intl/server'
import { languageTags, type Locale } from '@/core/locales'
import { readableSource, sourceLang } from './source-lang'

/** The source of a figure, as an editor recorded it. */
export async function SourceText({ source, locale }: { source: string; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'species' })
  return t.rich('source', {
    source: readableSource(source),
    text: (words) => <span lang={sourceLang(languageTags[locale])}>{words}</span>,
  })
}
