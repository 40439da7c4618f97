import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { getCms } from '@/cms/public-find'
import { accountPath, localizedPath, loginPath } from '@/core/paths'
import {
  deleteAccountForm,
  memberOf,
  memberPicture,
  openSessions,
  passwordForm,
  profileForm,
  sessionForm,
  signOutForm,
} from '@/features/accounts/server'
import { AccountScreen } from '@/features/accounts/ui'
import { withdrawForm } from '@/features/community/server'
import { OwnContributions } from '@/features/community/ui'
import { formState } from '@/platform/forms/form-state'
import { emptyState, type FormState } from '@/platform/forms/state'
import { localeOf } from '@/platform/i18n/params'
import { privateMetadata } from '@/platform/seo/metadata'
import type { LivePage } from '../live-page'
import { listPageAt, listPagesOf } from './list-pages'
import { OwnLikes } from './own-likes'

export async function generateMetadata({ params }: LivePage): Promise<Metadata> {
  const locale = await localeOf(params)
  const t = await getTranslations({ locale, namespace: 'accounts' })
  return privateMetadata({ locale, path: accountPath, title: t('account.title') })
}

/** Drops what another member, who was signed in before on the same device, had typed. */
const stateOfMember = (state: FormState, id: number): FormState =>
  [undefined, String(id)].includes(state.values.member?.[0]) ? state : emptyState

/** The member's own page (ACT-03). A visitor who is not signed in is redirected to sign in, and back. */
export default async function AccountPage({ params, searchParams }: LivePage) {
  const [locale, query, user, cms] = await Promise.all([
    localeOf(params),
    searchParams,
    headers().then(memberOf),
    getCms(),
  ])
  if (!user) redirect(localizedPath(locale, loginPath(localizedPath(locale, accountPath))))
  const pages = listPagesOf(query)
  const own: unknown = Reflect.get(user, '_sid')
  const [sessions, picture, profile, password, session, deletion, signOut, withdrawal] = await Promise.all([
    openSessions(cms, user.id),
    memberPicture(user),
    formState(profileForm, query.tried, locale),
    formState(passwordForm, query.tried, locale),
    formState(sessionForm, query.tried, locale),
    formState(deleteAccountForm, query.tried, locale),
    formState(signOutForm, query.tried, locale),
    formState(withdrawForm, query.tried, locale),
  ])
  return (
    <AccountScreen
      locale={locale}
      user={user}
      picture={picture}
      states={{
        profile: stateOfMember(profile, user.id),
        password,
        'end-session': session,
        'delete-account': deletion,
        logout: signOut,
      }}
      sessions={sessions.map(({ id, key, createdAt }) => ({ key, createdAt: createdAt ?? null, current: id === own }))}
      contributions={
        <OwnContributions
          locale={locale}
          account={user.id}
          state={withdrawal}
          page={pages.contributions}
          at={listPageAt(locale, pages, 'contributions')}
        />
      }
      likes={<OwnLikes locale={locale} account={user.id} page={pages.likes} at={listPageAt(locale, pages, 'likes')} />}
      done={query.done}
    />
  )
}
