import { Menu, Search, Siren, X } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Locale } from '@/core/locales'
import { localizedPath, poisonPath } from '@/core/paths'
import { resolveLink, type CmsLink } from './links'
import { Mark } from './mark'
import { NavLinks } from './nav-links.client'

type SiteHeaderProps = {
  name: string
  locale: Locale
  links: readonly CmsLink[]
  controls: (place: 'bar' | 'sheet') => ReactNode
  search: (place: 'bar' | 'sheet') => ReactNode
  /** What a visitor reaches from every page at any width: the account, the cart. */
  actions: ReactNode
  /** Where there is no room for the box. */
  searchLink: { href: string; label: string }
}

type SiteSheetProps = Pick<SiteHeaderProps, 'name' | 'locale' | 'controls' | 'search'> & {
  items: readonly { href: string; label: string }[]
}

/** What small screens open from the header: the search box, the links in large, the controls. */
async function SiteSheet({ name, locale, items, controls, search }: SiteSheetProps) {
  const t = await getTranslations({ locale, namespace: 'site' })
  return (
    <div
      id="site-sheet"
      popover="auto"
      className="border-line bg-raised text-ink shadow-overlay backdrop:bg-scrim fixed inset-x-0 top-0 m-0 max-h-dvh w-full max-w-none overflow-y-auto border-b p-6"
    >
      <div className="flex items-center justify-between">
        <span className="font-serif text-xl font-semibold">{name}</span>
        <button
          type="button"
          popoverTarget="site-sheet"
          popoverTargetAction="hide"
          aria-label={t('closeMenu')}
          className="border-line grid size-11 place-items-center rounded-full border"
        >
          <X aria-hidden size={20} />
        </button>
      </div>
      {search('sheet')}
      <nav aria-label={t('mainNavigation')} className="mt-4">
        <NavLinks
          links={items}
          className=""
          itemClass="border-line border-b"
          linkClass="aria-[current]:text-lichen flex min-h-13 items-center font-serif text-2xl"
        />
      </nav>
      {/* The first letter of the languages stands below those of the links, their round marks beside. */}
      <div className="mt-6 flex flex-wrap items-center justify-between gap-4 *:first:-ms-2.5">{controls('sheet')}</div>
    </div>
  )
}

/** The header: one line on wide screens; on small ones a sheet that opens without script (popover). */
export async function SiteHeader({ name, locale, links, controls, search, actions, searchLink }: SiteHeaderProps) {
  const [t, danger] = await Promise.all([
    getTranslations({ locale, namespace: 'site' }),
    getTranslations({ locale, namespace: 'danger' }),
  ])
  const items = links.flatMap((link) => {
    const href = resolveLink(link, locale)
    return href ? [{ href, label: link.label }] : []
  })
  return (
    <header className="border-line bg-paper/95 sticky top-0 z-20 border-b backdrop-blur-sm">
      <div className="shell flex h-16 items-center gap-6 lg:gap-4">
        <a
          href={localizedPath(locale, '/')}
          className="flex min-h-11 items-center gap-2.5 font-serif text-xl font-semibold"
        >
          <Mark />
          <span className="max-[30rem]:sr-only lg:max-xl:sr-only">{name}</span>
        </a>
        <nav aria-label={t('mainNavigation')} className="hidden lg:block">
          <NavLinks
            links={items}
            className="flex items-center gap-1"
            linkClass="hover:text-lichen aria-[current]:text-lichen aria-[current]:underline underline-offset-8 decoration-2 inline-flex min-h-11 items-center rounded-full px-2.5 font-medium xl:px-3"
          />
        </nav>
        <div className="ms-auto hidden min-w-0 items-center gap-3 lg:flex">
          {/* Between 1024 and 1280 px the links leave no room for the box; the button beside the account leads to it. */}
          <div className="hidden w-64 min-w-0 xl:block">{search('bar')}</div>
          {controls('bar')}
        </div>
        {/* At 320 px the round buttons have just room. */}
        <div className="ms-auto flex items-center gap-2 max-[22rem]:gap-1 lg:ms-0">
          <a
            href={localizedPath(locale, poisonPath)}
            aria-label={danger('button')}
            title={danger('button')}
            className="border-amanita text-amanita grid size-11 place-items-center rounded-sm border-2"
          >
            <Siren aria-hidden size={20} />
          </a>
          <a
            href={searchLink.href}
            aria-label={searchLink.label}
            className="border-line grid size-11 shrink-0 place-items-center rounded-full border xl:hidden"
          >
            <Search aria-hidden size={20} />
          </a>
          {actions}
        </div>
        <button
          type="button"
          popoverTarget="site-sheet"
          aria-label={t('menu')}
          className="border-line -ms-4 grid size-11 shrink-0 place-items-center rounded-full border lg:hidden"
        >
          <Menu aria-hidden size={20} />
        </button>
      </div>
      <SiteSheet name={name} locale={locale} items={items} controls={controls} search={search} />
    </header>
  )
}
