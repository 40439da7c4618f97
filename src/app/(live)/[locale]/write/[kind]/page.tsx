import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { refusalIn } from '@/cms/guards/refusals'
import { localizedPath, loginPath, writePath } from '@/core/paths'
import { firstValue } from '@/core/query'
import { safePath } from '@/core/safe-path'
import { memberOf } from '@/features/accounts/server'
import { contributionKinds, kindsOf } from '@/features/community/model'
import { aboutOf, entryForms, ownEntryState } from '@/features/community/server'
import { WriteScreen } from '@/features/community/ui'
import { formState } from '@/platform/forms/form-state'
import { refusalOf } from '@/platform/forms/state'
import { localeOf } from '@/platform/i18n/params'
import { privateMetadata } from '@/platform/seo/metadata'
import type { LivePage } from '../../live-page'

async function load({ params, searchParams }: LivePage<{ kind: string }>) {
  const [locale, { kind: named }, query] = await Promise.all([localeOf(params), params, searchParams])
  const about = await aboutOf(query.of, locale)
  const kind = contributionKinds.find((known) => known === named)
  if (!kind || (about && !kindsOf(about.collection, true).includes(kind))) notFound()
  const typed = await formState(entryForms[kind], query.tried, locale)
  // A deleted document has no form, but the error message of what was sent is still shown.
  if (!about && refusalOf(typed) === null) notFound()
  return {
    locale,
    kind,
    about,
    typed,
    of: firstValue(query.of),
    entry: firstValue(query.entry),
    back: firstValue(query.back),
    tried: query.tried,
  }
}

export async function generateMetadata(props: LivePage<{ kind: string }>): Promise<Metadata> {
  const { locale, kind, of, entry, about } = await load(props)
  const t = await getTranslations({ locale, namespace: 'community' })
  return privateMetadata({
    locale,
    path: writePath(kind, of, entry),
    title: about ? t('writeTitle', { title: about.title }) : t(`open.${kind}`),
  })
}

export default async function WritePage(props: LivePage<{ kind: string }>) {
  const { locale, kind, about, typed, of, entry, back, tried } = await load(props)
  const form = entryForms[kind]
  const member = await memberOf(await headers())
  if (entry && !member) {
    // `tried` brings back what was typed before the session ended, after the member has signed in again.
    const here = `${writePath(kind, of, entry)}${tried === form.name ? `&tried=${form.name}` : ''}`
    redirect(localizedPath(locale, loginPath(localizedPath(locale, here))))
  }
  const stored = entry && member ? await ownEntryState(member.id, kind, entry, of) : null
  const decided = Boolean(entry) && !stored
  if (decided && refusalOf(typed) === null) notFound()
  const kept = stored && tried !== form.name ? stored : typed
  // A member who was told to sign in and did sees what they wrote, without that error message.
  const state = member && kept.error === refusalIn('refusals.signIn', locale) ? { ...kept, error: null } : kept
  return (
    <WriteScreen
      kind={kind}
      of={of}
      about={about}
      locale={locale}
      state={state}
      tried={tried === form.name ? form.name : null}
      entry={entry || null}
      decided={decided}
      back={safePath(back)}
      isMember={member !== null}
    />
  )
}
