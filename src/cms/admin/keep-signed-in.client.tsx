'use client'

import { useAuth, useFormModified } from '@payloadcms/ui'
import { useEffect, useEffectEvent } from 'react'

/** Several times before a session ends, so that one refresh that fails costs nothing: in milliseconds. */
const period = 15 * 60_000

/**
 * Payload leaves a page whose session has ended, and with it the form and all that is written in it. While a form holds what
 * is not saved, its session goes on. Payload's own refresh would leave the page too where the site is away for a moment.
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
