'use client'

import { useDocumentInfo, useForm, useFormModified, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import type { FormState } from 'payload'
import { useEffect, useLayoutEffect, useState, useTransition } from 'react'

/** What the server sent for the forms that this window has shown. */
const shown = new WeakSet<FormState>()

/**
 * Going back shows the page that Next has kept, with the values from before what was saved since, and a fresh one takes
 * its place later, with what was typed meanwhile: until it has come, the fields are disabled, as while a form is saved.
 */
function useFreshForm(): void {
  const router = useRouter()
  const { setProcessing } = useForm()
  const { initialState } = useDocumentInfo()
  const [isKept] = useState(() => initialState !== undefined && shown.has(initialState))
  const [isLoading, startLoading] = useTransition()
  useEffect(() => {
    if (initialState !== undefined) shown.add(initialState)
  }, [initialState])
  // Before the page is painted, so that no key is pressed in between.
  useLayoutEffect(() => {
    // Payload does so itself where another entry is gone back to, but not where it is another language of the same one.
    if (isKept) startLoading(() => router.refresh())
  }, [isKept, router])
  useEffect(() => {
    if (!isLoading) return
    setProcessing(true)
    return () => setProcessing(false)
  }, [isLoading, setProcessing])
}

/** Payload asks before a link leads away from what is not saved, and lets the button of the browser do so unasked. */
function useQuestion(): void {
  const modified = useFormModified()
  const { t } = useTranslation()
  const question = t('general:changesNotSaved')
  useEffect(() => {
    // Not every browser lets a page stop it; there all is as before.
    if (!modified || !('navigation' in window)) return
    const { navigation } = window
    const ask = (event: NavigateEvent): void => {
      if (event.navigationType === 'traverse' && event.cancelable && !window.confirm(question)) event.preventDefault()
    }
    navigation.addEventListener('navigate', ask)
    return () => navigation.removeEventListener('navigate', ask)
  }, [modified, question])
}

/** What the browser's own button for going back does in a form of the admin. */
export function BackButton() {
  useFreshForm()
  useQuestion()
  return null
}
