import type { ReactNode } from 'react'
import SiteLayout from '../../(site)/[locale]/layout'

/**
 * Pages that read the address's query, and so are rendered for every request; everything else is static and stands in
 * (site). The frame around them is the same.
 */
export default function LiveLayout(props: { children: ReactNode; params: Promise<{ locale: string }> }) {
  return <SiteLayout {...props} />
}

export { generateMetadata, viewport } from '../../(site)/[locale]/layout'
