import type { AdminViewServerProps } from 'payload'
import { firstValue } from '@/core/query'

/** The page number in the address of an admin page; 1 by default. */
export const deskPage = ({ searchParams }: AdminViewServerProps): number =>
  Math.max(1, Math.floor(Number(firstValue(searchParams?.page))) || 1)

type DeskPagesProps = {
  readonly page: number
  readonly pages: number
  readonly addressOf: (page: number) => string
  readonly labels: { readonly previous: string; readonly next: string }
}

/** The current page number with links to the previous and next page. */
export function DeskPages({ page, pages, addressOf, labels }: DeskPagesProps) {
  if (pages <= 1) return null
  return (
    <p className="sporeprint-desk-pages">
      {page > 1 ? <a href={addressOf(page - 1)}>{labels.previous}</a> : null} {page} / {pages}{' '}
      {page < pages ? <a href={addressOf(page + 1)}>{labels.next}</a> : null}
    </p>
  )
}
