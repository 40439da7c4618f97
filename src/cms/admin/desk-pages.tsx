import type { AdminViewServerProps } from 'payload'
import { firstValue } from '@/core/query'

/** The number of a page that a desk's address names; without one the first. */
export const deskPage = ({ searchParams }: AdminViewServerProps): number =>
  Math.max(1, Math.floor(Number(firstValue(searchParams?.page))) || 1)

type DeskPagesProps = {
  readonly page: number
  readonly pages: number
  readonly addressOf: (page: number) => string
  readonly labels: { readonly previous: string; readonly next: string }
}

/** Where a page of a desk stands among the others, and the ways to those beside it. */
export function DeskPages({ page, pages, addressOf, labels }: DeskPagesProps) {
  if (pages <= 1) return null
  return (
    <p className="sporeprint-desk-pages">
      {page > 1 ? <a href={addressOf(page - 1)}>{labels.previous}</a> : null} {page} / {pages}{' '}
      {page < pages ? <a href={addressOf(page + 1)}>{labels.next}</a> : null}
    </p>
  )
}
