'use client'

import { usePathname } from 'next/navigation'
import { languageNames, locales, type Locale } from '@/core/locales'
import { localizedPath, splitLocale } from '@/core/paths'
import { scrollKey } from './scroll-key'

/**
 * The same page in the other languages. Filters in the address and the place on the page are kept (I18-02).
 * Plain links, so that they work without script too.
 */
export function LanguageLinks({ locale, label }: { locale: Locale; label: string }) {
  const { path } = splitLocale(usePathname())
  const keepPlace = (event: React.MouseEvent<HTMLAnchorElement>): void => {
    event.currentTarget.search = window.location.search
    event.currentTarget.hash = window.location.hash
    sessionStorage.setItem(scrollKey, String(window.scrollY))
  }
  return (
    <nav aria-label={label}>
      <ul className="flex items-center gap-1">
        {locales.map((other) => (
          <li key={other}>
            <a
              href={localizedPath(other, path)}
              lang={other}
              hrefLang={other}
              aria-label={languageNames[other]}
              aria-current={other === locale ? 'true' : undefined}
              onClick={keepPlace}
              className="text-muted hover:text-ink aria-[current]:bg-lichen-wash aria-[current]:text-lichen grid size-10 place-items-center rounded-full text-sm font-semibold uppercase"
            >
              {other}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
