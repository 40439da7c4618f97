import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/core/locales'
import { formatMeasure } from '@/platform/i18n/format'
import { amountText } from '../chemistry/amount-text'
import type { CompoundAmount } from '../chemistry/amounts'
import { RangeBar } from '../chemistry/range-bar'
import { SourceText } from '../chemistry/source-text'
import { unitText } from '../chemistry/unit-text'

type CompoundCardProps = {
  amount: CompoundAmount
  /** The highest amount of the guide in this unit; null where there is nothing to compare with. */
  top: number | null
  locale: Locale
  href: string
}

/** One compound in one species: how much, in which unit, from which source. */
export async function CompoundCard({ amount, top, locale, href }: CompoundCardProps) {
  const t = await getTranslations({ locale, namespace: 'species' })
  const { compound, source, benefits, benefitsLang } = amount
  const psychoactive = amount.section === 'psychoactive'
  return (
    <div className="rounded-card border-line bg-raised flex h-full flex-col gap-2 border p-4">
      <h4 className="text-lg">
        <a
          href={href}
          className={`underline decoration-1 underline-offset-4 ${psychoactive ? 'text-indigo' : 'text-plum'}`}
        >
          {compound.name[locale]}
        </a>
      </h4>
      {top !== null && amount.unit && (amount.max ?? amount.typical) ? (
        <div className="text-muted text-xs">
          <RangeBar amount={amount} top={top} />
          <p className="tabular mt-1 flex justify-between gap-4">
            <span>0</span>
            <span>{t('highest', { max: formatMeasure(top, unitText(amount.unit, locale), locale) })}</span>
          </p>
        </div>
      ) : null}
      <p className="tabular">{await amountText(amount, locale)}</p>
      {benefits ? (
        <p lang={benefitsLang} className="text-muted">
          {benefits}
        </p>
      ) : null}
      {source ? (
        <p className="text-muted mt-auto text-sm">
          <SourceText source={source} locale={locale} />
        </p>
      ) : null}
    </div>
  )
}
