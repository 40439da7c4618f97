'use client'

import { useSearchParams } from 'next/navigation'
import { LanguageLinks, type LanguageLinksProps } from './language-links.client'

/** On a page that is rendered for its query, which without scripts is kept as well (I18-02, PRS-02). */
export function LiveLanguageLinks(props: LanguageLinksProps) {
  return <LanguageLinks {...props} search={useSearchParams().toString()} />
}
