'use client'

import { Share2 } from 'lucide-react'
import { useState, type MouseEvent } from 'react'

type ShareLinkProps = { title: string; url: string; labels: { share: string; copied: string } }

/** Shares by the device's share sheet, or copies the address; without scripts it is a mailto link. */
export function ShareLink({ title, url, labels }: ShareLinkProps) {
  const [copied, setCopied] = useState(false)
  const share = async (): Promise<void> => {
    if ('share' in navigator) {
      // Closing the share sheet rejects the promise, and is no error.
      await navigator.share({ title, url }).catch(() => undefined)
      return
    }
    await window.navigator.clipboard.writeText(url)
    setCopied(true)
  }
  const press = (event: MouseEvent): void => {
    event.preventDefault()
    share().catch((error: unknown) => console.error('The page could not be shared', error))
  }
  return (
    <a
      href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}
      onClick={press}
      className="border-line hover:border-lichen inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-sm"
    >
      <Share2 aria-hidden size={18} className="text-muted" />
      <span aria-live="polite">{copied ? labels.copied : labels.share}</span>
    </a>
  )
}
