import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { renderInnerBlock } from '@/blocks/inner-blocks'
import { defaultLocale } from '@/core/locales'
import { formPath } from '@/core/paths'
import { findForm } from '@/features/forms/server'
import { Confirmation, FormView } from '@/features/forms/ui'
import { formState } from '@/platform/forms/form-state'
import { localeOf } from '@/platform/i18n/params'
import { privateMetadata } from '@/platform/seo/metadata'
import { PageHeader } from '@/ui/patterns/page-header'
import type { LivePage } from '../../live-page'

/** Loads the page of one form: its errors or its confirmation, for visitors without scripts (PRS-02). */
async function load({ params }: LivePage<{ id: string }>) {
  const locale = await localeOf(params)
  const form = await findForm((await params).id, locale)
  if (!form) return notFound()
  // The title of a form is not localized: editors write it in the default locale alone.
  const t = await getTranslations({ locale, namespace: 'forms' })
  return { locale, form, title: locale === defaultLocale ? form.title : t('title') }
}

export async function generateMetadata(props: LivePage<{ id: string }>): Promise<Metadata> {
  const { locale, form, title } = await load(props)
  return privateMetadata({ locale, path: formPath(form.id), title })
}

export default async function FormPage(props: LivePage<{ id: string }>) {
  const [{ locale, form, title }, query] = await Promise.all([load(props), props.searchParams])
  const name = `form-${form.id}`
  const shown = { form, locale, renderBlock: renderInnerBlock }
  return (
    <div className="shell pb-12">
      <PageHeader title={title} />
      <div className="max-w-2xl">
        {query.sent === '1' ? (
          <Confirmation {...shown} />
        ) : (
          <FormView {...shown} state={await formState({ name }, query.tried, locale)} />
        )}
      </div>
    </div>
  )
}
