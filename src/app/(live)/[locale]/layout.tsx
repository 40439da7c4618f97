import { LiveLanguageLinks } from '@/platform/i18n/live-language-links.client'
import { SiteShell, type LayoutProps } from '../../(site)/[locale]/site-shell'

/**
 * Pages that read the address's query, and so are rendered for every request; everything else is static and stands in
 * (site). The frame around them is the same.
 */
export default function LiveLayout(props: LayoutProps) {
  return <SiteShell {...props} Languages={LiveLanguageLinks} />
}

export { generateMetadata, viewport } from '../../(site)/[locale]/layout'
