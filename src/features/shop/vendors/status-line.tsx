import type { Locale } from '@/core/locales'
import type { Vendor } from '@/payload-types'
import { formatDay } from '@/platform/i18n/format'
import { translatorOf } from '@/platform/i18n/translator'
import { vendorStatus } from './status'

const looks = {
  open: 'text-lichen font-semibold',
  away: 'bg-chanterelle-wash rounded-card w-fit px-4 py-2',
  closed: 'bg-amanita-wash rounded-card w-fit px-4 py-2 font-semibold',
} as const

/** Whether a store sells now, and until when it is away (D-30). */
export function StatusLine({ vendor, locale, now }: { vendor: Vendor; locale: Locale; now: Date }) {
  const t = translatorOf(locale)
  const { state, until } = vendorStatus(vendor, now)
  return (
    <p className={looks[state]}>
      {state === 'away' && until ? t('vendor.awayUntil', { date: formatDay(until, locale) }) : t(`vendor.${state}`)}
    </p>
  )
}
