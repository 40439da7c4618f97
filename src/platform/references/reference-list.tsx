import type { ComponentProps, ReactNode } from 'react'
import { langOf } from '@/cms/fallbacks'
import { limits } from '@/core/limits'
import type { Locale } from '@/core/locales'
import { outsideRel, safeUrl } from '@/core/safe-url'
import type { Reference } from '@/payload-types'
import { translatorOf } from '../i18n/translator'
import { entryIdSuffix, inOrder, isComplete, noCitations, type Citations } from './citations'
import { DraftNotice } from './draft-notice.client'
import { draftReferences } from './drafts'
import { asFile, bibtex, doiAddress, ris } from './formats'

type ReferenceListProps = {
  references: readonly (Reference | number)[] | null | undefined
  locale: Locale
  /** How many entries are shown at first, and how many each press adds. */
  first?: number
  step?: number
  showDrafts?: boolean
  citations?: Citations | undefined
  /** Wraps the list if it has an entry, for instance with a heading. */
  around?: (list: ReactNode) => ReactNode
}

/** All references with a title, a summary and a safe link, in order; drafts only where `showDrafts` says so. */
async function shownOf({ references, locale, showDrafts }: ReferenceListProps) {
  const given = references ?? []
  const published = given.filter((entry) => typeof entry === 'object')
  const hidden = given.filter((entry) => typeof entry === 'number')
  const drafts = showDrafts ? await draftReferences(hidden, locale) : []
  return inOrder(
    [...new Map([...published, ...drafts].map((one) => [one.id, one])).values()].filter(isComplete),
  ).flatMap((reference) => {
    const href = safeUrl(reference.link)
    return href ? [{ reference, href }] : []
  })
}

const small = 'text-muted hover:text-ink inline-block min-h-6 min-w-6 underline underline-offset-4'

type WayProps = ComponentProps<'a'> & { name: string; of: string }

/**
 * A link below a reference. All references have the same ones, so its accessible name includes the reference's title.
 */
const Way = ({ name, of, children, ...link }: WayProps) => (
  <a {...link} id={`${name}-${of}`} aria-labelledby={`${name}-${of} title-of-reference-${of}`} className={small}>
    {children}
  </a>
)

type EntryProps = { reference: Reference; href: string; locale: Locale; citations: Citations; of: string }

function Entry({ reference, href, locale, citations, of }: EntryProps) {
  const t = translatorOf(locale)
  const { id, title, summary, year, doi } = reference
  const source = { ...reference, key: `sporeprint${id}` }
  const address = doiAddress(doi)
  const number = citations.numbers.get(id)
  return (
    <li
      id={`reference-${of}`}
      value={number}
      className="border-line target:bg-chanterelle-wash grid gap-1 border-t py-3 sm:grid-cols-[4rem_minmax(0,1fr)]"
    >
      <span className="tabular text-muted">
        {number === undefined ? null : <span className="text-ink me-2 sm:block">[{number}]</span>}
        {year}
      </span>
      <div>
        <a
          href={href}
          target="_blank"
          rel={outsideRel}
          className="font-semibold underline decoration-1 underline-offset-4"
        >
          {/* Titles are in their original language, which is unknown. */}
          <span id={`title-of-reference-${of}`} lang="">
            {title}
          </span>
          <span className="sr-only"> · {t('references.newTab')}</span>
        </a>
        <p lang={langOf(reference, 'summary')} className="text-muted max-w-2xl">
          {summary}
        </p>
        {reference._status === 'draft' ? (
          <DraftNotice id={id} labels={{ notice: t('references.draft'), open: t('references.openDraft') }} />
        ) : (
          <p className="mt-1 flex flex-wrap gap-x-4 text-sm">
            {citations.cited.has(id) ? (
              <a href={`#cite-${id}`} className={small}>
                {t('references.back', { number: citations.numbers.get(id) ?? 0 })}
              </a>
            ) : null}
            {address ? (
              <Way name="doi" of={of} href={address} target="_blank" rel={outsideRel}>
                {t('references.doi')}
                <span className="sr-only"> · {t('references.newTab')}</span>
              </Way>
            ) : null}
            <Way
              name="bibtex"
              of={of}
              href={asFile('application/x-bibtex', bibtex(source))}
              download={`reference-${id}.bib`}
            >
              {t('references.bibtex')}
            </Way>
            <Way
              name="ris"
              of={of}
              href={asFile('application/x-research-info-systems', ris(source))}
              download={`reference-${id}.ris`}
            >
              {t('references.ris')}
            </Way>
          </p>
        )}
      </div>
    </li>
  )
}

type More = { entries: readonly ReactNode[]; step: number; locale: Locale }

/** The remaining entries in nested <details>, one step per press, which work without scripts. */
function MoreEntries({ entries, step, locale }: More) {
  if (entries.length === 0) return null
  const t = translatorOf(locale)
  return (
    <details className="group/more">
      <summary className="button button-secondary mt-4 cursor-pointer list-none [&::-webkit-details-marker]:hidden">
        <span className="[details[open]>summary>&]:hidden">
          {t('references.more', { count: Math.min(step, entries.length) })}
        </span>
        <span className="hidden [details[open]>summary>&]:inline">{t('references.less')}</span>
      </summary>
      <ol className="mt-4">{entries.slice(0, step)}</ol>
      <MoreEntries entries={entries.slice(step)} step={step} locale={locale} />
    </details>
  )
}

/** References by year, the newest first; beyond ten, more come in steps of at least ten (BLK-10). */
export async function ReferenceList(props: ReferenceListProps) {
  const { locale, citations = noCitations } = props
  const step = Math.max(1, props.step ?? limits.references.step)
  const first = Math.max(limits.references.step, props.first ?? limits.references.step)
  const shown = await shownOf(props)
  const entries = shown.map(({ reference, href }) => (
    <Entry
      key={reference.id}
      reference={reference}
      href={href}
      locale={locale}
      citations={citations}
      of={entryIdSuffix(citations, props.references ?? [], reference.id)}
    />
  ))
  if (entries.length === 0) return null
  const list = (
    <>
      <ol>{entries.slice(0, first)}</ol>
      <MoreEntries entries={entries.slice(first)} step={step} locale={locale} />
    </>
  )
  return props.around ? props.around(list) : list
}
