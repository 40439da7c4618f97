import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/core/locales'
import { accountPath, localizedHref, localizedPath, loginPath, writePath } from '@/core/paths'
import type { FormState } from '@/platform/forms/state'
import { PageHeader } from '@/ui/patterns/page-header'
import type { ContributionKind } from '../model'
import type { About } from '../reads'
import { EntryForm } from './entry-fields'
import { entryForms } from './entry-forms'
import { RejectedScreen } from './rejected-screen'

type WriteScreenProps = {
  kind: ContributionKind
  of: string
  /** Null where it is not published. */
  about: About | null
  locale: Locale
  state: FormState
  /** The name of the rejected form that comes back with what was typed. */
  tried: string | null
  isMember: boolean
  /** The member's own entry that is edited. */
  entry: string | null
  /** Whether that entry was decided or deleted meanwhile, so that it cannot be edited. */
  decided: boolean
  /** The path the form leads to; null for the page of the document. */
  back: string | null
}

/** A form on a page of its own, which shows its errors where there are no scripts. */
export async function WriteScreen({
  kind,
  of,
  about,
  locale,
  state,
  tried,
  isMember,
  entry,
  decided,
  back: requested,
}: WriteScreenProps) {
  const [t, refusals, found] = await Promise.all([
    getTranslations({ locale, namespace: 'community' }),
    getTranslations({ locale, namespace: 'refusals' }),
    getTranslations({ locale, namespace: 'notFound' }),
  ])
  if (!about || decided) {
    const toAccount = { href: localizedPath(locale, accountPath), label: t('own.account') }
    const home = { href: localizedPath(locale, '/'), label: found('home') }
    return (
      <RejectedScreen
        form={entryForms[kind]}
        title={about ? t('editTitle', { title: about.title }) : t(`open.${kind}`)}
        state={state}
        back={decided ? toAccount : home}
      />
    )
  }
  // Harmful documents get no stars (SAF-04); the server rejects them too.
  const isOpen = about.rated || kind === 'comments'
  const back = localizedPath(locale, about.path)
  const here = `${localizedPath(locale, writePath(kind, of))}${tried ? `&tried=${tried}` : ''}`
  return (
    <div className="shell max-w-2xl pb-16">
      <PageHeader
        title={t(entry ? 'editTitle' : 'writeTitle', { title: about.title })}
        lead={entry ? t('editLead') : undefined}
        over={
          <a href={back} className="underline underline-offset-4">
            {t('back', { title: about.title })}
          </a>
        }
      />
      {isOpen ? null : (
        <p role="alert" className="border-amanita border-s-4 ps-4 text-lg">
          {refusals('unrated')}
        </p>
      )}
      {isMember || !isOpen ? null : (
        <p className="mb-6">
          {t('signIn')}{' '}
          <a href={localizedPath(locale, loginPath(here))} className="text-lichen underline underline-offset-4">
            {t('signInLink')}
          </a>
        </p>
      )}
      {isOpen ? (
        <EntryForm
          kind={kind}
          of={of}
          entry={entry}
          back={requested ? localizedHref(locale, requested) : back}
          locale={locale}
          state={state}
        />
      ) : null}
    </div>
  )
}
