import { Menu, Search, Siren, X } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import type { ComponentProps, ReactNode } from 'react'
import type { Locale } from '@/core/locales'
import { localizedPath, poisonPath } from '@/core/paths'
import { HeaderFrame } from './header-frame.client'
import { resolvedLinks, type CmsLink } from './links'
import { Mark } from './mark'
import { NavLinks } from './nav-links.client'
import { SheetFrame } from './sheet-frame.client'

const sheetId = 'site-sheet'

type SiteHeaderProps = {
  name: string
  locale: Locale
  links: readonly CmsLink[]
  controls: (place: 'bar' | 'sheet') => ReactNode
  search: (place: 'bar' | 'sheet') => ReactNode
  /** What a visitor reaches from every page at any width: the account, the cart. */
  actions: ReactNode
  /** The link to the search page, where there is no room for the search box. */
  searchLink: { href: string; label: string }
}

type NavItems = ComponentProps<typeof NavLinks>['links']

type SiteSheetProps = Pick<SiteHeaderProps, 'name' | 'locale' | 'controls' | 'search'> & {
  items: NavItems
}

/** The menu of small screens: the search box, the links in large type, the controls. */
async function SiteSheet({ name, locale, items, controls, search }: SiteSheetProps) {
  const t = await getTranslations({ locale, namespace: 'site' })
  return (
    <SheetFrame
      id={sheetId}
      className="border-line bg-raised text-ink shadow-overlay backdrop:bg-scrim fixed inset-x-0 top-0 m-0 max-h-dvh w-full max-w-none overflow-y-auto border-b p-[min(--spacing(6),7vw)]"
    >
      <div className="flex items-center justify-between gap-2">
        <span className="min-w-0 font-serif text-[min(1.25rem,9vw)] font-semibold">{name}</span>
        <button
          type="button"
          popoverTarget={sheetId}
          popoverTargetAction="hide"
          aria-label={t('closeMenu')}
          className="border-line grid size-[min(--spacing(11),15vw)] shrink-0 place-items-center rounded-full border"
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
      {/* The negative margin aligns the letters of the round locale links with the links above. */}
      <div className="mt-6 flex flex-wrap items-center justify-between gap-4 *:first:-ms-2.5">{controls('sheet')}</div>
    </SheetFrame>
  )
}

/** The header: one line on wide screens; on small ones a sheet that opens without script (popover). */
export async function SiteHeader({ name, locale, links, controls, search, actions, searchLink }: SiteHeaderProps) {
  const [t, danger] = await Promise.all([
    getTranslations({ locale, namespace: 'site' }),
    getTranslations({ locale, namespace: 'danger' }),
  ])
  const items: NavItems = resolvedLinks(links, locale).map(({ label, anchor }) => ({ children: label, ...anchor }))
  return (
    <HeaderFrame className="border-line bg-paper/95 sticky top-0 z-20 border-b backdrop-blur-sm data-lines:static">
      {/* `--spacing` in px keeps icons and gaps from growing with the font size; what does not fit wraps. */}
      <div className="shell flex min-h-16 flex-wrap items-center gap-x-6 py-2 [--spacing:4px] max-[22rem]:gap-x-3 lg:gap-x-4">
        <a
          href={localizedPath(locale, '/')}
          className="flex min-h-11 max-w-full items-center gap-2.5 font-serif text-xl font-semibold"
        >
          <Mark />
          <span className="min-w-0 max-[30rem]:sr-only lg:max-xl:sr-only">{name}</span>
        </a>
        <nav aria-label={t('mainNavigation')} className="hidden min-w-0 lg:block">
          <NavLinks
            links={items}
            className="flex flex-wrap items-center gap-x-1"
            itemClass="max-w-full"
            linkClass="hover:text-lichen aria-[current]:text-lichen aria-[current]:underline underline-offset-8 decoration-2 inline-flex min-h-11 max-w-full items-center rounded-full px-2.5 font-medium wrap-anywhere xl:px-3"
          />
        </nav>
        <div className="ms-auto hidden min-w-0 grow flex-wrap items-center justify-end gap-3 lg:flex">
          {/* Between 1024 and 1280 px the links leave no room for the box; the button beside the account leads to it. */}
          <div className="hidden w-40 max-w-64 grow xl:block">{search('bar')}</div>
          {controls('bar')}
        </div>
        <div className="ms-auto flex flex-wrap items-center gap-2 max-[22rem]:gap-1 lg:ms-0">
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
          <button
            type="button"
            popoverTarget={sheetId}
            aria-label={t('menu')}
            className="border-line grid size-11 shrink-0 place-items-center rounded-full border lg:hidden"
          >
            <Menu aria-hidden size={20} />
          </button>
        </div>
      </div>
      <SiteSheet name={name} locale={locale} items={items} controls={controls} search={search} />
    </HeaderFrame>
  )
}
