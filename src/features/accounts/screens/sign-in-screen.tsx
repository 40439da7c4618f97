import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/core/locales'
import { PageForm } from '@/platform/forms/page-form'
import type { FormState } from '@/platform/forms/state'
import { Field, Submit, SuccessNote } from '@/ui/patterns/form-field'
import { signInForm } from '../forms/sign-in'
import { FormFrame, TextLink } from './frame'
import { forgotPasswordHref, signUpHref } from './hrefs'

const told = ['registered', 'confirmed', 'deleted', 'ended'] as const

type Props = { locale: Locale; state: FormState; redirect: string | null; done?: unknown }

export async function SignInScreen({ locale, state, redirect, done }: Props) {
  const t = await getTranslations({ locale, namespace: 'accounts' })
  const news = told.find((each) => each === done)
  return (
    <FormFrame title={t('signIn.title')} lead={t('signIn.lead')}>
      {news ? (
        <div className="mb-6">
          <SuccessNote>{t(`done.${news}`)}</SuccessNote>
        </div>
      ) : null}
      <PageForm form={signInForm} locale={locale} state={state} hidden={{ redirect }}>
        {(bind) => (
          <>
            <Field {...bind('email', t('email'))} />
            <Field {...bind('password', t('password'))} />
            <div>
              <Submit>{t('signIn.submit')}</Submit>
            </div>
          </>
        )}
      </PageForm>
      <p className="mt-8 flex flex-wrap gap-x-6">
        <TextLink href={signUpHref(locale, redirect)}>{t('signIn.signUp')}</TextLink>
        <TextLink href={forgotPasswordHref(locale, redirect)}>{t('signIn.forgot')}</TextLink>
      </p>
    </FormFrame>
  )
}
