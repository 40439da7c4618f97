import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/core/locales'
import { formatNumber } from '@/platform/i18n/format'
import type { CompoundAmount } from '../chemistry/amounts'
import { unitText } from '../chemistry/unit-text'

/** A bar from nothing to the highest published amount; the filled part is the published range. */
function RangeBar({ amount, tone }: { amount: CompoundAmount; tone: 'bg-indigo' | 'bg-reishi' }) {
  const { min, typical, max } = amount
  const top = max ?? typical
  if (!top) return null
  const start = ((min ?? (max === null ? (typical ?? 0) : 0)) / top) * 100
  return (
    <div aria-hidden className="bg-line relative h-2 overflow-hidden rounded-full">
      <div
        className={`absolute inset-y-0 end-0 rounded-full ${tone} opacity-50`}
        style={{ insetInlineStart: `${Math.min(start, 97)}%` }}
      />
      {typical !== null ? (
        <div
          className={`absolute inset-y-0 w-1 ${tone}`}
          style={{ insetInlineStart: `calc(${(typical / top) * 100}% - 4px)` }}
        />
      ) : null}
    </div>
  )
}

/** One compound in one species: how much, in which unit, from which source. */
export async function CompoundCard({ amount, locale, href }: { amount: CompoundAmount; locale: Locale; href: string }) {
  const t = await getTranslations({ locale, namespace: 'species' })
  const { compound, min, typical, max, source, benefits } = amount
  const unit = amount.unit ? unitText(amount.unit, locale) : ''
  const write = (value: number): string => formatNumber(value, locale)
  const texts = [
    min !== null && max !== null
      ? t('amountRange', { min: write(min), max: write(max), unit })
      : max !== null
        ? t('upTo', { max: write(max), unit })
        : min !== null
          ? t('from', { min: write(min), unit })
          : null,
    typical !== null ? t('typical', { amount: write(typical), unit }) : null,
  ].filter((text) => text !== null)
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
      <RangeBar amount={amount} tone={psychoactive ? 'bg-indigo' : 'bg-reishi'} />
      <p className="tabular">{texts.length > 0 ? texts.join(', ') : t('amountUnknown')}</p>
      {benefits ? <p className="text-muted">{benefits}</p> : null}
      {source ? <p className="text-muted mt-auto text-sm">{t('source', { source })}</p> : null}
    </div>
  )
}
