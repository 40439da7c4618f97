'use client'

import { useEffect } from 'react'
import { languageTags } from '@/core/locales'
import { localizedPath, poisonPath } from '@/core/paths'
import { standalone } from '@/platform/i18n/standalone'
import { useAddressLocale } from '@/platform/i18n/use-address-locale'
import { reloadForNewBuild } from '@/platform/new-build'

/**
 * Replaces the whole document when a root layout fails. It links a stylesheet of its own: an import would add the
 * site's styles to the admin.
 */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  const locale = useAddressLocale()
  useEffect(() => {
    if (!reloadForNewBuild(error)) console.error(error)
  }, [error])
  const t = standalone[locale].error
  return (
    <html lang={languageTags[locale]}>
      <head>
        <title>{t.title}</title>
        <link rel="stylesheet" href="/error.css" />
      </head>
      <body>
        <main role="alert">
          <h1>{t.title}</h1>
          <p>{t.text}</p>
          {error.digest ? <p>{error.digest}</p> : null}
          <nav>
            <a href="">{t.retry}</a>
            <a href={localizedPath(locale, '/')}>{t.home}</a>
            <a href={localizedPath(locale, poisonPath)}>{t.poison}</a>
          </nav>
        </main>
      </body>
    </html>
  )
}
