import type { Locale } from '@/core/locales'
import { formatDay } from '../i18n/format'
import { translatorOf } from '../i18n/translator'
import { asFile, bibtex, ris } from './formats'

type CitePageProps = {
  /** The page's key in a bibliography. */
  name: string
  title: string
  site: string
  /** Its absolute address. */
  url: string
  updatedAt: string
  locale: Locale
}

const link = 'text-lichen inline-flex min-h-11 items-center underline underline-offset-4'

/** How to cite a page: as text, and as files for reference managers. */
export function CitePage({ name, title, site, url, updatedAt, locale }: CitePageProps) {
  const t = translatorOf(locale)
  const source = { key: name, title: `${title}. ${site}`, link: url, year: new Date(updatedAt).getUTCFullYear() }
  return (
    <details className="mt-8">
      <summary className={`${link} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}>
        {t('references.citePage')}
      </summary>
      <p className="max-w-2xl">
        {title}. <cite>{site}</cite>. {t('references.asOf', { date: formatDay(updatedAt, locale) })}{' '}
        <span className="break-words">{url}</span>
      </p>
      <p className="flex flex-wrap gap-x-6">
        <a href={asFile('application/x-bibtex', bibtex(source))} download={`${name}.bib`} className={link}>
          {t('references.bibtex')}
        </a>
        <a href={asFile('application/x-research-info-systems', ris(source))} download={`${name}.ris`} className={link}>
          {t('references.ris')}
        </a>
      </p>
    </details>
  )
}
