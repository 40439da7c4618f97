'use client'

import { useSearchParams } from 'next/navigation'
import { LanguageLinks, type LanguageLinksProps } from './language-links.client'

/** Locale links of a page that is rendered for its query; they keep the query without scripts too (I18-02, PRS-02). */
export function LiveLanguageLinks(props: LanguageLinksProps) {
  return <LanguageLinks {...props} search={useSearchParams().toString()} />
}
