import { Card } from './card'
import type { CardView } from './card-view'

const threeColumns = 'sm:grid-cols-2 lg:grid-cols-3'

export type CardsProps = {
  items: readonly CardView[]
  /** How many of the first pictures load at once. */
  eager?: number
  columns?: string
}

/** Cards in one, two or three columns (ARC-01). */
export function Cards({ items, eager = 0, columns = threeColumns }: CardsProps) {
  return (
    <ul className={`grid grid-cols-1 gap-5 ${columns}`}>
      {items.map((view, index) => (
        <li key={view.id}>
          <Card view={view} priority={index < eager} />
        </li>
      ))}
    </ul>
  )
}
