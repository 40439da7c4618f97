type StarsProps = {
  /** 0..best. */
  value: number
  best: number
  /** The rating for screen readers. */
  label: string
}

/** A rating in half stars (NUM-01): one element, a two-coloured strip behind a mask of stars. */
export function Stars({ value, best, label }: StarsProps) {
  const filled = (Math.round(value * 2) / 2 / best) * 100
  return (
    <span
      role="img"
      aria-label={label}
      title={label}
      className="stars"
      style={{
        width: `${best}rem`,
        background: `linear-gradient(to right, currentColor ${filled}%, var(--line) ${filled}%)`,
      }}
    />
  )
}
