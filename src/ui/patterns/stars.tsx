type StarsProps = {
  /** 0..best. */
  value: number
  best: number
  /** What a screen reader says instead of the drawing. */
  label: string
}

/** A rating rendered in halves (NUM-01); one element, cut out of a two-coloured strip by a mask of stars. */
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
