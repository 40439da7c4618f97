import type { Locale } from '@/core/locales'
import { translatorOf } from '@/platform/i18n/translator'
import { moneyText } from '../pricing/view'
import type { Notice } from './model'

/** The message of a notice in a locale. */
export function noticeText(notice: Notice, locale: Locale): string {
  const t = translatorOf(locale)
  switch (notice.kind) {
    case 'priceChanged':
      return t('cart.notices.priceChanged', {
        from: moneyText(notice.from, locale),
        to: moneyText(notice.to, locale),
      })
    case 'onlyLeft':
      return t('cart.notices.onlyLeft', { count: notice.left })
    case 'notSent':
      return [t('cart.notices.notSent', { place: notice.place }), notice.reason].filter(Boolean).join(' ')
    default:
      return t(`cart.notices.${notice.kind}`)
  }
}
