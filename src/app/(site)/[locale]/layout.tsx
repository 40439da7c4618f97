import type { Metadata, Viewport } from 'next'
import { env } from '@/core/env'
import { siteFrame } from '@/features/content/server'
import { LanguageLinks } from '@/platform/i18n/language-links.client'
import { localeOf } from '@/platform/i18n/params'
import { themeColors } from '@/platform/theme/follow-theme'
import { SiteShell, type LayoutProps } from './site-shell'

export const dynamic = 'force-static'
/** Sales and seasons change by the clock: a page older than a quarter of an hour is rendered again behind the scenes. */
export const revalidate = 900
export const generateStaticParams = () => []

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: themeColors.light },
    { media: '(prefers-color-scheme: dark)', color: themeColors.dark },
  ],
}

export async function generateMetadata({ params }: LayoutProps): Promise<Metadata> {
  const { settings } = await siteFrame(await localeOf(params))
  return {
    metadataBase: new URL(env.siteUrl),
    title: { default: settings.siteName, template: `%s · ${settings.siteName}` },
    ...(settings.description ? { description: settings.description } : {}),
    icons: { icon: '/icon.svg' },
  }
}

export default function SiteLayout(props: LayoutProps) {
  return <SiteShell {...props} Languages={LanguageLinks} />
}
