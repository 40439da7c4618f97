import { Card } from './card'
import type { CardView } from './card-view'

const threeColumns = 'sm:grid-cols-2 lg:grid-cols-3'

/** One, two or three columns (ARC-01), or those given. */
export const cardColumns = (columns = threeColumns): string => `grid grid-cols-1 gap-5 ${columns}`

type CardsProps = {
  items: readonly CardView[]
  /** How many of the first pictures load at once. */
  eager?: number
  columns?: string
}

/** Cards in columns. */
export function Cards({ items, eager = 0, columns }: CardsProps) {
  return (
    <ul className={cardColumns(columns)}>
      {items.map((view, index) => (
        // A list may hold several collections, whose ids may be equal.
        <li key={`${view.relationTo}:${view.id}`}>
          <Card view={view} priority={index < eager} />
        </li>
      ))}
    </ul>
  )
}
