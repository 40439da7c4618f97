'use client'

import { useEffect } from 'react'

/** Keeps this one screen in the browser for when there is no connection; its worker sees no other page. */
export function KeepOffline({ path }: { path: string }) {
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    navigator.serviceWorker.register('/poison-worker.js', { scope: path }).catch((error: unknown) => {
      console.warn('The poison screen could not be kept for use without a connection', error)
    })
  }, [path])
  return null
}
