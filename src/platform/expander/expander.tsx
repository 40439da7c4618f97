import type { ReactNode } from 'react'
import type { Locale } from '@/core/locales'
import { translatorOf } from '../i18n/translator'
import { ExpanderEvents } from './expander-events.client'

type ExpanderProps = {
  /** How long its text is, and from how many characters on it collapses. */
  length: number
  threshold: number
  /** Per cent of the screen's height that it has while it is collapsed. */
  height: number
  locale: Locale
  children: ReactNode
}

/** A long text that begins collapsed and opens in place, without scripts (BLK-06); a short one just stands there. */
export function Expander({ length, threshold, height, locale, children }: ExpanderProps) {
  if (length <= threshold) return children
  const t = translatorOf(locale)
  return (
    <ExpanderEvents height={height} more={t('expander.more')} less={t('expander.less')}>
      {children}
    </ExpanderEvents>
  )
}
