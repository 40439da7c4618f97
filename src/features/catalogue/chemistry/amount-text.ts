import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/core/locales'
import { formatMeasure, formatNumber } from '@/platform/i18n/format'
import type { CompoundAmount } from './amounts'
import { unitText } from './unit-text'

type Amount = Pick<CompoundAmount, 'min' | 'typical' | 'max' | 'unit'>

/** An amount in words: its range, what is typical, or that it is not established (SPC-03). */
export async function amountText(amount: Amount, locale: Locale): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'species' })
  const { min, typical, max } = amount
  const unit = amount.unit ? unitText(amount.unit, locale) : ''
  const write = (value: number): string =>
    unit === '' ? formatNumber(value, locale) : formatMeasure(value, unit, locale)
  const texts = [
    min !== null && min === max
      ? write(min)
      : min !== null && max !== null
        ? t('amountRange', { min: formatNumber(min, locale), max: write(max) })
        : max !== null
          ? t('upTo', { max: write(max) })
          : min !== null
            ? t('from', { min: write(min) })
            : null,
    typical !== null ? t('typical', { amount: write(typical) }) : null,
  ].filter((text) => text !== null)
  return texts.length > 0 ? texts.join(', ') : t('amountUnknown')
}
