'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

const isSaved = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'payload-document-event'

/**
 * Renders the preview again whenever the form beside it saves: Payload posts a message, after the preview has posted
 * that it is ready.
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
