import type { ReactNode } from 'react'
import type { Locale } from '@/core/locales'
import { translatorOf } from '../i18n/translator'
import { ExpanderEvents } from './expander-events.client'

type ExpanderProps = {
  /** The length of the content, and the number of characters above which it collapses. */
  length: number
  threshold: number
  /** Its height while collapsed, in percent of the viewport's. */
  height: number
  locale: Locale
  children: ReactNode
}

/**
 * Long content that starts collapsed and expands in place without scripts (BLK-06); short content is rendered as it is.
 */
export function Expander({ length, threshold, height, locale, children }: ExpanderProps) {
  if (length <= threshold) return children
  const t = translatorOf(locale)
  return (
    <ExpanderEvents height={height} more={t('expander.more')} less={t('expander.less')}>
      {children}
    </ExpanderEvents>
  )
}
