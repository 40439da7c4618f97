import { getTranslations } from 'next-intl/server'
import type { ComponentType, CSSProperties, ReactNode } from 'react'
import { SearchBox } from '@/finder/search/search-box.client'
import { searchLabels } from '@/finder/search/search-labels'
import { langOf } from '@/cms/fallbacks'
import { languageTags } from '@/core/locales'
import { localizedPath, searchPath } from '@/core/paths'
import { siteFrame } from '@/features/content/server'
import { SiteFooter, SiteHeader } from '@/features/content/ui'
import { ConsentChoice, Measured } from '@/platform/analytics/measuring'
import { EarlyScript } from '@/platform/early/early-script'
import { Hydrated } from '@/platform/early/hydrated.client'
import type { LanguageLinksProps } from '@/platform/i18n/language-links.client'
import { localeOf } from '@/platform/i18n/params'
import { RestoreScroll } from '@/platform/i18n/restore-scroll.client'
import { KeepOffline } from '@/platform/offline/keep-offline.client'
import { PlaceScript } from '@/platform/place/place-script'
import { Hearts } from '@/platform/marks/like-labels.client'
import { ThemeSwitch } from '@/platform/theme/theme-switch'
import { fraunces, frauncesItalic, instrumentSans } from '../fonts'
import '../globals.css'
import { HeaderActions } from './header-actions'

export type LayoutProps = { children: ReactNode; params: Promise<{ locale: string }> }

type Props = LayoutProps & { Languages: ComponentType<LanguageLinksProps> }

/** Lets a visitor with a keyboard skip the header. */
function SkipLink({ text }: { text: string }) {
  return (
    <a
      href="#content"
      className="focus:bg-raised sr-only focus:not-sr-only focus:absolute focus:start-2 focus:top-2 focus:z-50 focus:p-4"
    >
      {text}
    </a>
  )
}

/** The frame around every page of the site. */
export async function SiteShell({ children, params, Languages }: Props) {
  const locale = await localeOf(params)
  const [{ header, footer, settings }, t, theme, language, likes, community, labels] = await Promise.all([
    siteFrame(locale),
    getTranslations({ locale, namespace: 'site' }),
    getTranslations({ locale, namespace: 'theme' }),
    getTranslations({ locale, namespace: 'language' }),
    getTranslations({ locale, namespace: 'likes' }),
    getTranslations({ locale, namespace: 'community' }),
    searchLabels(locale),
  ])
  const themeLabels = { group: theme('label'), system: theme('system'), light: theme('light'), dark: theme('dark') }
  return (
    <html
      lang={languageTags[locale]}
      className={`${fraunces.variable} ${frauncesItalic.variable} ${instrumentSans.variable}`}
      suppressHydrationWarning
    >
      <body className="flex min-h-dvh flex-col">
        <PlaceScript />
        <EarlyScript />
        <SkipLink text={t('skip')} />
        <SiteHeader
          name={settings.siteName}
          locale={locale}
          links={header.links ?? []}
          search={(place) => (
            <SearchBox
              locale={locale}
              action={localizedPath(locale, searchPath())}
              labels={labels}
              className={place === 'bar' ? '' : 'mt-4'}
            />
          )}
          actions={<HeaderActions locale={locale} />}
          searchLink={{ href: localizedPath(locale, searchPath()), label: labels.label }}
          controls={(place) => (
            <>
              <Languages locale={locale} label={language('label')} />
              <ThemeSwitch id={`theme-${place}`} labels={themeLabels} />
            </>
          )}
        />
        <main
          id="content"
          tabIndex={-1}
          className="flex-1 outline-none"
          style={{ '--clamp-lines': settings.lists.clampLines } as CSSProperties}
        >
          <Hearts
            labels={{
              like: likes.raw('like') as string,
              liked: likes('liked'),
              unlike: likes('unlike'),
              unliked: likes('unliked'),
              failed: community('notDone'),
            }}
          >
            {children}
          </Hearts>
        </main>
        <SiteFooter
          locale={locale}
          columns={footer.columns ?? []}
          notice={footer.notice ? { text: footer.notice, lang: langOf(footer, 'notice') } : null}
          choices={<ConsentChoice locale={locale} />}
        />
        <Measured locale={locale} />
        <RestoreScroll />
        <KeepOffline locale={locale} />
        <Hydrated />
      </body>
    </html>
  )
}
