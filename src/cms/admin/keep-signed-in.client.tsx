'use client'

import { useAuth, useFormModified } from '@payloadcms/ui'
import { useEffect, useEffectEvent } from 'react'

/** Milliseconds: several times per session, so that one failed refresh does no harm. */
const period = 15 * 60_000

/**
 * Keeps the session alive while a form has unsaved changes: when it ends, Payload leaves the page, and the input is
 * lost. Payload's own refresh would also leave the page if the site is unreachable for a moment.
 */
export function KeepSignedIn() {
  const modified = useFormModified()
  const { setUser } = useAuth()
  const refresh = useEffectEvent(async () => {
    const response = await fetch('/api/users/refresh-token?refresh', { method: 'POST' }).catch(() => null)
    if (response?.ok) setUser((await response.json()) as Parameters<typeof setUser>[0])
  })
  useEffect(() => {
    if (!modified) return
    const timer = setInterval(() => void refresh(), period)
    return () => clearInterval(timer)
  }, [modified])
  return null
}
