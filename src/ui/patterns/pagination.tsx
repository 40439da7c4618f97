type PaginationProps = {
  /** Addresses of the neighbours; null at either end. */
  previous: string | null
  next: string | null
  labels: { navigation: string; previous: string; next: string; status: string }
}

const look = 'button button-secondary max-sm:px-3'

/** One row on any screen, the two at the ends of a narrow one. */
export const pager = {
  row: 'grid grid-cols-[1fr_auto_1fr] items-center gap-2 py-10 sm:flex sm:justify-center sm:gap-4 max-[21rem]:flex max-[21rem]:flex-wrap max-[21rem]:justify-between few-letters:flex few-letters:flex-wrap',
  previous: `${look} justify-self-start`,
  status: 'tabular text-muted text-center max-sm:text-sm',
  next: `${look} justify-self-end`,
} as const

/** Previous, next and where one is. The ends are shown but cannot be pressed (ARC-05). */
export function Pagination({ previous, next, labels }: PaginationProps) {
  return (
    <nav aria-label={labels.navigation} className={pager.row}>
      {previous ? (
        <a href={previous} rel="prev" className={pager.previous}>
          {labels.previous}
        </a>
      ) : (
        <span aria-disabled="true" role="link" className={`${pager.previous} opacity-40`}>
          {labels.previous}
        </span>
      )}
      <span className={pager.status}>{labels.status}</span>
      {next ? (
        <a href={next} rel="next" className={pager.next}>
          {labels.next}
        </a>
      ) : (
        <span aria-disabled="true" role="link" className={`${pager.next} opacity-40`}>
          {labels.next}
        </span>
      )}
    </nav>
  )
}
