'use client'

import { useEffect, type MouseEvent, type ReactNode } from 'react'
import type { Locale } from '@/core/locales'
import { track } from '@/platform/analytics/events'
import { formRefused } from '@/platform/forms/form-script.client'
import { keepsTyped } from '@/platform/i18n/keep-address'
import { loginHref, refreshVisitor, useVisitor } from '@/platform/visitor/use-visitor'

type FormGateProps = { form: string; locale: Locale; labels: { signIn: string; link: string }; children: ReactNode }

/**
 * The end of a form: its button, or for visitors who are not signed in the link to sign in, with the form's fields
 * disabled (COM-10). Without scripts the server rejects the form with that message.
 */
export function FormGate({ form: id, locale, labels, children }: FormGateProps) {
  const { member, ready } = useVisitor()
  const closed = ready && member === null
  useEffect(() => {
    const form = document.getElementById(id)
    if (!(form instanceof HTMLFormElement)) return
    for (const control of form.elements)
      if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.disabled = closed
    const onSubmit = (): void => {
      const of = new FormData(form).get('of')
      if (id === 'form-review') track('submit_review_click', { item: typeof of === 'string' ? of : '' })
    }
    // The session may have ended since the page was opened: then the link to sign in replaces the button.
    const onRefused = (): void => void refreshVisitor()
    form.addEventListener('submit', onSubmit)
    form.addEventListener(formRefused, onRefused)
    return () => {
      form.removeEventListener('submit', onSubmit)
      form.removeEventListener(formRefused, onRefused)
    }
  }, [id, closed])
  if (!closed) return children
  // The lists may have changed the page's address since the render, so the link is set again at the click.
  const comeBack = (event: MouseEvent<HTMLAnchorElement>): void => {
    event.currentTarget.href = loginHref(locale)
  }
  return (
    <p className="flex flex-wrap items-center gap-4">
      <span>{labels.signIn}</span>
      <a href={loginHref(locale)} onClick={comeBack} {...keepsTyped} className="button button-primary">
        {labels.link}
      </a>
    </p>
  )
}
