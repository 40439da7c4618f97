import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/core/locales'
import { amountText } from './amount-text'
import type { CompoundAmount } from './amounts'
import { RangeBar } from './range-bar'
import { SourceText } from './source-text'

type AmountBarProps = {
  amount: CompoundAmount | null
  /** The amount that fills the bar, in the unit of this one. */
  top: number | null
  locale: Locale
}

/** An amount as a bar, a text and its source; says so where it is not known. */
export async function AmountBar({ amount, top, locale }: AmountBarProps) {
  const t = await getTranslations({ locale, namespace: 'species' })
  return (
    <>
      {amount ? <RangeBar amount={amount} top={top} /> : null}
      <p className="tabular">{amount ? await amountText(amount, locale) : t('amountUnknown')}</p>
      {amount?.source ? (
        <p className="text-muted text-sm">
          <SourceText source={amount.source} locale={locale} />
        </p>
      ) : null}
    </>
  )
}
