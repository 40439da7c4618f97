import { getTranslations } from 'next-intl/server'
import { cut } from '@/core/cut'
import { documentKey } from '@/core/document-key'
import { limits } from '@/core/limits'
import type { Locale } from '@/core/locales'
import { accountPath, localizedPath } from '@/core/paths'
import { PageForm } from '@/platform/forms/page-form'
import { FormError } from '@/platform/forms/form-error'
import type { FormState } from '@/platform/forms/state'
import { formatDay } from '@/platform/i18n/format'
import { Pages } from '@/platform/i18n/pages'
import { Chip, type Tone } from '@/ui/patterns/chip'
import { Submit } from '@/ui/patterns/form-field'
import { Stars } from '@/ui/patterns/stars'
import { withdrawForm } from '../forms/mark-forms'
import { ownContributions, type OwnContribution } from './own-contributions'

const tones = { waiting: 'chanterelle', published: 'lichen', refused: 'amanita' } as const satisfies Record<
  OwnContribution['state'],
  Tone
>

/** After an edit the form leads back to the account, which confirms it. */
const back = `&back=${encodeURIComponent(`${accountPath}?done=edited`)}`

const quiet = 'text-lichen inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4'

async function Contribution({ entry, locale }: { entry: OwnContribution; locale: Locale }) {
  const [t, likes] = await Promise.all([
    getTranslations({ locale, namespace: 'community' }),
    getTranslations({ locale, namespace: 'likes' }),
  ])
  const { kind, id, headline, text, lang, rating, anonymous, state, reason, about, edit, createdAt } = entry
  return (
    <li className="border-line grid gap-1.5 border-b py-5">
      <p className="text-muted flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Chip tone={tones[state]}>{t(`own.${state}`)}</Chip>
        <span>{t(`own.kinds.${kind}`)}</span>
        <time dateTime={createdAt}>{formatDay(createdAt, locale)}</time>
        {rating === null ? null : (
          <Stars value={rating} best={limits.rating.max} label={t('rated', { stars: rating })} />
        )}
        {anonymous ? <span>{t('own.withoutName')}</span> : null}
      </p>
      {about ? (
        <a
          href={`${localizedPath(locale, about.href)}${about.place}`}
          className="text-lichen inline-flex min-h-6 w-fit items-center underline underline-offset-4"
        >
          {about.title}
        </a>
      ) : (
        <p className="text-muted">{likes('gone')}</p>
      )}
      {headline ? (
        <h3 lang={lang} dir="auto" className="text-lg">
          {headline}
        </h3>
      ) : null}
      <p lang={lang} dir="auto" className="whitespace-pre-line">
        {text}
      </p>
      {reason ? (
        <p className="border-amanita border-s-2 ps-3">
          {t('own.reason')} <bdi>{reason}</bdi>
        </p>
      ) : null}
      <div className="flex flex-wrap items-start gap-x-6">
        {edit ? (
          <a href={`${localizedPath(locale, edit)}${back}`} className={quiet}>
            {t('edit')}
            <span className="sr-only">: {headline ?? cut(text, 40)}</span>
          </a>
        ) : null}
        <details>
          <summary className={`${quiet} list-none [&::-webkit-details-marker]:hidden`}>
            {t('own.withdraw')}
            <span className="sr-only">: {headline ?? cut(text, 40)}</span>
          </summary>
          <PageForm
            form={withdrawForm}
            id={`withdraw-${kind}-${id}`}
            locale={locale}
            hidden={{ item: documentKey(kind, id) }}
            className="grid max-w-md gap-3 py-2"
          >
            {() => (
              <>
                <p>{t('own.withdrawHint')}</p>
                <div>
                  <Submit tone="danger">{t('own.withdrawSubmit')}</Submit>
                </div>
              </>
            )}
          </PageForm>
        </details>
      </div>
    </li>
  )
}

type OwnContributionsProps = {
  locale: Locale
  account: number
  /** The state of the form that withdraws an entry. */
  state: FormState
  page: number
  at: (page: number) => string
}

/** A page of the member's contributions: the state of each, and the links to edit and withdraw it (ACT-03). */
export async function OwnContributions({ locale, account, state, page: requested, at }: OwnContributionsProps) {
  const [t, { entries, page, pages }] = await Promise.all([
    getTranslations({ locale, namespace: 'community' }),
    ownContributions(account, locale, requested),
  ])
  return (
    <>
      <FormError form={withdrawForm} state={state} />
      {entries.length === 0 ? (
        <p className="text-muted">{t('own.none')}</p>
      ) : (
        <ul className="max-w-2xl">
          {entries.map((entry) => (
            <Contribution key={`${entry.kind}-${entry.id}`} entry={entry} locale={locale} />
          ))}
        </ul>
      )}
      <Pages locale={locale} page={page} pages={pages} at={at} />
    </>
  )
}
