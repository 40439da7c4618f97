import { Chip } from './chip'

export type PriceProps = {
  /** The current price, or the message that it is not known. */
  now: string
  unit: string | null
  /** A running sale: the former price, as text and read out (null if the cheapest variant has none), and its name. */
  sale: { before: string | null; spoken: string | null; label: string } | null
  known: boolean
  large?: boolean
}

/** A price, its unit, and what it was before a running sale. */
export function Price({ now, unit, sale, known, large = false }: PriceProps) {
  if (!known) return <p className="text-muted">{now}</p>
  return (
    <p className={`tabular flex flex-wrap items-baseline gap-x-2 gap-y-1 ${large ? 'text-2xl' : 'text-lg'}`}>
      <strong className="font-semibold">{now}</strong>
      {sale?.before ? (
        <s className="text-muted text-sm">
          <span className="sr-only">{sale.spoken}</span>
          <span aria-hidden>{sale.before}</span>
        </s>
      ) : null}
      {unit ? <span className="text-muted text-sm">/ {unit}</span> : null}
      {sale ? <Chip tone="chanterelle">{sale.label}</Chip> : null}
    </p>
  )
}
