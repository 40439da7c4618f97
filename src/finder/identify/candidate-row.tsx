import { getTranslations } from 'next-intl/server'
import { Chips } from '@/cards/chips'
import { gradeChipsOf } from '@/cards/grade-chip'
import type { Locale } from '@/core/locales'
import { comparePath, localizedPath } from '@/core/paths'
import type { Find, QuestionSlug } from '@/features/catalogue/model'
import type { Candidate } from '@/read-model/identify'
import { Image } from '@/ui/patterns/image'
import { titleText } from '@/ui/patterns/title-text'
import { answerText, type KeyLabels } from './labels'

type CandidateRowProps = {
  candidate: Candidate
  /** The candidate that its compare link leads to. */
  other: Candidate | undefined
  find: Find
  labels: KeyLabels
  locale: Locale
}

/** A species that a find could still be: its plate, and the answers that speak for and against it. */
export async function CandidateRow({ candidate, other, find, labels, locale }: CandidateRowProps) {
  const t = await getTranslations({ locale, namespace: 'identify' })
  const { view, reasons, harms, isGraded } = candidate
  const told = (question: QuestionSlug): string => `${labels.of(question).label}: ${answerText(labels, find, question)}`
  const lines = [
    { label: t('for'), tone: 'text-lichen', items: reasons.agrees.map(({ question }) => told(question)) },
    {
      label: t('against'),
      tone: 'text-amanita',
      items: reasons.against.map(({ question, varies }) => `${told(question)}${varies ? ` (${t('varies')})` : ''}`),
    },
    {
      label: t('unknown'),
      tone: 'text-muted',
      items: reasons.unknown.map(({ question }) => labels.of(question).label),
    },
  ].filter(({ items }) => items.length > 0)
  return (
    <li>
      <article
        className={`rounded-card bg-raised few-letters:grid-cols-1 few-letters:[&>div]:px-3 grid h-full grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 overflow-hidden border sm:grid-cols-[8rem_minmax(0,1fr)] ${harms ? 'border-amanita' : 'border-line'}`}
      >
        <Image
          picture={view.picture ? { ...view.picture, alt: '' } : null}
          sizes="128px"
          className="aspect-square w-full self-start object-cover object-left"
          alt=""
        />
        <div className="min-w-0 py-3 pe-3">
          {/* Only harmful and psychoactive grades are shown; nothing here is called edible (KEY-03). */}
          {isGraded ? <Chips chips={gradeChipsOf(view)} /> : null}
          <h3 className="mt-1 text-xl">
            <a
              href={view.href}
              lang={view.lang.title ?? undefined}
              className="inline-block max-w-full py-2 wrap-anywhere hyphens-auto underline underline-offset-4"
            >
              {titleText(view.title)}
            </a>
            <span className="scientific text-muted block text-base font-normal">{view.over?.text}</span>
          </h3>
          {lines.length > 0 ? (
            <dl className="mt-2 text-sm">
              {lines.map(({ label, tone, items }) => (
                <div key={label}>
                  <dt className={`inline font-semibold ${tone}`}>{label}: </dt>
                  <dd className="inline">{items.join(' · ')}</dd>
                </div>
              ))}
            </dl>
          ) : null}
          {other ? (
            <a
              href={localizedPath(locale, comparePath(view.slug, other.view.slug))}
              className="text-muted inline-flex min-h-11 items-center text-sm underline underline-offset-4"
            >
              {t('compare', { title: other.view.title })}
              <span className="sr-only">: {view.title}</span>
            </a>
          ) : null}
        </div>
      </article>
    </li>
  )
}
