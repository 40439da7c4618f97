import { getTranslations } from 'next-intl/server'
import { env } from '@/core/env'
import { formErrorId } from '@/core/form-error-id'
import type { Locale } from '@/core/locales'
import { limits } from '@/core/limits'
import { PageForm } from '@/platform/forms/page-form'
import type { FormState } from '@/platform/forms/state'
import { ErrorSummary, Field, Submit, SuccessNote } from '@/ui/patterns/form-field'
import { forgotPasswordForm, resetPasswordForm, signUpForm, verifyForm } from '../forms/sign-up'
import { FormFrame, TextLink } from './frame'
import { forgotPasswordHref, signInHref, signUpHref } from './hrefs'

type Screen = { locale: Locale; state: FormState }

export async function SignUpScreen({
  locale,
  state,
  redirect,
  mailed,
}: Screen & { redirect: string | null; mailed: boolean }) {
  const t = await getTranslations({ locale, namespace: 'accounts' })
  if (mailed)
    return (
      <FormFrame title={t('signUp.mailedTitle')}>
        <SuccessNote>{t('signUp.mailed', { hours: limits.mailLinks.confirmHours })}</SuccessNote>
      </FormFrame>
    )
  return (
    <FormFrame title={t('signUp.title')} lead={t('signUp.lead')}>
      <PageForm form={signUpForm} locale={locale} state={state} hidden={{ redirect }}>
        {(bind) => (
          <>
            <Field {...bind('name', t('name'))} hint={t('nameHint')} />
            <Field {...bind('email', t('email'))} />
            <Field {...bind('password', t('password'))} hint={t('passwordHint', limits.password)} />
            <div>
              <Submit>{t('signUp.submit')}</Submit>
            </div>
          </>
        )}
      </PageForm>
      <p className="mt-8">
        <TextLink href={signInHref(locale, redirect)}>{t('signUp.signIn')}</TextLink>
      </p>
    </FormFrame>
  )
}

export async function ForgotPasswordScreen({
  locale,
  state,
  redirect,
  mailed,
}: Screen & { redirect: string | null; mailed: boolean }) {
  const t = await getTranslations({ locale, namespace: 'accounts' })
  const toSignIn = (
    <p className="mt-8">
      <TextLink href={signInHref(locale, redirect)}>{t('backToSignIn')}</TextLink>
    </p>
  )
  // Without a mail server the form is left out, since no mail could follow.
  if (!env.smtpUrl)
    return (
      <FormFrame title={t('forgot.title')} lead={t('forgot.noMail')}>
        {toSignIn}
      </FormFrame>
    )
  return (
    <FormFrame title={t('forgot.title')} lead={t('forgot.lead')}>
      {mailed ? (
        <SuccessNote>{t('forgot.mailed', { minutes: limits.mailLinks.resetMinutes })}</SuccessNote>
      ) : (
        <PageForm form={forgotPasswordForm} locale={locale} state={state} hidden={{ redirect }}>
          {(bind) => (
            <>
              <Field {...bind('email', t('email'))} />
              <div>
                <Submit>{t('forgot.submit')}</Submit>
              </div>
            </>
          )}
        </PageForm>
      )}
      {toSignIn}
    </FormFrame>
  )
}

type ResetPasswordScreenProps = Screen & {
  token: string
  /** The path that the visitor was on the way to. */
  redirect: string | null
  /** Whether the link has neither expired nor been used. */
  works: boolean
}

export async function ResetPasswordScreen({ locale, state, token, redirect, works }: ResetPasswordScreenProps) {
  const [t, refusals] = await Promise.all([
    getTranslations({ locale, namespace: 'accounts' }),
    getTranslations({ locale, namespace: 'refusals' }),
  ])
  return (
    <FormFrame title={t('reset.title')} lead={works ? t('reset.lead') : undefined}>
      {works ? (
        <PageForm form={resetPasswordForm} locale={locale} state={state} hidden={{ token, redirect }}>
          {(bind) => (
            <>
              <Field {...bind('password', t('newPassword'))} hint={t('passwordHint', limits.password)} />
              <div>
                <Submit>{t('reset.submit')}</Submit>
              </div>
            </>
          )}
        </PageForm>
      ) : (
        <ErrorSummary id={formErrorId(resetPasswordForm.name)}>{refusals('linkExpired')}</ErrorSummary>
      )}
      <p className="mt-8">
        <TextLink href={forgotPasswordHref(locale, redirect)}>{t('reset.again')}</TextLink>
      </p>
    </FormFrame>
  )
}

type VerifyScreenProps = Screen & {
  token: string
  /** The address that the mailed link confirms; null where the link is invalid or has expired. */
  email: string | null
  /** The path that the visitor came from, for signing up again. */
  redirect: string | null
}

export async function VerifyScreen({ locale, state, token, email, redirect }: VerifyScreenProps) {
  const [t, refusals] = await Promise.all([
    getTranslations({ locale, namespace: 'accounts' }),
    getTranslations({ locale, namespace: 'refusals' }),
  ])
  return (
    <FormFrame title={t('verify.title')} lead={email === null ? undefined : t('verify.lead', { email })}>
      {email === null ? (
        <ErrorSummary>{refusals('linkExpired')}</ErrorSummary>
      ) : (
        <PageForm form={verifyForm} locale={locale} state={state} hidden={{ token }}>
          {(bind) => (
            <>
              <Field {...bind('password', t('password'))} />
              <div>
                <Submit>{t('verify.submit')}</Submit>
              </div>
              <p className="text-muted">{t('verify.notYou')}</p>
            </>
          )}
        </PageForm>
      )}
      <p className="mt-8">
        <TextLink href={signUpHref(locale, redirect)}>{t('verify.again')}</TextLink>
      </p>
    </FormFrame>
  )
}
