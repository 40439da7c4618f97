import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { memberOf } from '@/features/accounts/server'
import { contributionKinds, kindsOf } from '@/features/community/model'
import { aboutOf, entryForms, writePath } from '@/features/community/server'
import { WriteScreen } from '@/features/community/ui'
import { formState } from '@/platform/forms/form-state'
import { localeOf } from '@/platform/i18n/params'
import { privateMetadata } from '@/platform/seo/metadata'

type PageProps = {
  params: Promise<{ locale: string; kind: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

async function load({ params, searchParams }: PageProps) {
  const [locale, { kind: named }, query] = await Promise.all([localeOf(params), params, searchParams])
  const about = await aboutOf(query.of, locale)
  const kind = contributionKinds.find((known) => known === named)
  if (!about || !kind || !kindsOf(about.collection, true).includes(kind)) notFound()
  return { locale, kind, about, of: String(query.of), tried: query.tried }
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { locale, kind, of, about } = await load(props)
  const t = await getTranslations({ locale, namespace: 'community' })
  return privateMetadata({ locale, path: writePath(kind, of), title: t('writeTitle', { title: about.title }) })
}

export default async function WritePage(props: PageProps) {
  const { locale, kind, about, of, tried } = await load(props)
  const form = entryForms[kind]
  const [state, member] = await Promise.all([formState(form, tried), memberOf(await headers())])
  return (
    <WriteScreen
      kind={kind}
      of={of}
      about={about}
      locale={locale}
      state={state}
      tried={tried === form.name ? form.name : null}
      isMember={member !== null}
    />
  )
}
