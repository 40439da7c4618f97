'use client'

import { useDocumentInfo, useForm, useFormModified, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import type { FormState } from 'payload'
import { useEffect, useLayoutEffect, useState, useTransition } from 'react'

/** Form states from the server that this window has already rendered. */
const shown = new WeakSet<FormState>()

/**
 * After going back, Next shows the cached form with values from before the last save, and a refresh replaces it, with
 * whatever was typed meanwhile. Until the refresh arrives the fields are disabled, as during a save.
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
  // A layout effect, so that no key is pressed before the fields are disabled.
  useLayoutEffect(() => {
    // Payload refreshes by itself for another document, but not for another locale of the same one.
    if (isKept) startLoading(() => router.refresh())
  }, [isKept, router])
  useEffect(() => {
    if (!isLoading) return
    setProcessing(true)
    return () => setProcessing(false)
  }, [isLoading, setProcessing])
}

/** Payload confirms before a link leaves unsaved changes, but not before the browser's back button does. */
function useQuestion(): void {
  const modified = useFormModified()
  const { t } = useTranslation()
  const question = t('general:changesNotSaved')
  useEffect(() => {
    // Browsers without the Navigation API cannot cancel going back, so there nothing is asked.
    if (!modified || !('navigation' in window)) return
    const { navigation } = window
    const ask = (event: NavigateEvent): void => {
      if (event.navigationType === 'traverse' && event.cancelable && !window.confirm(question)) event.preventDefault()
    }
    navigation.addEventListener('navigate', ask)
    return () => navigation.removeEventListener('navigate', ask)
  }, [modified, question])
}

/** Handles the browser's back button in a form of the admin. */
export function BackButton() {
  useFreshForm()
  useQuestion()
  return null
}
