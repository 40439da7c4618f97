import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/core/locales'
import type { Heading } from '@/platform/rich-text/headings'

/** The number of headings from which a table of contents is shown. */
const worthListing = 3

type ContentsProps = {
  headings: readonly Heading[]
  /** The locale of the text, where it is not the page's. */
  lang: string | undefined
  locale: Locale
}

/** The sections of an article, beside it on wide screens. */
export async function Contents({ headings, lang, locale }: ContentsProps) {
  if (headings.length < worthListing) return null
  const t = await getTranslations({ locale, namespace: 'site' })
  return (
    <nav aria-label={t('onThisPage')} className="top-below-header sticky hidden self-start lg:block">
      <p className="font-serif text-lg">{t('onThisPage')}</p>
      <ol lang={lang} className="border-line mt-3 border-s">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="text-muted hover:text-ink hover:border-lichen -ms-px block border-s border-transparent py-1.5 ps-4"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
