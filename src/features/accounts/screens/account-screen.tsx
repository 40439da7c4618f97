import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { languageNames, languageTags, locales, type Locale } from '@/core/locales'
import { limits } from '@/core/limits'
import { localizedPath } from '@/core/paths'
import type { User } from '@/payload-types'
import { PageForm } from '@/platform/forms/page-form'
import { FormError } from '@/platform/forms/form-error'
import type { FormState } from '@/platform/forms/state'
import { Field, Select, Submit, SuccessNote, Tick } from '@/ui/patterns/form-field'
import { PageHeader } from '@/ui/patterns/page-header'
import { Section } from '@/ui/patterns/section'
import { deleteAccountForm, passwordForm, profileForm, sessionForm } from '../forms/account'
import { signOutForm } from '../forms/sign-in'
import { TextLink } from './frame'

const told = ['welcome', 'profile', 'password', 'session', 'sessions', 'edited', 'withdrawn'] as const

type AccountForm = 'profile' | 'password' | 'end-session' | 'delete-account' | 'logout'

type Translate = Awaited<ReturnType<typeof getTranslations<'accounts'>>>

type FormProps = { t: Translate; locale: Locale; state: FormState }

type ProfileProps = {
  user: User
  /** The URL of the member's picture. */
  picture: string | null
}

type Session = { key: string; createdAt: string | Date | null; current: boolean }

type Props = ProfileProps & {
  locale: Locale
  states: Readonly<Record<AccountForm, FormState>>
  sessions: readonly Session[]
  /** The member's contributions and the cards of what they like: `app` passes them in from other features. */
  contributions: ReactNode
  likes: ReactNode
  done: unknown
}

function Profile({ t, locale, state, user, picture }: FormProps & ProfileProps) {
  return (
    <Section id="profile" title={t('account.profile')} intro={t('account.profileHint')}>
      <PageForm
        form={profileForm}
        locale={locale}
        state={state}
        hidden={{ member: user.id }}
        className="grid max-w-md gap-5"
      >
        {(bind) => (
          <>
            <Field {...bind('name', t('name'))} start={user.name} />
            <Field {...bind('alias', t('alias'))} hint={t('aliasHint')} start={user.alias ?? ''} />
            <Select
              {...bind('language', t('language'))}
              hint={t('languageHint')}
              start={user.locale ?? locale}
              options={locales.map((value) => ({ value, label: languageNames[value] }))}
            />
            {picture ? (
              <img
                src={picture}
                alt=""
                width={72}
                height={72}
                className="border-line size-18 rounded-full border object-cover"
              />
            ) : null}
            <Field
              {...bind('picture', t('picture'))}
              hint={t('pictureHint')}
              accept="image/jpeg,image/png,image/webp"
            />
            {user.avatar ? <Tick {...bind('removePicture', t('removePicture'))} /> : null}
            <div>
              <Submit>{t('account.save')}</Submit>
            </div>
          </>
        )}
      </PageForm>
    </Section>
  )
}

function Password({ t, locale, state }: FormProps) {
  return (
    <Section id="password" title={t('account.password')} intro={t('account.passwordIntro')}>
      <PageForm form={passwordForm} locale={locale} state={state} className="grid max-w-md gap-5">
        {(bind) => (
          <>
            <Field {...bind('current', t('currentPassword'))} />
            <Field {...bind('password', t('newPassword'))} hint={t('passwordHint', limits.password)} />
            <div>
              <Submit>{t('account.changePassword')}</Submit>
            </div>
          </>
        )}
      </PageForm>
    </Section>
  )
}

/** The member's sessions, each with a button that ends it. */
function Sessions({ t, locale, state, sessions }: FormProps & { sessions: readonly Session[] }) {
  const moment = new Intl.DateTimeFormat(languageTags[locale], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  })
  return (
    <Section id="sessions" title={t('account.sessions')} intro={t('account.sessionsIntro')}>
      <FormError form={sessionForm} state={state} />
      <ul className="max-w-md">
        {sessions.map(({ key, createdAt, current }) => (
          <li
            key={key}
            className="border-line flex min-h-14 flex-wrap items-center justify-between gap-3 border-b py-2"
          >
            <span>{createdAt ? t('account.since', { moment: moment.format(new Date(createdAt)) }) : null}</span>
            {current ? (
              <span className="text-muted">{t('account.thisSession')}</span>
            ) : (
              <PageForm form={sessionForm} id={`session-${key}`} locale={locale} hidden={{ session: key }} className="">
                {() => <Submit tone="quiet">{t('account.endSession')}</Submit>}
              </PageForm>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <PageForm
          form={sessionForm}
          id="session-others"
          locale={locale}
          hidden={{ session: 'others' }}
          className="mt-5"
        >
          {() => <Submit tone="quiet">{t('account.endOthers')}</Submit>}
        </PageForm>
      ) : null}
    </Section>
  )
}

function Deletion({ t, locale, state }: FormProps) {
  return (
    <Section id="delete" title={t('account.delete')} intro={t('account.deleteIntro')}>
      <PageForm form={deleteAccountForm} locale={locale} state={state} className="grid max-w-md gap-5">
        {(bind) => (
          <>
            <Field {...bind('password', t('currentPassword'))} />
            <div>
              <Submit tone="danger">{t('account.deleteSubmit')}</Submit>
            </div>
          </>
        )}
      </PageForm>
    </Section>
  )
}

export async function AccountScreen({ locale, user, picture, states, sessions, contributions, likes, done }: Props) {
  const t = await getTranslations({ locale, namespace: 'accounts' })
  const form = { t, locale }
  const news = told.find((each) => each === done)
  return (
    <div className="shell pb-16">
      <PageHeader title={user.alias || user.name} over={t('account.title')} lead={user.email}>
        <PageForm
          form={signOutForm}
          locale={locale}
          state={states.logout}
          className="mt-4 grid justify-items-start gap-3"
        >
          {() => <Submit tone="quiet">{t('account.signOut')}</Submit>}
        </PageForm>
      </PageHeader>
      {news ? <SuccessNote>{t(`done.${news}`)}</SuccessNote> : null}
      <Section id="likes" title={t('account.likes')}>
        {likes}
      </Section>
      <Section id="contributions" title={t('account.contributions')}>
        {contributions}
      </Section>
      <Profile {...form} state={states.profile} user={user} picture={picture} />
      <Password {...form} state={states.password} />
      <Sessions {...form} state={states['end-session']} sessions={sessions} />
      <Section id="data" title={t('account.data')} intro={t('account.dataIntro')}>
        <TextLink href="/api/account/data" download>
          {t('account.download')}
        </TextLink>
      </Section>
      <Deletion {...form} state={states['delete-account']} />
      <p className="mt-4">
        <TextLink href={localizedPath(locale, '/')}>{t('account.home')}</TextLink>
      </p>
    </div>
  )
}
