import type { CardCollection } from '@/core/collections'
import { CardShell } from '@/ui/patterns/card-frame'
import { CountLine } from '@/ui/patterns/count-line'
import { cardColumns } from './card-list'
import { pictureRatio, textHeight } from './card-size'

const bar = 'bg-line/60 rounded-full'

type SkeletonsProps = { collection: CardCollection; count: number; label: string }

/** Empty frames of the size of cards, and a line for their count, while these load (ARC-04). */
export function CardSkeletons({ collection, count, label }: SkeletonsProps) {
  return (
    <div role="status" aria-label={label}>
      <div aria-hidden className="pointer-events-none">
        <CountLine>&nbsp;</CountLine>
        <ul className={cardColumns()}>
          {Array.from({ length: count }, (_, index) => (
            <li key={index} data-skeleton>
              <CardShell
                shape={pictureRatio(collection)}
                room={textHeight(collection)}
                picture={<div className="bg-line/60 size-full animate-pulse motion-reduce:animate-none" />}
              >
                <div className={`${bar} h-3 w-1/2`} />
                <div className={`${bar} h-5 w-3/4`} />
                <div className={`${bar} mt-auto h-6 w-1/3`} />
                <div className={`${bar} h-4 w-2/5`} />
              </CardShell>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
