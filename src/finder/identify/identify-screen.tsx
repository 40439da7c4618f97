import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/core/locales'
import { identifyPath, localizedPath, poisonPath } from '@/core/paths'
import { findQuery, hereQuestions, unsure, type Find } from '@/features/catalogue/model'
import { Pages } from '@/platform/i18n/pages'
import { FollowPlace } from '@/platform/place/place-script'
import { identify, type Candidate } from '@/read-model/identify'
import { PageHeader } from '@/ui/patterns/page-header'
import { CandidateRow } from './candidate-row'
import { IdentifyForm } from './identify-form.client'
import { keyLabels, type KeyLabels } from './labels'
import { QuestionField } from './question-field'

/** Candidates per page. */
const perPage = 24

const resultsId = 'results'

type IdentifyScreenProps = { find: Find; page: number; locale: Locale }

type GroupProps = {
  title: string
  intro: string
  candidates: readonly Candidate[]
  /** All candidates of the page, among which the compare link finds its other species. */
  shown: readonly Candidate[]
  find: Find
  labels: KeyLabels
  locale: Locale
}

function Group({ title, intro, candidates, shown, find, labels, locale }: GroupProps) {
  if (candidates.length === 0) return null
  return (
    <section className="mt-8">
      <h2 className="text-2xl">{title}</h2>
      <p className="text-muted mt-1 mb-4">{intro}</p>
      <ul className="grid gap-4 2xl:grid-cols-2">
        {candidates.map((candidate) => (
          <CandidateRow
            key={candidate.view.id}
            candidate={candidate}
            other={shown.find((one) => one !== candidate)}
            find={find}
            labels={labels}
            locale={locale}
          />
        ))}
      </ul>
    </section>
  )
}

/** The key for the field: questions in any order, the candidates that remain, and what to look at next (KEY-01..03). */
export async function IdentifyScreen({ find, page, locale }: IdentifyScreenProps) {
  const [t, labels, found] = await Promise.all([
    getTranslations({ locale, namespace: 'identify' }),
    keyLabels(locale),
    identify(find, locale, page, perPage),
  ])
  const { list, pages } = found
  const [next] = found.next
  const action = localizedPath(locale, identifyPath())
  const at = (number: number): string => {
    const query = findQuery(find)
    if (number > 1) query.set('page', String(number))
    return `${localizedPath(locale, identifyPath(query))}#${resultsId}`
  }
  const group = { shown: list, find, labels, locale }
  const fields = (isShown: (question: KeyLabels['questions'][number]) => boolean) =>
    labels.questions
      .filter(isShown)
      .map((question) => (
        <QuestionField
          key={question.slug}
          question={question}
          labels={labels}
          find={find}
          isOpen={question.slug === next}
          unsure={t('unsure')}
        />
      ))
  return (
    <div className="shell">
      <PageHeader title={t('title')} lead={t('lead')}>
        <p className="border-amanita mt-5 border-s-4 ps-4 text-lg font-semibold">{t('warning')}</p>
      </PageHeader>
      <div className="grid gap-10 pb-12 lg:grid-cols-[min(24rem,40vw)_minmax(0,1fr)]">
        <IdentifyForm action={action} results={resultsId} unsure={unsure} away={t('away')}>
          <div className="border-lichen bg-lichen-wash rounded-card mb-5 border p-4">
            <h2 className="text-lichen text-lg">{t('nextTitle')}</h2>
            {next ? (
              <p className="mt-1">
                <a
                  href={`#${next}`}
                  className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
                >
                  {labels.of(next).label}
                </a>
                <span className="block">{labels.of(next).how}</span>
              </p>
            ) : (
              <p className="mt-1">{t('nextNone')}</p>
            )}
          </div>
          <section aria-labelledby="here" className="mb-5">
            <h2 id="here" className="text-lg">
              {t('here')}
            </h2>
            <noscript>
              <p className="text-muted mb-2">{t('hereAsk')}</p>
            </noscript>
            <p className="needs-script text-muted mb-2">
              {t('hereFollows')}{' '}
              <a href="#place" className="inline-flex min-h-6 items-center underline underline-offset-4">
                {t('place')}
              </a>
            </p>
            {fields(({ slug }) => hereQuestions.has(slug))}
            {/* Answers follow the place only where the address has none: one with answers is a find of its own. */}
            {page === 1 && findQuery(find).size === 0 ? <FollowPlace /> : null}
          </section>
          <h2 className="mb-2 text-lg">{t('marks')}</h2>
          {fields(({ slug }) => !hereQuestions.has(slug))}
          <div className="bg-paper border-line few-letters:static sticky bottom-0 z-10 mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 border-t py-3 [@media(max-height:20rem)]:static">
            <button type="submit" className="button button-primary grow">
              <span>
                {t('submit')} <span className="tabular">({found.total})</span>
              </span>
            </button>
            <a href={action} className="inline-flex min-h-11 items-center underline underline-offset-4">
              {t('reset')}
            </a>
          </div>
        </IdentifyForm>
        <div id={resultsId} tabIndex={-1} className="min-w-0">
          <div role="status">
            <p className="font-serif text-2xl">{t('results', { count: found.total })}</p>
            {found.total > 0 ? (
              <p className="mt-1">{t('harm', { count: found.harmful, fitting: found.fitting })}</p>
            ) : null}
          </div>
          <Group {...group} title={t('dangerous')} intro={t('kept')} candidates={list.filter((one) => one.harms)} />
          <Group
            {...group}
            title={t('others')}
            intro={t('othersIntro')}
            candidates={list.filter((one) => !one.harms)}
          />
          <Pages locale={locale} page={found.page} pages={pages} at={at} />
          <div className="border-amanita mt-8 border-s-4 ps-4">
            <p className="text-lg">{t('end')}</p>
            <a
              href={localizedPath(locale, poisonPath)}
              className="text-amanita inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            >
              {t('poison')}
            </a>
          </div>
        </div>
      </div>
    </div>
  )
}
