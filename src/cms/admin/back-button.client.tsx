'use client'

import { useFormModified, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/**
 * Whoever goes back from one language of an entry to another gets the page that the browser has kept, with the words from
 * before what was copied or saved since; Payload asks for it anew only where another entry is gone back to.
 */
function useFreshPage(): void {
  const router = useRouter()
  useEffect(() => {
    const { pathname } = window.location
    const refresh = (): void => {
      if (window.location.pathname === pathname) router.refresh()
    }
    window.addEventListener('popstate', refresh)
    return () => window.removeEventListener('popstate', refresh)
  }, [router])
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
  useFreshPage()
  useQuestion()
  return null
}
