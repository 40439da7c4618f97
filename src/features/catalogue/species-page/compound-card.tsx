import type { Locale } from '@/core/locales'
import { amountText } from '../chemistry/amount-text'
import type { CompoundAmount } from '../chemistry/amounts'
import { RangeBar } from '../chemistry/range-bar'
import { SourceText } from '../chemistry/source-text'

/** One compound in one species: how much, in which unit, from which source. */
export async function CompoundCard({ amount, locale, href }: { amount: CompoundAmount; locale: Locale; href: string }) {
  const { compound, source, benefits, benefitsLang } = amount
  const psychoactive = amount.section === 'psychoactive'
  return (
    <div className="rounded-card border-line bg-raised flex h-full flex-col gap-2 border p-4">
      <h4 className="text-lg">
        <a
          href={href}
          className={`underline decoration-1 underline-offset-4 ${psychoactive ? 'text-indigo' : 'text-reishi'}`}
        >
          {compound.name[locale]}
        </a>
      </h4>
      <RangeBar amount={amount} />
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
