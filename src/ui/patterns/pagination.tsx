type PaginationProps = {
  /** Addresses of the neighbours; null at either end. */
  previous: string | null
  next: string | null
  labels: { navigation: string; previous: string; next: string; status: string }
}

const look = 'button button-secondary max-sm:px-3'

/** One row with previous and next at its ends; where few letters fit in a row, the status is above them. */
export const pager = {
  row: 'grid grid-cols-[1fr_auto_1fr] items-center gap-2 py-10 sm:flex sm:justify-center sm:gap-4 max-[21rem]:flex max-[21rem]:flex-wrap few-letters:flex few-letters:flex-wrap',
  previous: `${look} justify-self-start`,
  status:
    'tabular text-muted text-center max-sm:text-sm max-[21rem]:-order-1 max-[21rem]:basis-full few-letters:-order-1 few-letters:basis-full',
  next: `${look} justify-self-end max-[21rem]:ml-auto few-letters:ml-auto`,
} as const

/** Previous, next and the current page; at either end the link is shown disabled (ARC-05). */
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
