'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { defaultLocale, isLocale, type Locale } from '@/core/locales'
import { errorTexts } from '@/platform/i18n/error-texts'

const never = (): (() => void) => () => undefined
const pageLocale = (): Locale => {
  const tag = document.documentElement.lang.slice(0, 2)
  return isLocale(tag) ? tag : defaultLocale
}

export default function ErrorPage({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  const locale = useSyncExternalStore(never, pageLocale, () => defaultLocale)
  useEffect(() => console.error(error), [error])
  const t = errorTexts[locale]
  return (
    <div className="shell py-16" role="alert">
      <h1 className="text-4xl">{t.title}</h1>
      <p className="text-muted mt-4 max-w-2xl text-lg">{t.text}</p>
      {error.digest ? <p className="text-muted mt-2 text-sm">{error.digest}</p> : null}
      <button type="button" onClick={reset} className="button button-primary mt-8">
        {t.retry}
      </button>
    </div>
  )
}
