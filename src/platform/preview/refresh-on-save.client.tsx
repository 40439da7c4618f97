'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

const isSaved = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'payload-document-event'

/**
 * Renders the page again whenever the form beside it has saved: Payload says so, once a listener has said that it is
 * there.
 */
export function RefreshOnSave() {
  const router = useRouter()
  useEffect(() => {
    const onMessage = ({ origin, data }: MessageEvent<unknown>): void => {
      if (origin === location.origin && isSaved(data)) router.refresh()
    }
    window.addEventListener('message', onMessage)
    const form = (window.opener as Window | null) ?? window.parent
    form.postMessage({ type: 'payload-live-preview', ready: true }, location.origin)
    return () => window.removeEventListener('message', onMessage)
  }, [router])
  return null
}
