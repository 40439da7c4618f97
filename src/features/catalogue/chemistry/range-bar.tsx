import type { CompoundAmount } from './amounts'

type RangeBarProps = {
  amount: Pick<CompoundAmount, 'min' | 'typical' | 'max' | 'section'>
  /** The amount of the full bar, where several are compared; by default the highest of this one. */
  top?: number | null
}

/** A bar from zero: the filled part is the published range, the mark the typical amount. */
export function RangeBar({ amount, top }: RangeBarProps) {
  const { min, typical, max } = amount
  const highest = max ?? typical
  if (!highest) return null
  const whole = Math.max(top ?? highest, highest)
  const end = (highest / whole) * 100
  const start = ((min ?? (max === null ? highest : 0)) / whole) * 100
  const tone = amount.section === 'psychoactive' ? 'bg-indigo' : 'bg-plum'
  return (
    <div aria-hidden className="range-bar bg-line relative h-2 overflow-hidden rounded-full">
      <div
        className={`absolute inset-y-0 rounded-full ${tone} opacity-50`}
        style={{ insetInlineStart: `${Math.max(0, Math.min(start, end - 3))}%`, insetInlineEnd: `${100 - end}%` }}
      />
      {typical !== null ? (
        <div
          className={`absolute inset-y-0 w-1 ${tone}`}
          style={{ insetInlineStart: `max(0px, ${(typical / whole) * 100}% - 4px)` }}
        />
      ) : null}
    </div>
  )
}
