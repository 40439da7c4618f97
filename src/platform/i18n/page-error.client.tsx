'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { archiveAt, localizedPath, splitLocale } from '@/core/paths'
import { reloadForNewBuild } from '../new-build'
import { failedLists } from './failed-lists'
import { standalone } from './standalone'
import { useAddressLocale } from './use-address-locale'

type PageErrorProps = { error: Error & { digest?: string }; retry: () => void }

/** Replaces a page that failed, inside the site's layout. */
export function PageError({ error, retry }: PageErrorProps) {
  const locale = useAddressLocale()
  useEffect(() => {
    if (!reloadForNewBuild(error)) console.error(error)
  }, [error])
  const archive = archiveAt(splitLocale(usePathname()).path)
  const t = standalone[locale].error
  return (
    <div className="shell py-16" role="alert">
      <h1 className="text-4xl">{archive ? failedLists[locale][archive] : t.title}</h1>
      <p className="text-muted mt-4 max-w-2xl text-lg">{t.text}</p>
      {error.digest ? <p className="text-muted mt-2 text-sm">{error.digest}</p> : null}
      <p className="mt-8 flex flex-wrap gap-3">
        <button type="button" onClick={retry} className="button button-primary">
          {t.retry}
        </button>
        <a href={localizedPath(locale, '/')} className="button button-secondary">
          {t.home}
        </a>
      </p>
    </div>
  )
}
