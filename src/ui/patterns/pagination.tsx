type PaginationProps = {
  /** Addresses of the neighbours; null at either end. */
  previous: string | null
  next: string | null
  labels: { navigation: string; previous: string; next: string; status: string }
}

const look = 'button button-secondary'

/** Previous, next and where one is. The ends are shown but cannot be pressed (ARC-05). */
export function Pagination({ previous, next, labels }: PaginationProps) {
  return (
    <nav aria-label={labels.navigation} className="flex flex-wrap items-center justify-center gap-4 py-10">
      {previous ? (
        <a href={previous} rel="prev" className={look}>
          {labels.previous}
        </a>
      ) : (
        <span aria-disabled="true" role="link" className={`${look} opacity-40`}>
          {labels.previous}
        </span>
      )}
      <span className="tabular text-muted">{labels.status}</span>
      {next ? (
        <a href={next} rel="next" className={look}>
          {labels.next}
        </a>
      ) : (
        <span aria-disabled="true" role="link" className={`${look} opacity-40`}>
          {labels.next}
        </span>
      )}
    </nav>
  )
}
