'use client'

import { usePathname } from 'next/navigation'
import { languageNames, locales, type Locale } from '@/core/locales'
import { localizedPath, splitLocale } from '@/core/paths'

export type LanguageLinksProps = { locale: Locale; label: string }

/**
 * Links to the page in the other locales. Plain links: the page's inline script keeps query and scroll position
 * (keepAddress).
 * @param search the query of the address, if the page is rendered for it
 */
export function LanguageLinks({ locale, label, search = '' }: LanguageLinksProps & { search?: string }) {
  const { path } = splitLocale(usePathname())
  return (
    <nav aria-label={label}>
      <ul className="flex items-center gap-1">
        {locales.map((other) => (
          <li key={other}>
            <a
              href={`${localizedPath(other, path)}${search && `?${search}`}`}
              lang={other}
              hrefLang={other}
              aria-current={other === locale ? 'true' : undefined}
              data-language=""
              className="text-muted hover:text-ink aria-[current]:bg-lichen-wash aria-[current]:text-lichen grid size-10 place-items-center rounded-full text-sm font-semibold uppercase forced-colors:aria-[current]:border-2"
            >
              {other}
              <span className="sr-only normal-case"> {languageNames[other]}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
